// Brings the files of an index, each once, and finds what is where in them.
import {
  isWhatNameSays,
  type KindCount,
  type Leaf,
  leafIndex,
  type Manifest,
  MANIFEST,
  readManifest,
  type TableName,
} from './files.ts';
import { readDocuments } from './documents.ts';
import { textOfId } from './ids.ts';
import { MINUTE_DIGITS, minuteText } from './minutes.ts';
import { IndexUnavailable } from './results.ts';
import { readShelf, type Spine } from './shelf.ts';
import { turnedRound } from './sound.ts';

/** Brings a file of the index by its name, past every cache if told so. It may fail in any way. */
export type Load = (name: string, isAnew?: boolean) => Promise<Uint8Array>;

/** While a word is being written, the leaf that begins like it and so many more. */
const MORE_LEAVES = 2;
/** Most files of documents have more. */
const LEAST_DOCUMENTS = 10;

/** In powers of two: what a word tells must not be another thing with each entry that comes, or every answer would be. */
export const roughly = (count: number): number => 2 ** Math.round(Math.log2(Math.max(1, count)));

/** What one is not too late for at a moment. */
export function openAt({ closings }: Manifest, now: number): ReadonlySet<number> {
  const minute = minuteText(now);
  const lines = closings.filter((line) => line.slice(0, MINUTE_DIGITS) > minute);
  return new Set(lines.map((line) => parseInt(line.slice(MINUTE_DIGITS), 36)));
}

export interface Library {
  /** How many there are, roughly. */
  readonly entries: () => Promise<number>;
  /** The words on the shelves where these keys belong. */
  readonly spines: (table: 'terms' | 'turned', keys: readonly string[], isOpen: boolean) => Promise<Spine[]>;
  /** How many entries there are of each kind that has a name, by language and year. */
  readonly kindCounts: () => Promise<readonly KindCount[]>;
  /** The first so many ids of entries from one up to another, but for some. */
  readonly idsBetween: (from: number, upTo: number, but: ReadonlySet<number>, count: number) => Promise<number[]>;
  /** What documents' files say of ids, by id. */
  readonly documents: (ids: readonly number[]) => Promise<Map<number, readonly string[]>>;
  /** Those that still can be bid or applied for. */
  readonly openIds: (now: number) => Promise<ReadonlySet<number>>;
  readonly text: (name: string) => Promise<string>;
}

/** With keys as they are in the other table. */
const readTurned = (bytes: Uint8Array): Spine[] =>
  readShelf(bytes).map((spine) => ({ ...spine, key: turnedRound(spine.key) }));

export function openLibrary(load: Load): Library {
  const kept = new Map<string, Promise<unknown>>();

  /** A file that did not come is asked for again the next time. */
  function once<Content>(name: string, read: (bytes: Uint8Array) => Content, isAnew = false): Promise<Content> {
    const known = kept.get(name) as Promise<Content> | undefined;
    if (known && !isAnew) return known;
    const coming = (async () => {
      let bytes = await load(name, isAnew);
      // A network that wants to be paid first answers in the place of any host; a line that breaks leaves half a file.
      if (!isAnew && !isWhatNameSays(name, bytes)) bytes = await load(name, true);
      if (!isWhatNameSays(name, bytes)) throw new RangeError(`what came as ${name} is something else`);
      return read(bytes);
    })().catch((error: unknown) => {
      kept.delete(name);
      throw new IndexUnavailable(name, error);
    });
    kept.set(name, coming);
    return coming;
  }

  const manifest = (): Promise<Manifest> => once(MANIFEST, readManifest);
  const shelvesOf = async (table: TableName): Promise<readonly Leaf[]> => (await manifest()).tables[table];

  function leavesFor(leaves: readonly Leaf[], key: string, isOpen: boolean): Leaf[] {
    const first = leafIndex(leaves, key);
    const more = isOpen
      ? leaves.slice(first + 1, first + 1 + MORE_LEAVES).filter(({ start }) => start.startsWith(key))
      : [];
    return leaves.slice(first, first + 1).concat(more);
  }

  return {
    entries: async () => roughly((await manifest()).entries),
    async spines(table, keys, isOpen) {
      const all = await shelvesOf(table);
      const leaves = new Set(keys.flatMap((key) => leavesFor(all, key, isOpen)));
      const read = table === 'terms' ? readShelf : readTurned;
      return (await Promise.all([...leaves].map(({ name }) => once(name, read)))).flat();
    },
    kindCounts: async () => (await manifest()).kindCounts,
    async idsBetween(from, upTo, but, count) {
      const all = await shelvesOf('cells');
      const end = leafIndex(all, textOfId(upTo)) + 1;
      const found: number[] = [];
      for (let at = leafIndex(all, textOfId(from)); at < end && found.length < count;) {
        // Of the first of them some may come before.
        const next = Math.min(end, at + 1 + Math.ceil((count - found.length) / LEAST_DOCUMENTS));
        const leaves = all.slice(at, next).map(({ name }) => once(name, readDocuments));
        for (const idText of (await Promise.all(leaves)).flatMap((leaf) => [...leaf.keys()])) {
          const id = parseInt(idText, 36);
          if (id >= from && id <= upTo && !but.has(id)) found.push(id);
        }
        at = next;
      }
      return found.slice(0, count);
    },
    async documents(ids) {
      const all = await shelvesOf('cells');
      const anew = new Set<string>();
      const found = ids.map(async (id) => {
        const [name, idText] = [all[leafIndex(all, textOfId(id))]?.name ?? MANIFEST, textOfId(id)];
        let parts = (await once(name, readDocuments)).get(idText);
        // Names of documents have four digits of a hash: once in 65,536 changes a cache has another file of that name.
        parts ??= (await once(name, readDocuments, !anew.has(name) && Boolean(anew.add(name)))).get(idText);
        return parts ? [[id, parts] as const] : [];
      });
      return new Map((await Promise.all(found)).flat());
    },
    async openIds(now) {
      return openAt(await manifest(), now);
    },
    text: (name) => once(name, (bytes) => new TextDecoder().decode(bytes)),
  };
}
