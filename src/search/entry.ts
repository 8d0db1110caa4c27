import type { Kind, Lang } from './ids.ts';

/** One entry of the index. Its key is its language and its address together. The address may have a fragment (`#…`). */
export interface Entry {
  readonly lang: Lang;
  readonly kind: Kind;
  readonly url: string;
  readonly title: string;
  /** The date has the form `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** True while the date is in the future. Such an entry makes no other entry old. */
  readonly isToCome?: true | undefined;
  /** The time when a tender or job closes, in ISO 8601. If it was cancelled earlier, this is the time of cancelling. */
  readonly closes?: string | undefined;
  readonly reference?: string | undefined;
  /** The rest of the entry's text: first the summary, then captions, lyrics and corrigenda (changes of a tender). */
  readonly body?: string | undefined;
  /** Only files have a type and a size. */
  readonly fileType?: string | undefined;
  readonly fileBytes?: number | undefined;
}

export const keyOfEntry = ({ lang, url }: Pick<Entry, 'lang' | 'url'>): string => `${lang} ${url}`;

/** Decides which of two entries with the same key counts. Their order does not matter. */
const isLater = (a: Entry, b: Entry): boolean => JSON.stringify(a) > JSON.stringify(b);

/** Returns one entry for each key. */
export function uniqueEntries(entries: Iterable<Entry>): Map<string, Entry> {
  const byKey = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOfEntry(entry);
    const before = byKey.get(key);
    if (!before || isLater(entry, before)) byKey.set(key, entry);
  }
  return byKey;
}
