import type { Kind, Lang } from './ids.ts';

/** From a sign of a text up to another. */
export type Range = readonly [from: number, to: number];

/** A text and the places in it that answer the query. */
export interface Marked {
  readonly text: string;
  readonly marks: readonly Range[];
}

export interface Hit {
  /** The same for the same entry, whatever else is published. */
  readonly id: number;
  /** The language it is written in. */
  readonly lang: Lang;
  readonly kind: Kind;
  readonly url: string;
  readonly title: Marked;
  /** How its text begins. */
  readonly lead: Marked;
  /** Its text holds words of the query that neither title nor lead has: `excerpt` finds them in this file. */
  readonly textFile: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly date: string | undefined;
  /** The moment from which one is too late, in milliseconds. */
  readonly closes: number | undefined;
  readonly state: State | undefined;
  readonly reference: string | undefined;
  readonly file: { readonly type: string; readonly bytes: number | undefined } | undefined;
}

/** Of tenders and jobs; nothing for what does not close. */
export type State = 'open' | 'closed';

export interface Filters {
  readonly kind?: Kind | undefined;
  readonly year?: number | undefined;
  readonly state?: State | undefined;
}

export interface Results {
  /** How many there are with the filters. */
  readonly total: number;
  readonly hits: readonly Hit[];
  /** How many there would be with each choice of a filter, the other filters being as they are. */
  readonly counts: {
    readonly kinds: Readonly<Partial<Record<Kind, number>>>;
    readonly years: Readonly<Record<number, number>>;
    readonly states: Readonly<Record<State, number>>;
  };
  /** The query as it would be spelt with words that are there, if it has one that is not and nothing has all of it. */
  readonly nearest: string | undefined;
  /** Words of the query that no result has, as they were asked for: the results are those of the others. */
  readonly lacking: readonly string[];
  /** The words that were found, folded: what `excerpt` marks. */
  readonly words: readonly string[];
}

export interface Question {
  readonly query: string;
  /** Of the page: what is in it comes first. */
  readonly lang: Lang;
  /** In milliseconds. */
  readonly now: number;
  readonly filters?: Filters | undefined;
  /** How many hits come before the first one wanted; 0 unless told. */
  readonly from?: number | undefined;
  /** How many hits are wanted; 10 unless told. */
  readonly count?: number | undefined;
}

/** A file of the index did not come, or is no such file. Ask the content API instead. */
export class IndexUnavailable extends Error {
  override name = 'IndexUnavailable';
  readonly file: string;
  constructor(file: string, cause?: unknown) {
    super(`The search index has no ${file}.`, { cause });
    this.file = file;
  }
}

/** The whole of the search, in a Worker or beside the page. Nothing but `IndexUnavailable` is ever thrown. */
export interface Search {
  readonly search: (question: Question) => Promise<Results>;
  /** At most 6, for a query that is still being written. */
  readonly suggest: (question: Question) => Promise<readonly Hit[]>;
  /** The part of a hit's text that answers best; nothing if no part does. */
  readonly excerpt: (textFile: string, words: readonly string[]) => Promise<Marked | undefined>;
}
