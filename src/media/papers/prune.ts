// Deletes the stored facts and texts of files that no page names any more. Also deletes the facts and texts that earlier
// versions of the reader stored.
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { allInputs } from '../../lib/queries.ts';
import { keptPlace } from './kept-place.ts';

/** The file in which the register of documents stores the hash of each address (src/model/passports/prints.ts). */
const REGISTER = 'good/en/published-files.json';

type Kept = Readonly<Record<string, { readonly sha256?: unknown }>>;

/**
 * Deletes the stored files that are not needed. Call this function only after all pages have read their files, and after the
 * register is stored.
 */
export async function prunePapers(cacheDir: string): Promise<void> {
  const text = await readFile(path.join(cacheDir, REGISTER), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const kept = JSON.parse(text) as Kept;
  const needed = allInputs().flatMap(({ source }) => {
    const hash = kept[source]?.sha256;
    return typeof hash === 'string' ? [`${keptPlace(hash)}.json`, `${keptPlace(hash)}.text.json`] : [];
  });
  const isNeeded = new Set(needed);
  const names = await readdir(path.join(cacheDir, 'papers')).catch(() => []);
  const stale = names.map((name) => `papers/${name}`).filter((name) => !isNeeded.has(name));
  await Promise.all(stale.map((name) => rm(path.join(cacheDir, name), { force: true })));
}
