import { fieldOf } from '../field.ts';
import { numberOf, textOf } from './answer.ts';

/** A result of the search in the owner's API. */
export interface ApiHit {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly type: string;
}

export interface ApiHits {
  readonly hits: readonly ApiHit[];
  /** The number of results on all pages. */
  readonly count: number | undefined;
  readonly hasNext: boolean;
}

/**
 * Reads one page of results from the search in the owner's API. Leaves out results without a title or an address.
 * Throws if `results` is no list.
 */
export function hitsIn(answer: unknown): ApiHits {
  const list = fieldOf(answer, 'results');
  if (!Array.isArray(list)) throw new Error('no list');
  const hits = list.map((wire: unknown) => ({
    title: textOf(wire, 'title'),
    url: textOf(wire, 'url'),
    excerpt: textOf(wire, 'excerpt'),
    type: textOf(wire, 'type'),
  }));
  return {
    hits: hits.filter(({ title, url }) => title && url),
    count: numberOf(fieldOf(answer, 'count')),
    hasNext: Boolean(fieldOf(answer, 'next')),
  };
}
