import type { Kind, Lang } from './ids.ts';

/** One thing that can be found. Language and address together are its key; the address may lead to a place in a page. */
export interface Entry {
  /** The language it is written in. */
  readonly lang: Lang;
  readonly kind: Kind;
  readonly url: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** The moment from which one is too late, for a tender or a job; the moment it was cancelled, if that came first. */
  readonly closes?: string | undefined;
  readonly reference?: string | undefined;
  /** Everything else it says, as plain text: summary first, then the rest; captions, lyrics, corrigenda. */
  readonly body?: string | undefined;
  /** Of a file. */
  readonly fileType?: string | undefined;
  readonly fileBytes?: number | undefined;
}

export const keyOfEntry = ({ lang, url }: Pick<Entry, 'lang' | 'url'>): string => `${lang} ${url}`;

/** Of two entries with one key the same one counts, whichever came first. */
const isLater = (a: Entry, b: Entry): boolean => JSON.stringify(a) > JSON.stringify(b);

/** Entries by their keys. */
export function uniqueEntries(entries: Iterable<Entry>): Map<string, Entry> {
  const byKey = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOfEntry(entry);
    const before = byKey.get(key);
    if (!before || isLater(entry, before)) byKey.set(key, entry);
  }
  return byKey;
}
