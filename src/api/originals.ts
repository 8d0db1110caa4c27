// Names the downloaded files in the cache, and deletes old downloaded files.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { allInputs } from '../lib/queries.ts';

export const keptOriginal = z.object({ tag: z.string(), sha256: z.string() });
/** A downloaded file: the hash of its bytes, and its ETag or date for a conditional request. */
export type Original = z.infer<typeof keptOriginal>;

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The cache file that stores the hash of the bytes from an address. */
export const recordOf = (address: string): string => `originals/${sha256(address).slice(0, 32)}.json`;
/**
 * The cache file of the bytes. The name of the file is the hash, because two addresses (`a.png?1`, `a.png?2`) can have equal
 * bytes.
 */
export const placeOf = (hash: string): string => `originals/${hash.slice(0, 32)}`;

/** Deletes the downloaded files that no page uses. Call this function only after all pages have read their files. */
export async function pruneOriginals(cacheDir: string): Promise<void> {
  const used = new Set<string>();
  for (const record of allInputs().map(({ source }) => recordOf(source))) {
    const text = await readFile(path.join(cacheDir, record), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    used.add(record).add(placeOf(keptOriginal.parse(JSON.parse(text)).sha256));
  }
  const names = await readdir(path.join(cacheDir, 'originals')).catch(() => []);
  const stale = names.map((name) => `originals/${name}`).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(path.join(cacheDir, name), { force: true })));
}
