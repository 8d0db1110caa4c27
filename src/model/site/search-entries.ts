import { limits } from '~/config';
import { href } from '~/routes';
import type { Entry } from '~/search/entry';
import { cutText } from '~/search/lead';

/** A search entry with a path (without a language) instead of an address. */
type Found = Omit<Entry, 'url'> & { readonly path: string };

const made = new WeakMap<object, Entry>();
const saysTheSame = (a: Entry, b: Entry): boolean => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Entry>;
  return [...names].every((name) => a[name] === b[name]);
};

/** Returns the previous object if the entry has not changed, so that callers can compare with `===`. */
export function asBefore(of: object, entry: Entry): Entry {
  const before = made.get(of);
  if (before && saysTheSame(before, entry)) return before;
  made.set(of, entry);
  return entry;
}

/** Makes the search entry of a page, a row or a file with a path on this site. */
export function entryOf(of: object, { path, body: text, ...found }: Found): Entry {
  const isLong = text !== undefined && text.length > limits.searchLetters;
  return asBefore(of, {
    ...found,
    url: href(path, found.lang),
    body: isLong ? cutText(text, limits.searchLetters) : text,
  });
}

/** Joins the texts that are not empty. */
export const body = (...parts: readonly (string | undefined | readonly string[])[]): string =>
  parts.flat().filter(Boolean).join(' ');

/** Joins the facts that are not empty, with a dot between them. */
export const facts = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
