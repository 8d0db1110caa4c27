// Removes lines that need no action from a report: links that lead to a page, and lines whose time has passed.
import { decoded } from '../../src/lib/decoded.ts';
import type { ReportLine } from './report.ts';

/** The files that can answer a path, in either language. An entry without a translation has a page in both languages. */
function filesFor(path: string): string[] {
  const [, bare = ''] = /^\/*(?:(?:hi|en)(?:\/|$))?(.*?)\/*$/s.exec(path) ?? [];
  return ['', 'hi/'].flatMap((lang) => [`${lang}${bare}.html`, `${lang}${bare}/index.html`, `${lang}${bare}`]);
}

/** True if the site has a page for this path. `hasFile` returns whether the site has a file. */
function isAlive(path: string, hasFile: (name: string) => boolean): boolean {
  const bare = path.replace(/\/+$/, '');
  if (/^\/?(?:hi|en)?$/.test(bare)) return true;
  return [bare, decoded(bare)].some((one) => filesFor(one).some(hasFile));
}

interface Site {
  /** The time, in milliseconds. */
  readonly now: number;
  /** True if the site has a file of this name. */
  readonly hasFile: (name: string) => boolean;
}

/** Returns the lines that are still true when all pages exist. A dead link never stops a publish. */
export const openLines = (lines: readonly ReportLine[], { now, hasFile }: Site): ReportLine[] =>
  lines.filter(({ kind, about, found = '', until }) => {
    if (until !== undefined && Date.parse(until) < now) return false;
    return kind !== 'advice' || about !== 'dead-link' || !isAlive(found, hasFile);
  });
