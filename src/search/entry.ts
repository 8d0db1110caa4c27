import type { Kind, Lang } from './ids.ts';

/** One entry of the index. Language and address together are its key; the address may have a fragment. */
export interface Entry {
  readonly lang: Lang;
  readonly kind: Kind;
  readonly url: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** When a tender or job closes, or was cancelled if that was earlier. ISO 8601. */
  readonly closes?: string | undefined;
  readonly reference?: string | undefined;
  /** The rest of its text: summary first, then captions, lyrics, corrigenda. */
  readonly body?: string | undefined;
  /** Only for files. */
  readonly fileType?: string | undefined;
  readonly fileBytes?: number | undefined;
}

export const keyOfEntry = ({ lang, url }: Pick<Entry, 'lang' | 'url'>): string => `${lang} ${url}`;

/** Decides between two entries with one key, independent of their order. */
const isLater = (a: Entry, b: Entry): boolean => JSON.stringify(a) > JSON.stringify(b);

/** Entries by key, without duplicates. */
export function uniqueEntries(entries: Iterable<Entry>): Map<string, Entry> {
  const byKey = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOfEntry(entry);
    const before = byKey.get(key);
    if (!before || isLater(entry, before)) byKey.set(key, entry);
  }
  return byKey;
}
