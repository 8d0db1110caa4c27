import type { Asked } from './address';
import type { Hit, Marked, Results } from '~/search/results';

/** The number of results on a page. */
export const PAGE = 10;

/** A search result. The company's own search gives fewer fields than the site's index. */
export interface Found extends Partial<Pick<Hit, 'date' | 'closes' | 'state' | 'reference' | 'file' | 'lang'>> {
  readonly url: string;
  readonly title: Marked;
  readonly text: Marked;
  readonly kind: string;
  /**
   * A function that loads the part of the text that matches best. Unset if all found words are in the shown part of the text.
   */
  readonly excerpt?: (() => Promise<Marked>) | undefined;
}

export interface FoundPages {
  readonly found: readonly Found[];
  readonly total: number;
  /**
   * The page number of the last of these results. If there are fewer pages than the visitor asked for, this number is lower
   * than the number in `Asked`.
   */
  readonly page: number;
  readonly hasMore: boolean;
  /** Set only if the results come from the index. */
  readonly results?: Results;
}

/** Returns the results of pages `first` to `last`, counted from 1. The source decides the page size. May reject. */
export type Source = (asked: Asked, first: number, last: number) => Promise<FoundPages>;
