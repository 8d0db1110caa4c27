// Deletes what is kept of the inside of files that no page names any more, and of earlier versions of the reader.
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { allInputs } from '../../lib/queries.ts';
import { keptPlace } from './kept-place.ts';

/** What the register of documents keeps of each address (src/model/passports/prints.ts). */
const REGISTER = 'good/en/published-files.json';

type Kept = Readonly<Record<string, { readonly sha256?: unknown }>>;

/** Deletes it. Call it only after all pages have read their files, and the register is kept. */
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
