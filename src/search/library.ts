// Brings the files of an index, each once, and finds what is where in them.
import { type Leaf, leafIndex, type Manifest, MANIFEST, readManifest, type TableName } from './files.ts';
import { readDocuments } from './documents.ts';
import { textOfId } from './ids.ts';
import { IndexUnavailable } from './results.ts';
import { readShelf, type Spine } from './shelf.ts';
import { turnedRound } from './sound.ts';

/** Brings a file of the index by its name, past every cache if told so. It may fail in any way. */
export type Load = (name: string, isAnew?: boolean) => Promise<Uint8Array>;

const MINUTE_MS = 60_000;
const [MINUTE_DIGITS, ID_DIGITS] = [6, 7];
/** While a word is being written, the leaf that begins like it and so many more. */
const MORE_LEAVES = 2;

/** In powers of two: what a word tells must not be another thing with each entry that comes, or every answer would be. */
export const roughly = (count: number): number => 2 ** Math.round(Math.log2(Math.max(1, count)));

export interface Library {
  /** How many there are, roughly. */
  readonly entries: () => Promise<number>;
  /** The words on the shelves where these keys belong. */
  readonly spines: (table: 'terms' | 'turned', keys: readonly string[], isOpen: boolean) => Promise<Spine[]>;
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
    const coming = (async () => read(await load(name, isAnew)))().catch((error: unknown) => {
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
    async documents(ids) {
      const all = await shelvesOf('cells');
      const anew = new Set<string>();
      const found = ids.map(async (id) => {
        const [name, idText] = [all[leafIndex(all, textOfId(id))]?.name ?? MANIFEST, textOfId(id)];
        let parts = (await once(name, readDocuments)).get(idText);
        // Names of documents have two bytes of a hash: once in 65,536 changes a cache has another file of that name.
        parts ??= (await once(name, readDocuments, !anew.has(name) && Boolean(anew.add(name)))).get(idText);
        return parts ? [[id, parts] as const] : [];
      });
      return new Map((await Promise.all(found)).flat());
    },
    async openIds(now) {
      const minute = Math.max(0, Math.floor(now / MINUTE_MS))
        .toString(36)
        .padStart(MINUTE_DIGITS, '0');
      const { closings } = await manifest();
      const lines = closings.filter((line) => line.slice(0, MINUTE_DIGITS) > minute);
      return new Set(lines.map((line) => parseInt(line.slice(MINUTE_DIGITS, MINUTE_DIGITS + ID_DIGITS), 36)));
    },
    text: (name) => once(name, (bytes) => new TextDecoder().decode(bytes)),
  };
}
