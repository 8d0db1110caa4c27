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
  const page = Math.min(last, Math.max(1, Math.ceil(results.total / PAGE)));
  return { found, total: results.total, page, hasMore: page * PAGE < results.total, results };
};
