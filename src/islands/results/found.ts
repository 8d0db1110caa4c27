import type { Asked } from './address';
import { about, search } from '../find/search';
import { findWords } from '../find/words';
import { linkHref } from '~/routes';
import type { Hit, Marked, Results } from '~/search/results';
import { pageLang } from '~/stores/page-lang';

/** One thing that was found; the content API knows less of it than the index. */
export interface Found extends Partial<Pick<Hit, 'date' | 'closes' | 'state' | 'reference' | 'file' | 'lang'>> {
  readonly url: string;
  readonly title: Marked;
  readonly text: Marked;
  readonly kind: string;
  /** Words of the query stand in its text, but not in what is shown of it. */
  readonly excerpt?: (() => Promise<Marked | undefined>) | undefined;
}

export interface FoundPage {
  readonly found: readonly Found[];
  readonly total: number;
  readonly hasMore: boolean;
  /** What the index alone knows. */
  readonly results?: Results;
}

/** Ten results: the first ten are page 1. It may fail. */
export type Source = (asked: Asked, page: number) => Promise<FoundPage>;

const PAGE = 10;
const MOST_SECONDS = 20;

export const fromIndex: Source = async ({ words, filters }, page) => {
  const results = await search.search({ ...about(words), filters, from: (page - 1) * PAGE, count: PAGE });
  const found = results.hits.map((hit) => ({
    ...hit,
    text: hit.lead,
    kind: findWords[`kind_${hit.kind}`],
    excerpt: hit.textFile ? () => search.excerpt(hit.textFile ?? '', results.words) : undefined,
  }));
  return { found, total: results.total, hasMore: page * PAGE < results.total, results };
};

interface Answer {
  readonly title: string;
  readonly url: string;
  readonly excerpt?: string | null;
  readonly type?: string | null;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'url' in value &&
  typeof value.url === 'string';

const plain = (text: string): Marked => ({ text, marks: [] });

/** The owner's own search, for when the index cannot be had. It knows no filters. */
export const fromApi =
  (address: string): Source =>
  async ({ words }, page) => {
    const answer = await fetch(`${address}?search=${encodeURIComponent(words)}&page=${page}`, {
      signal: AbortSignal.timeout(MOST_SECONDS * 1000),
    });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const { results, count } = (await answer.json()) as { results?: unknown; count?: unknown };
    if (!Array.isArray(results)) throw new Error(`${address}: no results`);
    const found = results.filter(isAnswer).map(({ title, url, excerpt, type }) => ({
      url: linkHref({ url, isExternal: false }, pageLang()),
      title: plain(title),
      text: plain(excerpt ?? ''),
      kind: type ?? '',
    }));
    const total = typeof count === 'number' ? count : found.length;
    return { found, total, hasMore: found.length > 0 && page * found.length < total };
  };
