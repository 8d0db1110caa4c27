// Where the cache keeps downloaded files.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { allSources } from '../lib/queries.ts';

export const keptOriginal = z.object({ tag: z.string(), sha256: z.string() });
/** A downloaded file: its hash, and the headers for a conditional request. */
export type Original = z.infer<typeof keptOriginal>;

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The record of an address. */
export const recordOf = (address: string): string => `originals/${sha256(address).slice(0, 32)}.json`;
/** The bytes are kept by their hash: the same file may have many addresses, such as `a.png?1` and `a.png?2`. */
export const placeOf = (hash: string): string => `originals/${hash.slice(0, 32)}`;

/** Deletes the originals that no page has asked for. Call it only after everything was read. */
export async function pruneOriginals(cacheDir: string): Promise<void> {
  const used = new Set<string>();
  for (const record of allSources().map(recordOf)) {
    const text = await readFile(path.join(cacheDir, record), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    used.add(record).add(placeOf(keptOriginal.parse(JSON.parse(text)).sha256));
  }
  const names = await readdir(path.join(cacheDir, 'originals')).catch(() => []);
  const stale = names.map((name) => `originals/${name}`).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(path.join(cacheDir, name), { force: true })));
}
