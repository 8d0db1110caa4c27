import type { Asked } from './address';
import type { Hit, Marked, Results } from '~/search/results';

/** Results on a page. */
export const PAGE = 10;

/** A search result. The owner's search gives fewer fields than the index. */
export interface Found extends Partial<Pick<Hit, 'date' | 'closes' | 'state' | 'reference' | 'file' | 'lang'>> {
  readonly url: string;
  readonly title: Marked;
  readonly text: Marked;
  readonly kind: string;
  /** Set if query words stand in the text outside the shown part. */
  readonly excerpt?: (() => Promise<Marked | undefined>) | undefined;
}

export interface FoundPages {
  readonly found: readonly Found[];
  readonly total: number;
  readonly hasMore: boolean;
  /** Only from the index. */
  readonly results?: Results;
}

/** Returns the results of pages `first` to `last`, counted from 1. The source decides the page size. May fail. */
export type Source = (asked: Asked, first: number, last: number) => Promise<FoundPages>;
