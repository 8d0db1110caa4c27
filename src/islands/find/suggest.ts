import type { Suggest } from '../use-suggestions';
import { make } from '../make';
import { cutAtMarks } from './marked';
import { isSafe } from './safe';
import { about, search } from './search';
import { findWords } from './words';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';

/**
 * Starts a search early, so that the results page finds its files in the browser's cache; without words, what every search
 * needs.
 */
export async function prepareSearch(text = ''): Promise<void> {
  if (isSaving()) return;
  const asks = about(text);
  await (text ? search.search(asks) : search.suggest(asks)).catch(() => {});
}

/** Suggestions from the index. None if data saving is on. */
export const suggest: Suggest = async (text) => {
  if (isSaving()) return [];
  const hits = await search.suggest(about(text));
  return hits
    .filter(({ url }) => isSafe(url))
    .map(({ url, title, kind, lang, file }) => {
      const foreign = lang === pageLang() ? undefined : lang;
      return {
        url,
        // The site's own files may be on another host: that does not count as leaving.
        leaves: !file && make('a', { href: url }).origin !== location.origin,
        parts: cutAtMarks(title),
        notes: [findWords[`kind_${kind}`], ...(foreign ? [findWords[`in_${foreign}`]] : [])],
        lang: foreign,
      };
    });
};
