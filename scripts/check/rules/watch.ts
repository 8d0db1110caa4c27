// The form of a check. A check looks at each page once, and may report more faults after the last page.
import type { RulePage } from './page.ts';
import type { Site } from './site.ts';

/** A fault: its place, the content that the rule expects, and the content that was found. */
export interface Finding {
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

/** The result of a check for one page. Without findings, the page meets the row. */
interface Judged {
  readonly path: string;
  readonly findings: readonly Finding[];
}

export interface Watch {
  /**
   * Returns the faults of a page. Returns undefined if the page has nothing to judge, or if the check judges only after the
   * last page.
   */
  readonly page?: (page: RulePage) => readonly Finding[] | undefined;
  readonly end?: () => Promise<readonly Judged[]> | readonly Judged[];
}

/** Returns undefined if the check cannot judge this site. For example, a folder may have no headers. */
export type Check = (site: Site) => Watch | undefined;

export const finding = (at: string, expected: string, found: string): Finding => ({ at, expected, found });

/** Makes a check that judges each page alone. */
export const onEachPage =
  (page: NonNullable<Watch['page']>): Check =>
  () => ({ page });

/** Makes a check of one part of the page, such as all tables. Pages without such a part are not counted. */
export const onParts = <Part>(
  partsOf: (page: RulePage) => readonly Part[],
  findingsOf: (part: Part, page: RulePage) => readonly Finding[],
): Check =>
  onEachPage((page) => {
    const parts = partsOf(page);
    return parts.length === 0 ? undefined : parts.flatMap((part) => findingsOf(part, page));
  });

/** Returns the most frequent value. The checks report every other value as a difference. */
export function mostCommon(values: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<readonly [string, number]>((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}
