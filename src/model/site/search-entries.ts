import { limits } from '~/config';
import { LANGS, type Lang } from '~/i18n/lang';
import { pagesOf } from '~/lib/paging';
import { href, pagePath } from '~/routes';
import type { Entry } from '~/search/entry';

/** What is found, at its address without the language. */
type Found = Omit<Entry, 'url'> & { readonly path: string };

const made = new WeakMap<object, Entry>();
const saysTheSame = (a: Entry, b: Entry): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Entry>;
  return [...names].every((name) => a[name] === b[name]);
};

/** The entry of a thing: the very one it was before while nothing of it has changed, which is seen at a glance. */
export function asBefore(of: object, entry: Entry): Entry {
  const before = made.get(of);
  if (before && saysTheSame(before, entry)) return before;
  made.set(of, entry);
  return entry;
}

/** The entry of a thing that stands at a path of the site. */
export const entryOf = (of: object, { path, ...found }: Found): Entry =>
  asBefore(of, { ...found, url: href(path, found.lang) });

/** Texts one after the other, those that are there. */
export const body = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Facts one after the other, as a reader tells them apart. */
export const facts = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** What was written in a language: who reads the other one is shown it there as well, and it is found once. */
export async function written<Thing extends { lang: Lang }>(
  list: (lang: Lang) => Promise<readonly Thing[]>,
): Promise<Thing[]> {
  const lists = await Promise.all(LANGS.map(async (lang) => (await list(lang)).filter((one) => one.lang === lang)));
  return lists.flat();
}

/** Each row of a list that was written in the list's language, with its place: the page it is on, and its id there. */
export const rowsOf = <Row extends { id: string; lang: Lang }>(
  lang: Lang,
  path: string,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): { row: Row; place: string }[] =>
  pagesOf(rows, limits.rowsPerPage)
    .flatMap(({ items, number }) => items.map((row) => ({ row, place: `${pagePath(path, number)}#${idOf(row)}` })))
    .filter(({ row }) => row.lang === lang);
