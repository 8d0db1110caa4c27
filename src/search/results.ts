import type { Kind, Lang } from './ids.ts';

/** Character positions in a text; `to` is exclusive. */
export type Range = readonly [from: number, to: number];

/** A text and the ranges that match the query. */
export interface Marked {
  readonly text: string;
  readonly marks: readonly Range[];
}

export interface Hit {
  /** Stable: other entries do not change it. */
  readonly id: number;
  readonly lang: Lang;
  readonly kind: Kind;
  readonly url: string;
  readonly title: Marked;
  /** The beginning of its body. */
  readonly lead: Marked;
  /** Set if query words stand only in the rest of its body: pass this file to `excerpt`. */
  readonly textFile: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly date: string | undefined;
  /** The closing time in milliseconds. */
  readonly closes: number | undefined;
  readonly state: State | undefined;
  readonly reference: string | undefined;
  readonly file: { readonly type: string; readonly bytes: number | undefined } | undefined;
}

/** Only tenders and jobs have a state. */
export type State = 'open' | 'closed';

export interface Filters {
  readonly kind?: Kind | undefined;
  readonly year?: number | undefined;
  readonly state?: State | undefined;
}

export interface Results {
  /** The number of results with the filters. */
  readonly total: number;
  readonly hits: readonly Hit[];
  /** For each choice of a filter, the number of results if the other filters stay. */
  readonly counts: {
    readonly kinds: Readonly<Partial<Record<Kind, number>>>;
    readonly years: Readonly<Record<number, number>>;
    readonly states: Readonly<Record<State, number>>;
  };
  /** A corrected query, if no entry has all words and a correction exists. */
  readonly nearest: string | undefined;
  /** Query words that no result has, as typed. */
  readonly lacking: readonly string[];
  /** The matched words, folded: pass them to `excerpt`. */
  readonly words: readonly string[];
}

export interface Question {
  readonly query: string;
  /** The page's language: its entries come first. */
  readonly lang: Lang;
  /** In milliseconds. */
  readonly now: number;
  readonly filters?: Filters | undefined;
  /** The number of hits to skip; 0 by default. */
  readonly from?: number | undefined;
  /** The number of hits to return; 10 by default. */
  readonly count?: number | undefined;
}

/** An index file is missing or wrong. Ask the content API instead. */
export class IndexUnavailable extends Error {
  override name = 'IndexUnavailable';
  readonly file: string;
  constructor(file: string, cause?: unknown) {
    super(`The search index has no ${file}.`, { cause });
    this.file = file;
  }
}

/** The search, in a Worker or on the page. Rejects with `IndexUnavailable` only. */
export interface Search {
  readonly search: (question: Question) => Promise<Results>;
  /** At most 6 hits for a query that is still being typed. */
  readonly suggest: (question: Question) => Promise<readonly Hit[]>;
  /** The part of a hit's text that matches best; undefined if no part does. */
  readonly excerpt: (textFile: string, words: readonly string[]) => Promise<Marked | undefined>;
}
