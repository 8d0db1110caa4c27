import { limits } from '~/config';
import { LANGS, type Lang } from '~/i18n/lang';
import { pagesOf } from '~/lib/paging';
import { href, pagePath } from '~/routes';
import type { Entry } from '~/search/entry';

/** A search entry with a path without language. */
type Found = Omit<Entry, 'url'> & { readonly path: string };

const made = new WeakMap<object, Entry>();
const saysTheSame = (a: Entry, b: Entry): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Entry>;
  return [...names].every((name) => a[name] === b[name]);
};

/** Returns the previous entry object if nothing has changed, so that callers can compare with `===`. */
export function asBefore(of: object, entry: Entry): Entry {
  const before = made.get(of);
  if (before && saysTheSame(before, entry)) return before;
  made.set(of, entry);
  return entry;
}

/** The search entry of something with a path on the site. */
export const entryOf = (of: object, { path, ...found }: Found): Entry =>
  asBefore(of, { ...found, url: href(path, found.lang) });

/** Joins the texts that exist. */
export const body = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Joins the facts that exist, with a separator. */
export const facts = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Entries written in the list's language. Others are shown there too, but must be found only once. */
export async function written<Thing extends { lang: Lang }>(
  list: (lang: Lang) => Promise<readonly Thing[]>,
): Promise<Thing[]> {
  const lists = await Promise.all(LANGS.map(async (lang) => (await list(lang)).filter((one) => one.lang === lang)));
  return lists.flat();
}

/** Rows written in the list's language, with path and fragment ID. */
export const rowsOf = <Row extends { id: string; lang: Lang }>(
  lang: Lang,
  path: string,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): { row: Row; place: string }[] =>
  pagesOf(rows, limits.rowsPerPage)
    .flatMap(({ items, number }) => items.map((row) => ({ row, place: `${pagePath(path, number)}#${idOf(row)}` })))
    .filter(({ row }) => row.lang === lang);
