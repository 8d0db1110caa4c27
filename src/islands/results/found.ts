import type { Asked } from './address';
import type { Hit, Marked, Results } from '~/search/results';

/** So many are shown at once. */
export const PAGE = 10;

/** One thing that was found; the content API knows less of it than the index. */
export interface Found extends Partial<Pick<Hit, 'date' | 'closes' | 'state' | 'reference' | 'file' | 'lang'>> {
  readonly url: string;
  readonly title: Marked;
  readonly text: Marked;
  readonly kind: string;
  /** Words of the query stand in its text, but not in what is shown of it. */
  readonly excerpt?: (() => Promise<Marked | undefined>) | undefined;
}

export interface FoundPages {
  readonly found: readonly Found[];
  readonly total: number;
  readonly hasMore: boolean;
  /** What the index alone knows. */
  readonly results?: Results;
}

/** The results of some pages, from 1 on, a page being as many as the source gives at once. It may fail. */
export type Source = (asked: Asked, first: number, last: number) => Promise<FoundPages>;
