import type { Kind, Lang } from './ids.ts';

/** One entry of the index. Its key is its language and its address together. The address may have a fragment (`#…`). */
export interface Entry {
  readonly lang: Lang;
  readonly kind: Kind;
  readonly url: string;
  readonly title: string;
  /** The date has the form `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /**
   * True while the date is in the future. Such an entry does not count as newer than other entries (see `closings.ts`).
   */
  readonly isToCome?: true | undefined;
  /** The time when a tender or job closes, in ISO 8601. If it was cancelled earlier, the time of the cancellation. */
  readonly closes?: string | undefined;
  readonly reference?: string | undefined;
  /** The rest of the entry's text: first the summary, then captions, lyrics and corrigenda (changes of a tender). */
  readonly body?: string | undefined;
  /** The unit or area of the company, as a filter value: its name in English, or in both languages (`unit.ts`). */
  readonly unit?: string | undefined;
  /** The keywords that editors gave a page. They count nearly as much as its title. The results do not show them. */
  readonly keywords?: string | undefined;
  /** More words by which the search finds the entry. The results do not show these words. */
  readonly words?: string | undefined;
  /** The name that an entry and its translation share. Needed only if their addresses differ in more than the language. */
  readonly shared?: string | undefined;
  /**
   * The number of a page of a document, from 1. All pages of a document have the same `shared`, title and date, and are one
   * result. Page 1 must be an entry, because only page 1 has the title in the index.
   */
  readonly page?: number | undefined;
  /** Further facts about the document of a page. The search returns these facts unchanged. */
  readonly about?: readonly string[] | undefined;
  /** Only files have a type and a size. */
  readonly fileType?: string | undefined;
  readonly fileBytes?: number | undefined;
}

/** An entry and its translation may differ in these parts of the address: the language, and the page number of a list. */
const OF_LANGUAGE = /^\/hi(?=\/|$)|\/page\/\d+(?=#)/g;

/** Returns the name that an entry shares with its translation: its kind, and its address without the language. */
export const sharedName = ({ kind, url, shared }: Pick<Entry, 'kind' | 'url' | 'shared'>): string =>
  `${kind} ${shared ?? (url.replace(OF_LANGUAGE, '') || '/')}`;

export const keyOfEntry = ({ lang, url }: Pick<Entry, 'lang' | 'url'>): string => `${lang} ${url}`;

/**
 * True if `a` is used and not `b`. Of two entries with the same key, only one is used. Their order does not change the result.
 */
const isLater = (a: Entry, b: Entry): boolean => JSON.stringify(a) > JSON.stringify(b);

/** Returns one entry for each key (language and address). */
export function uniqueEntries(entries: Iterable<Entry>): Map<string, Entry> {
  const byKey = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOfEntry(entry);
    const before = byKey.get(key);
    if (!before || isLater(entry, before)) byKey.set(key, entry);
  }
  return byKey;
}
