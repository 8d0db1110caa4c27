import type { Suggest } from '../use-suggestions';
import { make } from '../make';
import { cutAtMarks } from './marked';
import { isSafe } from './safe';
import { about, search } from './search';
import { findWords } from './words';
import type { Hit } from '~/search/results';
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

/** Returns the note below the title of a suggestion. */
type BriefOf = (one: Pick<Hit, 'state' | 'closes' | 'file' | 'date' | 'lead'>) => readonly string[];

/**
 * The longest time, in milliseconds, to wait for the notes below the titles. On a very slow connection, suggestions are shown
 * without these notes.
 */
const MOST_WAIT_MS = 300;
const waited = () => new Promise<undefined>((resolve) => setTimeout(resolve, MOST_WAIT_MS));

/**
 * Returns suggestions from the index, or none if data saving is on. Suggestions of entries that close, and of files, have the
 * same notes as the results. If the words for these notes do not load, the suggestions show only the kind.
 */
export const suggestWith =
  (loadBriefOf: () => Promise<BriefOf>): Suggest =>
  async (text) => {
    if (isSaving()) return [];
    const loading = loadBriefOf().catch(() => undefined);
    const hits = await search.suggest(about(text));
    const brief = await Promise.race([loading, waited()]);
    return hits
      .filter(({ url }) => isSafe(url))
      .map((hit) => {
        const { url, title, kind, lang, file } = hit;
        const foreign = lang === pageLang() ? undefined : lang;
        return {
          url,
          // The site's own files may be on another host. Opening such a file does not count as leaving the site.
          leaves: !file && make('a', { href: url }).origin !== location.origin,
          parts: cutAtMarks(title),
          notes: [findWords[`kind_${kind}`], ...(brief?.(hit) ?? []), foreign && findWords[`in_${foreign}`]].flatMap(
            (note) => note || [],
          ),
          lang: foreign,
        };
      });
  };
