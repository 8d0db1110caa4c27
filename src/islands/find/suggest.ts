import type { Suggest } from '../use-suggestions';
import { make } from '../make';
import { cutAtMarks } from './marked';
import { isSafe } from './safe';
import { about, search } from './search';
import { findWords } from './words';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';

/**
 * Loads the files for a search into the browser's cache before the results page opens. Without a text, loads only the
 * files that every search needs. With data saving, loads nothing.
 */
export async function prepareSearch(text = ''): Promise<void> {
  if (isSaving()) return;
  const asks = about(text);
  await (text ? search.search(asks) : search.suggest(asks)).catch(() => {});
}

/** Returns suggestions from the index, or none if data saving is on. */
export const suggest: Suggest = async (text) => {
  if (isSaving()) return [];
  const hits = await search.suggest(about(text));
  return hits
    .filter(({ url }) => isSafe(url))
    .map(({ url, title, kind, lang, file }) => {
      const foreign = lang === pageLang() ? undefined : lang;
      return {
        url,
        // The site's own files may be on another host. Opening such a file does not count as leaving the site.
        leaves: !file && make('a', { href: url }).origin !== location.origin,
        parts: cutAtMarks(title),
        notes: [findWords[`kind_${kind}`], ...(foreign ? [findWords[`in_${foreign}`]] : [])],
        lang: foreign,
      };
    });
};
