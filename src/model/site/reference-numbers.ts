// Pages with all reference numbers in order. Here, a visitor whose browser runs no scripts finds the page of an entry by the
// number that is written on paper.
import type { Lang } from '~/i18n/lang';
import { find } from '~/i18n/messages/find';
import { texts } from '~/i18n/texts';
import { derived, derivedBy } from '~/lib/queries';
import { type PageOf, pagesOf } from '~/lib/paging';
import { pagePath, paths, plainPath } from '~/routes';
import type { Kind } from '~/search/kinds';
import { nameIn } from '~/search/unit';
import { type Branch, leaf } from './branch';
import type { SitePage } from './kind';
import { everyKind } from './kinds';

/**
 * The largest number of reference numbers on a page. This was measured with 12,000 irregular numbers in the best compression: a
 * number with its link takes about 13 bytes, and the ranges of all pages take 800 bytes. So the largest page (in Hindi) has
 * less than 11,000 bytes.
 */
const MOST_ON_A_PAGE = 240;
const collator = new Intl.Collator('en', { numeric: true });
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

interface Numbered {
  readonly reference: string;
  /** The page or row of the entry, without a language. */
  readonly path: string;
  readonly kind: Kind;
  /** The unit of the entry, in both languages (`src/search/unit.ts`). */
  readonly unit: string | undefined;
}

/** All numbers. A changed news entry leaves them as they are, and then they are not sorted again. */
const getNumbered = derived(async (): Promise<readonly Numbered[]> => {
  const found = (await Promise.all(everyKind.map((kind) => kind.found()))).flatMap(({ entries }) => entries);
  // An entry and its translation have the same page.
  const byPlace = new Map(
    found.flatMap(({ reference, url, kind, unit }): [string, Numbered][] =>
      reference ? [[`${reference} ${plainPath(url)}`, { reference, path: plainPath(url), kind, unit }]] : [],
    ),
  );
  return [...byPlace.values()];
});

const getPages = derived(async (): Promise<readonly PageOf<Numbered>[]> => {
  const all = [...(await getNumbered())];
  // The collator treats 07 and 7 as equal, so equal numbers are also compared as texts.
  all.sort(
    (a, b) =>
      collator.compare(a.reference, b.reference) || inOrder(a.reference, b.reference) || inOrder(a.path, b.path),
  );
  return pagesOf(all, MOST_ON_A_PAGE);
});

/** Returns the beginning of a number: everything before its last part. */
const beginningOf = ({ reference }: Numbered): string => reference.slice(0, reference.lastIndexOf('/') + 1);

const shared = <Value>([first, ...others]: readonly Value[]): Value | undefined =>
  others.every((one) => one === first) ? first : undefined;

/**
 * Names a group of numbers by their beginning, and in words: by the unit of those that name one, or else by their kind, if it is the
 * same one.
 */
function titleOf(beginning: string, those: readonly Numbered[], lang: Lang): string {
  const [unit, kind] = [shared(those.flatMap((one) => one.unit ?? [])), shared(those.map((one) => one.kind))];
  const words = unit ? nameIn(unit, lang) : kind && find[lang][`kind_${kind}`].replaceAll(' ', '\u00a0');
  return words ? `${beginning}… (${words})` : `${beginning}…`;
}

/** Groups the numbers of a page by their beginning. */
function branchesOf(items: readonly Numbered[], lang: Lang): Branch[] {
  const line = ({ reference, path }: Numbered): Branch => leaf({ title: reference, lang, path }, lang);
  return [...Map.groupBy(items, beginningOf)].flatMap(([beginning, those]) =>
    beginning === '' || those.length === 1
      ? those.map(line)
      : { title: titleOf(beginning, those, lang), lang, target: undefined, below: those.map(line) },
  );
}

export interface NumberPage extends Omit<PageOf<Numbered>, 'items'> {
  readonly path: string;
  /** The first and the last number of the page. */
  readonly range: string;
  readonly branches: readonly Branch[];
}

export const getNumberPages = derivedBy(async (lang: Lang): Promise<readonly NumberPage[]> =>
  (await getPages()).map(({ items, ...page }) => ({
    ...page,
    path: pagePath(paths.numbers, page.number),
    range: [items[0], items.at(-1)].map((one) => one?.reference ?? '').join(' – '),
    branches: branchesOf(items, lang),
  })),
);

/** Returns the pages for the site maps. */
export async function numberPages(lang: Lang): Promise<SitePage[]> {
  const t = texts(lang);
  const [title, purpose] = [t('verify:numbers'), t('verify:numbers_description', { name: t('website:name') })];
  return (await getNumberPages(lang)).map(({ path, number }) => ({
    section: number === 1 ? 'screens' : 'further',
    path,
    title,
    lang,
    purpose,
    list: paths.verify,
  }));
}
