// How a check is written: it looks at each page as it passes, and may say more when all have passed.
import type { RulePage } from './page.ts';
import type { Site } from './site.ts';

/** A fault: where, what the rule expects, and what stands there. */
export interface Finding {
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

/** What a check says of one page. Without findings, the page meets the row. */
interface Judged {
  readonly path: string;
  readonly findings: readonly Finding[];
}

export interface Watch {
  /** The faults of a page. Undefined: nothing on it to judge, or only at the end. */
  readonly page?: (page: RulePage) => readonly Finding[] | undefined;
  readonly end?: () => Promise<readonly Judged[]> | readonly Judged[];
}

/** Undefined if this site cannot be judged by this check, such as a folder without headers. */
export type Check = (site: Site) => Watch | undefined;

export const finding = (at: string, expected: string, found: string): Finding => ({ at, expected, found });

/** A check that needs no memory. */
export const onEachPage =
  (page: NonNullable<Watch['page']>): Check =>
  () => ({ page });

/** A check of one part of the page, such as all tables. Pages without such a part are not counted. */
export const onParts = <Part>(
  partsOf: (page: RulePage) => readonly Part[],
  findingsOf: (part: Part, page: RulePage) => readonly Finding[],
): Check =>
  onEachPage((page) => {
    const parts = partsOf(page);
    return parts.length === 0 ? undefined : parts.flatMap((part) => findingsOf(part, page));
  });

/** The value that most have. It is the one from which the others differ. */
export function mostCommon(values: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<readonly [string, number]>((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}
