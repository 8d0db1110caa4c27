import { findWords } from '../find/words';
import type { Found, Source } from './found';
import { linkHref } from '~/routes';
import type { Kind } from '~/search/kinds';
import type { Marked } from '~/search/results';
import { pageLang } from '~/stores/page-lang';

const MOST_SECONDS = 20;

/** What the lists of the content API hold: an owner's search may call a result by its list. */
const KIND_OF_LIST: Readonly<Record<string, Kind>> = {
  'news-and-updates': 'news',
  'upcoming-events': 'event',
  'past-events': 'event',
  'photo-gallery': 'album',
  'photo-gallery-details': 'album',
  'video-gallery': 'video',
  'corporate-songs': 'song',
  pages: 'page',
  'data-listing': 'page',
  'data-listing-detail': 'notice',
  recruitments: 'job',
  'penal-actions': 'penal-action',
  'tenders-by-period': 'tender',
};

const isWord = (name: string): name is keyof typeof findWords => name in findWords;

/** What a result is, in the language of the page; an owner's own word for it stays. */
function kindOf(type: string): string {
  const name = type.toLowerCase().replaceAll(/[\s_]+/g, '-');
  const word = `kind_${KIND_OF_LIST[name] ?? name}`;
  return isWord(word) ? findWords[word] : type;
}

interface Answer {
  readonly title: string;
  readonly url: string;
  readonly excerpt?: unknown;
  readonly type?: unknown;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'url' in value &&
  typeof value.url === 'string';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const plain = (text: string): Marked => ({ text, marks: [] });

const resultOf = ({ title, url, excerpt, type }: Answer): Found => ({
  url: linkHref({ url, isExternal: false }, pageLang()),
  title: plain(title),
  text: plain(textIn(excerpt)),
  kind: kindOf(textIn(type)),
});

/** A page of the owner's search. */
async function ask(address: string): Promise<{ results: readonly unknown[]; count?: unknown; next?: unknown }> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
  const list = answer.ok ? ((await answer.json()) as { results?: unknown } | null) : null;
  if (!Array.isArray(list?.results)) throw new Error(`${address}: ${answer.status}`);
  return { ...list, results: list.results };
}

/** The owner's own search, for when the index cannot be had. It knows no filters; how long its pages are is the owner's affair. */
export const fromApi =
  (address: string): Source =>
  async ({ words }, first, last) => {
    const found: Found[] = [];
    let [total, hasMore] = [0, true];
    for (let page = first; page <= last && hasMore; page += 1) {
      const { results, count, next } = await ask(`${address}?search=${encodeURIComponent(words)}&page=${page}`);
      found.push(...results.filter(isAnswer).map(resultOf));
      total = typeof count === 'number' ? count : found.length;
      hasMore = Boolean(next);
    }
    return { found, total, hasMore };
  };
