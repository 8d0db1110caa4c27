import * as z from 'zod';
import { readCached, writeCached } from '~/api/cache-file';
import type { Lang } from '~/i18n/lang';
import { defer } from '~/lib/queries';

const kept = z.record(z.string(), z.unknown());

/** Wire entries by id, as they were when they last passed their schema. */
export type GoodEntries = ReadonlyMap<string, unknown>;

const fileOf = (folder: 'good' | 'good.next', lang: Lang, source: string): string =>
  `${folder}/${lang}/${encodeURIComponent(source)}.json`;

/** What has been published since, by the files it was put by in: as long as the publisher runs none is read again. */
const published = new Map<string, GoodEntries>();

/** What the last successful build published of a source. */
export async function lastGood(lang: Lang, source: string): Promise<GoodEntries> {
  const known = published.get(fileOf('good.next', lang, source));
  if (known) return known;
  const bytes = await readCached(fileOf('good', lang, source));
  if (!bytes) return new Map();
  try {
    return new Map(Object.entries(kept.parse(JSON.parse(bytes.toString()))));
  } catch {
    return new Map(); // a file somebody changed
  }
}

/** Put by for the next build. It counts only when this one succeeds: the build script then moves the folder. */
export function keepGood(lang: Lang, source: string, entries: GoodEntries): Promise<void> {
  const file = fileOf('good.next', lang, source);
  return defer(file, async () => {
    await writeCached(file, JSON.stringify(Object.fromEntries(entries)), { durably: true });
    published.set(file, entries);
  });
}
