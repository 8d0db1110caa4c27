import type { Suggest } from '../use-suggestions';
import { make } from '../make';
import { cutAtMarks } from './marked';
import { isSafe } from './safe';
import { about, search } from './search';
import { findWords } from './words';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';

/** Begins the search for a text that is typed or sent, so that the page of results has less to wait for. */
export async function prepareSearch(text: string): Promise<void> {
  if (isSaving()) return;
  const asks = about(text);
  await (text ? search.search(asks) : search.suggest(asks)).catch(() => {});
}

/** What the index of the site has for words that are being typed; nothing for a visitor who saves data. */
export const suggest: Suggest = async (text) => {
  if (isSaving()) return [];
  const hits = await search.suggest(about(text));
  return hits
    .filter(({ url }) => isSafe(url))
    .map(({ url, title, kind, lang, file }) => {
      const foreign = lang === pageLang() ? undefined : lang;
      return {
        url,
        // The site's own files may come from another host.
        leaves: !file && make('a', { href: url }).origin !== location.origin,
        parts: cutAtMarks(title),
        notes: [findWords[`kind_${kind}`], ...(foreign ? [findWords[`in_${foreign}`]] : [])],
        lang: foreign,
      };
    });
};
