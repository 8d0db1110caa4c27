import { fieldOf } from '../field.ts';
import { listIn, numberOf, textOf } from './answer.ts';

/** One result of the owner's search. */
export interface ApiHit {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly type: string;
}

export interface ApiHits {
  readonly hits: readonly ApiHit[];
  /** Of all pages. */
  readonly count: number | undefined;
  readonly hasNext: boolean;
}

/** A page of the owner's search. A result needs a title and an address. */
export function hitsIn(answer: unknown): ApiHits {
  const hits = listIn(answer).map((wire) => ({
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
