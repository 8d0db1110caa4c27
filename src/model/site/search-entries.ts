import { href } from '~/routes';
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
