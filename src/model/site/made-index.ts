// Makes a search index of entries, and changes the index when entries change.
import { type Changes, type SearchIndex, searchIndex } from '~/search/indexer/index-of';
import { type Entry, uniqueEntries } from '~/search/entry';
import { type Manifest, MANIFEST, readManifest } from '~/search/files';
import glossary from '~/search/glossary.txt?raw';

export type EntryLists = readonly (readonly Entry[])[];

export interface MadeIndex {
  readonly index: SearchIndex;
  readonly lists: EntryLists;
  /** The search entries by key. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The index files by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly manifest: Manifest;
}

const filesOf = (index: SearchIndex): Pick<MadeIndex, 'files' | 'manifest'> => {
  const files = index.files();
  return { files, manifest: readManifest(files.get(MANIFEST) ?? new Uint8Array()) };
};

/** Returns the changes between two sets of search entries. If an entry has not changed, it is the same object in both sets. */
const changesBetween = (old: MadeIndex['entries'], current: MadeIndex['entries']): Changes => ({
  put: [...current].flatMap(([key, entry]) => (old.get(key) === entry ? [] : [entry])),
  remove: [...old].flatMap(([key, entry]) => (current.has(key) ? [] : [entry])),
});

/**
 * The indexes that are being changed now. If a change fails, the index stays in this set, because it must not be used again.
 */
const unsound = new WeakSet<SearchIndex>();

function brought({ index, entries: old }: MadeIndex, lists: EntryLists): MadeIndex {
  const entries = uniqueEntries(lists.flat());
  unsound.add(index);
  index.update(changesBetween(old, entries));
  unsound.delete(index);
  return { index, lists, entries, ...filesOf(index) };
}

function built(lists: EntryLists): MadeIndex {
  const entries = uniqueEntries(lists.flat());
  const index = searchIndex(entries.values(), glossary);
  return { index, lists, entries, ...filesOf(index) };
}

/** Returns the index of these entries. Changes the earlier index if there is one. */
export const indexOf = (lists: EntryLists, before: MadeIndex | undefined): MadeIndex =>
  before && !unsound.has(before.index) ? brought(before, lists) : built(lists);
