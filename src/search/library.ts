// Loads each index file once, and reads the files.
import {
  isWhatNameSays,
  type Leaf,
  leafIndex,
  type Manifest,
  MANIFEST,
  readManifest,
  type TableName,
} from './files.ts';
import { readDocuments } from './documents.ts';
import { textOfId } from './ids.ts';
import { momentText } from './moments.ts';
import { IndexUnavailable } from './results.ts';
import { readShelf, type Spine } from './shelf.ts';
import { turnedRound } from './sound.ts';
import { UNIT } from './unit.ts';

/** Loads an index file by its name. `isAnew` makes the request without any cache. The promise may reject. */
export type Load = (name: string, isAnew?: boolean) => Promise<Uint8Array>;

/** The number of further files to read while the visitor types a word. The complete word may be in one of these files. */
const MORE_LEAVES = 2;
/**
 * A low estimate of the number of entries in a documents file (the texts of results), so that enough files are loaded.
 */
const LEAST_DOCUMENTS = 10;

/** Rounds to a power of two, so that a word's weight does not change with every new entry. */
export const roughly = (count: number): number => 2 ** Math.round(Math.log2(Math.max(1, count)));

/** Returns the IDs of the tenders and jobs that are open at a moment. */
export function openAt({ closings }: Manifest, now: number): ReadonlySet<number> {
  const moment = momentText(now);
  return new Set(closings.flatMap((one) => (one.moment > moment ? one.id : [])));
}

type OfUnit = readonly [id: number, unit: string];

function unitsIn(spines: readonly Spine[]): OfUnit[] {
  const found: OfUnit[] = [];
  for (const { key, surface, each } of spines)
    if (key.startsWith(UNIT)) each((id) => found.push([id, surface.slice(1)]));
  return found;
}

export type Library = ReturnType<typeof openLibrary>;

/** Reads a file of the `turned` table. Reverses the keys again, so that they can be compared with keys of `terms`. */
const readTurned = (bytes: Uint8Array): Spine[] =>
  readShelf(bytes).map((spine) => ({ ...spine, key: turnedRound(spine.key) }));

export function openLibrary(load: Load) {
  const kept = new Map<string, Promise<unknown>>();

  /** Reads a file once. If the load fails, the next call tries again. */
  function once<Content>(name: string, read: (bytes: Uint8Array) => Content, isAnew = false): Promise<Content> {
    const known = kept.get(name) as Promise<Content> | undefined;
    if (known && !isAnew) return known;
    const coming = (async () => {
      let bytes = await load(name, isAnew);
      // A sign-in page of a public network, or a broken connection, can give wrong content. In this case, the file is loaded
      // again without caches.
      if (!isAnew && !isWhatNameSays(name, bytes)) bytes = await load(name, true);
      if (!isWhatNameSays(name, bytes)) throw new RangeError(`${name}: other content`);
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

  function leavesFor(leaves: readonly Leaf[], key: string, isPartial: boolean): Leaf[] {
    const first = leafIndex(leaves, key);
    const more = isPartial
      ? leaves.slice(first + 1, first + 1 + MORE_LEAVES).filter(({ start }) => start.startsWith(key))
      : [];
    return leaves.slice(first, first + 1).concat(more);
  }

  return {
    /** Returns the number of entries, rounded to a power of two. */
    entries: async () => roughly((await manifest()).entries),
    /** Returns all index terms of the files for these keys. `isPartial` means that the visitor may still type the word. */
    async spines(table: 'terms' | 'turned', keys: readonly string[], isPartial: boolean): Promise<Spine[]> {
      const all = await shelvesOf(table);
      const leaves = new Set(keys.flatMap((key) => leavesFor(all, key, isPartial)));
      const read = table === 'terms' ? readShelf : readTurned;
      return (await Promise.all([...leaves].map(({ name }) => once(name, read)))).flat();
    },
    /**
     * Returns the number of entries of each kind in each language and year. Only kinds that visitors can search by their
     * name, such as "tender", are counted.
     */
    kindCounts: async () => (await manifest()).kindCounts,
    /** Returns the first `count` IDs of a range. The IDs in `but` are left out. */
    async idsBetween(from: number, upTo: number, but: ReadonlySet<number>, count: number): Promise<number[]> {
      const all = await shelvesOf('cells');
      const end = leafIndex(all, textOfId(upTo)) + 1;
      const found: number[] = [];
      for (let at = leafIndex(all, textOfId(from)); at < end && found.length < count;) {
        // Earlier files may already have some of the IDs. So only the files that probably have the missing IDs are loaded.
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
    /** Returns each entry that has a unit, with the unit's name in both languages. */
    async units(): Promise<readonly OfUnit[]> {
      const all = await shelvesOf('terms');
      const leaves = all.slice(leafIndex(all, UNIT), leafIndex(all, `${UNIT}~`) + 1);
      return unitsIn((await Promise.all(leaves.map(({ name }) => once(name, readShelf)))).flat());
    },
    /**
     * Returns for each ID the parts of its line in a documents file (the texts of results). An ID without a line is
     * left out.
     */
    async documents(ids: readonly number[]): Promise<Map<number, readonly string[]>> {
      const all = await shelvesOf('cells');
      const anew = new Set<string>();
      const found = ids.map(async (id) => {
        const [name, idText] = [all[leafIndex(all, textOfId(id))]?.name ?? MANIFEST, textOfId(id)];
        let parts = (await once(name, readDocuments)).get(idText);
        // One change in 16 million does not change the hash. A cache may then have the old file, so load the file without
        // caches.
        parts ??= (await once(name, readDocuments, !anew.has(name) && Boolean(anew.add(name)))).get(idText);
        return parts ? [[id, parts] as const] : [];
      });
      return new Map((await Promise.all(found)).flat());
    },
    /** Returns the IDs of the tenders and jobs that are open at a moment. */
    openIds: async (now: number) => openAt(await manifest(), now),
    /**
     * Removes all files from memory, and loads the manifest again without caches, because a publish may have replaced files.
     */
    async renew(): Promise<void> {
      const before = kept.get(MANIFEST);
      const latest = once(MANIFEST, readManifest, true);
      await latest.catch((error: unknown) => {
        // If the new manifest does not load, the loaded files can still answer.
        if (before) kept.set(MANIFEST, before);
        throw error;
      });
      kept.clear();
      kept.set(MANIFEST, latest);
    },
    text: (name: string) => once(name, (bytes) => new TextDecoder().decode(bytes)),
  };
}
