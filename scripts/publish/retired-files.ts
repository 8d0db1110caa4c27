// Keeps files with hashed names for some days after the last page stopped using them, because open or saved pages may
// still request them.
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';
import { readNotes } from './notes.ts';

const DAYS = 7;
const FULL_BUILDS = 3;
const DAY_MS = 86_400_000;

const retiredFile = z.object({ since: z.number(), builds: z.int() });

/** Gets all files that no page uses, and returns the files among them that must still be kept. `now` is in milliseconds. */
export type RetiredFiles = (unshown: readonly string[], now: number) => Promise<string[]>;

/** Call this function once for each full build, because each call counts as a full build. */
export async function openRetiredFiles(file: string): Promise<RetiredFiles> {
  const known = await readNotes(file, retiredFile);
  for (const [name, { since, builds }] of known) known.set(name, { since, builds: builds + 1 });
  return async (unshown, now) => {
    const names = new Set(unshown);
    for (const name of known.keys()) if (!names.has(name)) known.delete(name);
    for (const name of names) if (!known.has(name)) known.set(name, { since: now, builds: 0 });
    await writeWhole(file, JSON.stringify(Object.fromEntries(known)));
    return unshown.filter((name) => {
      const { since = now, builds = 0 } = known.get(name) ?? {};
      return now - since < DAYS * DAY_MS || builds < FULL_BUILDS;
    });
  };
}
