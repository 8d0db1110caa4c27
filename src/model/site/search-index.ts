import { LANGS, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derived } from '~/lib/queries';
import type { Entry } from '~/search/entry';
import { getFileEntries } from './file-entries';
import { getHelpEntries } from './help-entries';
import { getEveryPage } from './every-page';
import { everyKind } from './kinds';
import { type EntryLists, indexOf, type MadeIndex } from './made-index';
import { body, entryOf } from './search-entries';
import { notePagesToReview } from './review';
import { noteOtherRecord } from './self-audit';
import { notePagesWithoutNumber } from './whom-to-ask';

/** The search entries of lists and services that have a text about their use. */
const getListEntries = derived(async () => {
  const inLang = async (lang: Lang): Promise<Entry[]> =>
    (await getEveryPage(lang)).flatMap((page) => {
      const { path, title, foundTitle = title, purpose, words, section, isList, startsOn: date } = page;
      if (purpose === undefined || page.lang !== lang || section === 'further') return [];
      const said = { lang, path, title: foundTitle, body: purpose };
      if (!isList) return entryOf(page, { ...said, kind: 'page' });
      return entryOf(page, { ...said, kind: 'list', date, words: body(words, texts(lang)('search:of_lists')) });
    });
  return (await Promise.all(LANGS.map(inLang))).flat();
});

const SOURCES = [
  ...everyKind.map((kind) => async () => (await kind.found()).entries),
  getListEntries,
  getHelpEntries,
  getFileEntries,
];

/** All search entries of both languages, in one list for each source. */
const everyEntry = (): Promise<EntryLists> => Promise.all(SOURCES.map((source) => source()));

const made = derived(async (before: MadeIndex | undefined) => {
  noteOtherRecord();
  await Promise.all(LANGS.flatMap((lang) => [notePagesWithoutNumber(lang), notePagesToReview(lang)]));
  return indexOf(await everyEntry(), before);
});

/** The search index. An unchanged index file is the same object as in the previous version of the site. */
export const getIndex = (): Promise<Pick<MadeIndex, 'files' | 'manifest' | 'lists'>> => made();
