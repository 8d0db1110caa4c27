import { findWords } from '../find/words';
import type { Found, Source } from './found';
import { answerOf } from '~/lib/content-api/answer';
import { type ApiHit, hitsIn } from '~/lib/content-api/hits';
import { linkHref } from '~/routes';
import type { Kind } from '~/search/kinds';
import type { Marked } from '~/search/results';
import { pageLang } from '~/stores/page-lang';

/** Maps the API's list names to kinds: an owner's search may use them as types. */
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

/** The kind in words, in the page's language. Unknown types stay. */
function kindOf(type: string): string {
  const name = type.toLowerCase().replaceAll(/[\s_]+/g, '-');
  const word = `kind_${KIND_OF_LIST[name] ?? name}`;
  return isWord(word) ? findWords[word] : type;
}

const plain = (text: string): Marked => ({ text, marks: [] });

const resultOf = ({ title, url, excerpt, type }: ApiHit): Found => ({
  url: linkHref({ url, isExternal: false }, pageLang()),
  title: plain(title),
  text: plain(excerpt),
  kind: kindOf(type),
});

/** The owner's search, used when the index fails. It has no filters, and its own page size. */
export const fromApi =
  (address: string): Source =>
  async ({ words }, first, last) => {
    const found: Found[] = [];
    let [total, hasMore] = [0, true];
    for (let page = first; page <= last && hasMore; page += 1) {
      const answer = hitsIn(await answerOf(`${address}?search=${encodeURIComponent(words)}&page=${page}`));
      found.push(...answer.hits.map(resultOf));
      total = answer.count ?? found.length;
      hasMore = answer.hasNext;
    }
    return { found, total, hasMore };
  };
