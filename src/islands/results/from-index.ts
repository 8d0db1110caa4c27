import { about, search } from '../find/search';
import { findWords } from '../find/words';
import { PAGE, type Source } from './found';

/** Results from the site's index. */
export const fromIndex: Source = async ({ words, filters }, first, last) => {
  const range = { from: (first - 1) * PAGE, count: (last - first + 1) * PAGE };
  const results = await search.search({ ...about(words), filters, ...range });
  const found = results.hits.map((hit) => ({
    ...hit,
    text: hit.lead,
    kind: findWords[`kind_${hit.kind}`],
    excerpt: hit.textFile ? () => search.excerpt(hit.textFile ?? '', results.words) : undefined,
  }));
  return { found, total: results.total, hasMore: last * PAGE < results.total, results };
};
