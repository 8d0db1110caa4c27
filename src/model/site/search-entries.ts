import { href } from '~/routes';
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
