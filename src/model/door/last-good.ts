import * as z from 'zod';
import { readCached, writeCached } from '~/api/cache-file';
import type { Lang } from '~/i18n/lang';
import type { Query } from '~/lib/query';
import { createQuery, defer, readQuery } from '~/lib/queries';

const kept = z.record(z.string(), z.unknown());

/** The last good version of each entry, as data of the API. The key is the ID of the entry. */
export type GoodEntries = ReadonlyMap<string, unknown>;

const fileOf = (folder: 'good' | 'good.next', lang: Lang, source: string): string =>
  `${folder}/${lang}/${encodeURIComponent(source)}.json`;

/** The valid entries that this process has saved, by file. So a running publisher does not read these files again. */
const published = new Map<string, GoodEntries>();

/**
 * A query (a cached value) for each file of a list. All other queries that read the list depend on this query. If no query
 * reads the list any more, the file of the list is emptied.
 */
const uses = new Map<string, Query>();

function useOf(file: string): Query {
  const forget = (): void => {
    uses.delete(file);
    published.delete(file);
    void defer(file, () => write(file, new Map()));
  };
  const use = uses.get(file) ?? createQuery({ compute: () => Promise.resolve(undefined) }, forget);
  uses.set(file, use);
  return use;
}

const write = (file: string, entries: GoodEntries): Promise<void> =>
  writeCached(file, JSON.stringify(Object.fromEntries(entries)), { durably: true });

/** The valid entries of an API list, from the last successful build. */
export async function lastGood(lang: Lang, source: string): Promise<GoodEntries> {
  await readQuery(useOf(fileOf('good.next', lang, source)));
  const known = published.get(fileOf('good.next', lang, source));
  if (known) return known;
  const bytes = await readCached(fileOf('good', lang, source));
  if (!bytes) return new Map();
  try {
    return new Map(Object.entries(kept.parse(JSON.parse(bytes.toString()))));
  } catch {
    return new Map(); // the file is damaged, so there is no earlier version
  }
}

/**
 * Saves valid entries for the next build. For a list that the API no longer has, saves no entries. If this build succeeds, the
 * build script moves the folder `good.next` to `good`.
 */
export function keepGood(lang: Lang, source: string, entries: GoodEntries): Promise<void> {
  const file = fileOf('good.next', lang, source);
  return defer(file, async () => {
    await write(file, entries);
    published.set(file, entries);
  });
}
