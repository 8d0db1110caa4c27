import type { Kind, Lang } from './ids.ts';

/** Character positions in a text. The character at `to` is no longer part of the range. */
export type Range = readonly [from: number, to: number];

/** A text and the ranges that match the query. */
export interface Marked {
  readonly text: string;
  readonly marks: readonly Range[];
}

export interface Hit {
  /** The ID of the entry. It rarely changes when other entries change. */
  readonly id: number;
  readonly lang: Lang;
  readonly kind: Kind;
  readonly url: string;
  readonly title: Marked;
  /** The beginning of the body text. */
  readonly lead: Marked;
  /** The file to pass to `excerpt` if query words are only in the rest of the body text; else undefined. */
  readonly textFile: string | undefined;
  /** The date has the form `YYYY-MM-DD`. It is undefined for a list, because the date of a list is only for sorting. */
  readonly date: string | undefined;
  /** The closing time in milliseconds. */
  readonly closes: number | undefined;
  readonly state: State | undefined;
  readonly reference: string | undefined;
  readonly file: { readonly type: string; readonly bytes: number | undefined } | undefined;
  /** The page numbers of other pages of the document that have the same words, in order. */
  readonly otherPages: readonly number[] | undefined;
  /** Further facts about the entry (`Entry.about`). */
  readonly about: readonly string[];
}

/** Only tenders and jobs have a state. */
export type State = 'open' | 'closed';

export interface Filters {
  readonly kind?: Kind | undefined;
  readonly year?: number | undefined;
  readonly state?: State | undefined;
  /** The English name of a unit. An empty text filters nothing, but loads and counts the units. */
  readonly unit?: string | undefined;
  /** The first and the last day, as `YYYY-MM-DD`. Entries without a date are left out. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Sorts the newest first, and results without a date last. This works only if the results can be sorted (`canSort`). */
  readonly order?: 'newest' | undefined;
}

export interface Results {
  /** The number of results after filtering. */
  readonly total: number;
  readonly hits: readonly Hit[];
  /** How many results each value of a filter would give if the other filters do not change. */
  readonly counts: {
    readonly kinds: Readonly<Partial<Record<Kind, number>>>;
    readonly years: Readonly<Record<number, number>>;
    readonly states: Readonly<Record<State, number>>;
    /**
     * The counts by the English name of a unit, with the unit's name in the language of the page. Empty unless the filter has
     * `unit`.
     */
    readonly units: Readonly<Record<string, { readonly said: string; readonly count: number }>>;
  };
  /**
   * True if the results can be sorted by date. False for a query that names a kind, because the search would have to load too
   * many results. These results are already in the order of their dates.
   */
  readonly canSort: boolean;
  /** A corrected query. Undefined if an entry has all words, or if there is no correction. */
  readonly nearest: string | undefined;
  /** True if an entry has all words of the query. */
  readonly hasAll: boolean;
  /** The query words, as typed, that no result has. */
  readonly lacking: readonly string[];
  /** The matched words in their simple form. Pass these words to `excerpt`. */
  readonly words: readonly string[];
}

export interface Question {
  readonly query: string;
  /** The language of the page. Entries in this language get a higher score. */
  readonly lang: Lang;
  /** The current time in milliseconds. */
  readonly now: number;
  readonly filters?: Filters | undefined;
  /** The number of hits to skip. The default is 0. */
  readonly from?: number | undefined;
  /** The number of hits to return. The default is 10. */
  readonly count?: number | undefined;
}

/** An index file is missing or wrong. The caller should then ask the content API. */
export class IndexUnavailable extends Error {
  override name = 'IndexUnavailable';
  readonly file: string;
  constructor(file: string, cause?: unknown) {
    super(`The search index has no ${file}.`, { cause });
    this.file = file;
  }
}

/** The search, in a Worker or on the page. Its promises reject only with `IndexUnavailable`. */
export interface Search {
  readonly search: (question: Question) => Promise<Results>;
  /** Returns at most 6 hits for a query that the visitor is still typing. */
  readonly suggest: (question: Question) => Promise<readonly Hit[]>;
  /** Returns the part of a hit's text that matches best. If no part matches, returns the beginning of the text. */
  readonly excerpt: (textFile: string, words: readonly string[]) => Promise<Marked>;
}
