import { LANGS, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derived } from '~/lib/queries';
import { type Changes, type SearchIndex, searchIndex } from '~/search/indexer/index-of';
import { type Entry, uniqueEntries } from '~/search/entry';
import { type Manifest, MANIFEST, readManifest } from '~/search/files';
import glossary from '~/search/glossary.txt?raw';
import { getFileEntries } from './file-entries';
import { getHelpEntries } from './help-entries';
import { getEveryPage } from './every-page';
import { everyKind } from './kinds';
import { body, entryOf } from './search-entries';
import { notePagesToReview } from './review';
import { notePagesWithoutNumber } from './whom-to-ask';

/** The search entries of lists and services that have a text about their use. */
const getListEntries = derived(async () => {
  const inLang = async (lang: Lang): Promise<Entry[]> =>
    (await getEveryPage(lang)).flatMap((page) => {
      const { path, title, purpose, words, section, isList, startsOn: date } = page;
      if (purpose === undefined || page.lang !== lang || section === 'further') return [];
      const said = { lang, path, title, body: purpose };
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

type Lists = readonly (readonly Entry[])[];

/** All search entries of both languages, in one list for each source. */
const everyEntry = (): Promise<Lists> => Promise.all(SOURCES.map((source) => source()));

interface Made {
  readonly index: SearchIndex;
  readonly lists: Lists;
  /** The search entries by key. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The index files by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly manifest: Manifest;
}

const filesOf = (index: SearchIndex): Pick<Made, 'files' | 'manifest'> => {
  const files = index.files();
  return { files, manifest: readManifest(files.get(MANIFEST) ?? new Uint8Array()) };
};

/** The changes between two sets of search entries. An unchanged entry is the same object in both. */
const changesBetween = (old: Made['entries'], current: Made['entries']): Changes => ({
  put: [...current].flatMap(([key, entry]) => (old.get(key) === entry ? [] : [entry])),
  remove: [...old].flatMap(([key, entry]) => (current.has(key) ? [] : [entry])),
});

/** Indexes that are being changed. If a change fails, the index stays in this set and must not be used again. */
const unsound = new WeakSet<SearchIndex>();

function brought({ index, entries: old }: Made, lists: Lists): Made {
  const entries = uniqueEntries(lists.flat());
  unsound.add(index);
  index.update(changesBetween(old, entries));
  unsound.delete(index);
  return { index, lists, entries, ...filesOf(index) };
}

function built(lists: Lists): Made {
  const entries = uniqueEntries(lists.flat());
  const index = searchIndex(entries.values(), glossary);
  return { index, lists, entries, ...filesOf(index) };
}

const made = derived(async (before: Made | undefined): Promise<Made> => {
  await Promise.all(LANGS.flatMap((lang) => [notePagesWithoutNumber(lang), notePagesToReview(lang)]));
  const lists = await everyEntry();
  return before && !unsound.has(before.index) ? brought(before, lists) : built(lists);
});

/** The search index. An unchanged index file is the same object as in the previous version of the site. */
export const getIndex = (): Promise<Pick<Made, 'files' | 'manifest' | 'lists'>> => made();
