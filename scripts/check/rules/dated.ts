// Checks that each page shows the date of its last update. GIGW requires the date on the home page and the main pages, and DBIM
// on all other pages.
import { decoded } from '../../../src/lib/decoded.ts';
import { placed, property, textOf } from '../html.ts';
import { meta, type RulePage } from './page.ts';
import { SIGNS } from './signs.ts';
import type { Site } from './site.ts';
import { type Check, finding } from './watch.ts';

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));

/** True if a page has a day that machines can read, either beside words such as "last updated" or in its metadata. */
function isDated({ tree }: RulePage): boolean {
  const inText = placed(tree, 'time').some(
    ({ element, around: [parent] }) =>
      isDay(property(element, 'dateTime') ?? '') && parent && SIGNS.updated.test(textOf(parent)),
  );
  return inText || isDay(meta(tree, 'article:modified_time') ?? '');
}

const inSections = (page: RulePage, site: Site): string[] =>
  page.links.flatMap(({ part, url, isInside }) =>
    part === 'header' && isInside ? (site.fileAt(decoded(url?.pathname ?? '')) ?? []) : [],
  );

function dated(areMain: boolean): Check {
  return (site) => {
    const main = new Set<string>();
    const seen: { file: string; path: string; has: boolean }[] = [];
    return {
      page: (page) => {
        if (page.isHome) for (const file of [page.file, ...inSections(page, site)]) main.add(file);
        seen.push({ file: page.file, path: page.path, has: isDated(page) });
        return undefined;
      },
      end: () =>
        seen
          .filter(({ file }) => main.has(file) === areMain)
          .map(({ path, has }) => ({
            path,
            findings: has ? [] : [finding('the page', 'the day of the last update as <time datetime>', 'none')],
          })),
    };
  };
}

export const datedMainPages = dated(true);
export const datedOtherPages = dated(false);
