// Makes and updates the files of an index. The files depend only on the entries and the glossary.
import { type Entry, keyOfEntry, uniqueEntries } from '../entry.ts';
import { MANIFEST, TABLES, textFileName, type TableName } from '../files.ts';
import { textOfId } from '../ids.ts';
import { openClosings } from './closings.ts';
import { documentLine, longText } from './document.ts';
import { namedKinds, readGlossary } from './glossary.ts';
import { bytesOf } from '../hash.ts';
import { openKindCounts } from './kind-counts.ts';
import { filesOf, manifestBytes } from './manifest.ts';
import { openPlaces } from './places.ts';
import { joined, openTable, type Cell, type Table } from './table.ts';
import { openTerms } from './term-lists.ts';
import { termsOf } from './terms.ts';

/**
 * The size limits of the files in bytes, chosen by measuring. Smaller files make the manifest longer. Larger files make
 * each answer longer.
 */
const LIMITS = { terms: 3100, turned: 8500, cells: 5000 };
const NOTHING = new Uint8Array();

export interface Changes {
  readonly put?: readonly Entry[];
  readonly remove?: readonly Pick<Entry, 'lang' | 'url'>[];
}

export interface Written {
  /** The names and contents of the new files, and of the manifest (the list of all files). */
  readonly written: ReadonlyMap<string, Uint8Array>;
  /**
   * Names of files that the index no longer has. Keep these files for some days, because an open page may still load
   * one.
   */
  readonly retired: readonly string[];
}

export interface SearchIndex {
  /** Returns a copy of the files. Later updates do not change the copy. */
  readonly files: () => ReadonlyMap<string, Uint8Array>;
  readonly update: (changes: Changes) => Written;
}

interface Known {
  readonly entry: Entry;
  readonly id: number;
  readonly text: string | undefined;
}

const textCell = (line: string): Cell => ({ head: bytesOf(line), rest: NOTHING });

const hasSameBytes = (a: Uint8Array | undefined, b: Uint8Array): boolean =>
  a !== undefined && Buffer.compare(a, b) === 0;

/** Stores the files that the tables had at the last call, to find new and dropped files. */
function openPlaced(tables: Readonly<Record<TableName, Pick<Table, 'leaves'>>>) {
  const placed: Record<TableName, ReadonlyMap<string, Uint8Array>> = {
    terms: new Map(),
    turned: new Map(),
    cells: new Map(),
  };
  return {
    /** Returns the new files, and adds the names of dropped files to `gone`. */
    change(gone: Set<string>): Map<string, Uint8Array> {
      const now = new Map<string, Uint8Array>();
      for (const table of TABLES) {
        const files = filesOf(table, tables[table].leaves());
        for (const [name, bytes] of files) if (placed[table].get(name) !== bytes) now.set(name, bytes);
        for (const name of placed[table].keys()) if (!files.has(name)) gone.add(name);
        placed[table] = files;
      }
      return now;
    },
  };
}

/** `glossaryText` is the content of `glossary.txt`. */
export function searchIndex(entries: Iterable<Entry>, glossaryText: string): SearchIndex {
  const glossary = readGlossary(glossaryText);
  const known = new Map<string, Known>();
  const places = openPlaces();
  /** The text files that are new since the last call of `collect`: name and content. */
  const texts = new Map<string, Uint8Array>();
  const plain = (cells: readonly Cell[]): Uint8Array => joined(cells.map(({ head }) => head));
  const cells = openTable(LIMITS.cells, plain);
  const closings = openClosings();
  const kindCounts = openKindCounts(namedKinds(glossary));
  const terms = openTerms(glossary, LIMITS);
  const tables = { terms: terms.terms, turned: terms.turned, cells };
  const files = new Map<string, Uint8Array>();
  const placed = openPlaced(tables);
  /** Names of files that were dropped from the index since the last call of `collect`. */
  const gone = new Set<string>();

  function take(key: string): void {
    const found = known.get(key);
    if (!found) return;
    const { entry, id, text } = found;
    terms.take(id, termsOf(entry, glossary));
    cells.put(textOfId(id), undefined);
    closings.take(entry, id);
    kindCounts.take(id);
    if (text) {
      texts.delete(text);
      gone.add(text);
    }
    known.delete(key);
  }

  function give(entry: Entry, id: number): void {
    const long = longText(entry);
    const idText = textOfId(id);
    const text = long && textFileName(idText, long.hash);
    if (text) texts.set(text, long.bytes);
    cells.put(idText, textCell(documentLine(idText, entry, long?.hash ?? '')));
    closings.give(entry, id);
    kindCounts.give(id);
    terms.give(id, termsOf(entry, glossary));
    known.set(keyOfEntry(entry), { entry, id, text });
  }

  function apply(put: ReadonlyMap<string, Entry>, remove: ReadonlySet<string>): void {
    const before = [...remove, ...put.keys()].flatMap((key) => known.get(key)?.entry ?? []);
    const placed = places.change(before, [...put.values()]);
    for (const key of remove) take(key);
    const moved = placed.filter(
      ({ entry, id }) => put.has(keyOfEntry(entry)) || known.get(keyOfEntry(entry))?.id !== id,
    );
    for (const { entry } of moved) take(keyOfEntry(entry));
    for (const { entry, id } of moved) give(entry, id);
  }

  /** Updates the files, and returns which files are new and which are no longer used. */
  function collect(): Written {
    terms.finish();
    const now = placed.change(gone);
    for (const [name, bytes] of texts) now.set(name, bytes);
    texts.clear();
    const written = new Map([...now].filter(([name, bytes]) => !hasSameBytes(files.get(name), bytes)));
    const retired = [...gone].filter((name) => !now.has(name) && files.has(name));
    gone.clear();
    written.set(MANIFEST, manifestBytes(tables, known.size, kindCounts.text(), closings.text()));
    for (const name of retired) files.delete(name);
    for (const [name, bytes] of written) files.set(name, bytes);
    return { written, retired };
  }

  apply(uniqueEntries(entries), new Set());
  collect();
  return {
    files: () => new Map(files),
    update({ put = [], remove = [] }) {
      const changed = uniqueEntries(put);
      apply(changed, new Set(remove.map(keyOfEntry).filter((key) => !changed.has(key))));
      return collect();
    },
  };
}
