// Keeps hashed files that no page shows any more for a while: a page that somebody has open, or has saved, may still ask for one.
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';
import { readNotes } from './notes.ts';

const DAYS = 7;
const FULL_BUILDS = 3;
const DAY_MS = 86_400_000;

/** Says what the search index is made of: its name stands, and it may come into place only after all that it leads to. */
export const isSearchManifest = (file: string): boolean => file === 'find/manifest.bin';

/** Files whose names change with their content. */
export const isHashed = (file: string): boolean => /^(m|s|_astro|find)\//.test(file) && !isSearchManifest(file);

const retiredFile = z.object({ since: z.number(), builds: z.int() });

export interface RetiredFiles {
  /** Of the files that no page shows, those that still stay. `now` in milliseconds. */
  readonly kept: (unshown: readonly string[], now: number) => Promise<string[]>;
}

/** To be opened once for each full build. */
export async function openRetiredFiles(file: string): Promise<RetiredFiles> {
  const known = await readNotes(file, retiredFile);
  for (const [name, { since, builds }] of known) known.set(name, { since, builds: builds + 1 });
  return {
    async kept(unshown, now) {
      const names = new Set(unshown);
      for (const name of known.keys()) if (!names.has(name)) known.delete(name);
      for (const name of names) if (!known.has(name)) known.set(name, { since: now, builds: 0 });
      await writeWhole(file, JSON.stringify(Object.fromEntries(known)));
      return unshown.filter((name) => {
        const { since = now, builds = 0 } = known.get(name) ?? {};
        return now - since < DAYS * DAY_MS || builds < FULL_BUILDS;
      });
    },
  };
}
