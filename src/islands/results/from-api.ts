import { findWords } from '../find/words';
import type { Found, Source } from './found';
import { answerOf } from '~/lib/content-api/answer';
import { type ApiHit, hitsIn } from '~/lib/content-api/hits';
import { linkHref } from '~/routes';
import { type Kind, KINDS } from '~/search/kinds';
import type { Marked } from '~/search/results';
import { pageLang } from '~/stores/page-lang';

/**
 * The names that the API has for the lists of a kind, other than the name of the kind or its plural with -s. The company's own
 * search may use these names as types of results.
 */
const LISTS: Readonly<Partial<Record<Kind, string>>> = {
  news: 'news-and-updates',
  event: 'upcoming-events past-events',
  album: 'photo-gallery photo-gallery-details',
  video: 'video-gallery',
  song: 'corporate-songs',
  tender: 'tenders-by-period',
  notice: 'data-listing-detail',
  job: 'recruitments',
  list: 'data-listing',
};

const isWord = (name: string): name is keyof typeof findWords => name in findWords;

/** Returns the name of a type in the page's language. An unknown type is returned unchanged. */
function kindOf(type: string): string {
  const name = type.toLowerCase().replaceAll(/[\s_]+/g, '-');
  const kind = KINDS.find((one) => [one, `${one}s`, ...(LISTS[one]?.split(' ') ?? [])].includes(name));
  const word = `kind_${kind ?? name}`;
  return isWord(word) ? findWords[word] : type;
}

const plain = (text: string): Marked => ({ text, marks: [] });

const resultOf = ({ title, url, excerpt, type }: ApiHit): Found => ({
  url: linkHref({ url, isExternal: false }, pageLang()),
  title: plain(title),
  text: plain(excerpt),
  kind: kindOf(type),
});

/** The company's own search, used when the site's index fails. It has no filters and decides the page size itself. */
export const fromApi =
  (address: string): Source =>
  async ({ words }, first, last) => {
    const found: Found[] = [];
    let [total, hasMore, page] = [0, true, first - 1];
    while (page < last && hasMore) {
      page += 1;
      const answer = hitsIn(await answerOf(`${address}?search=${encodeURIComponent(words)}&page=${page}`));
      found.push(...answer.hits.map(resultOf));
      total = answer.count ?? found.length;
      hasMore = answer.hasNext;
    }
    return { found, total, page, hasMore };
  };
