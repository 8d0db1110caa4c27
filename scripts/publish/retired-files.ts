// Keeps files with hashed names for some days after the last page stopped using them, because open or saved pages may
// still request them.
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';
import { DAY_MS } from '../../src/i18n/dates.ts';
import { readNotes } from './notes.ts';

const KEPT_DAYS = 7;

/** Gets all files that no page uses, and returns the files among them that must still be kept. `now` is in milliseconds. */
export type RetiredFiles = (unshown: readonly string[], now: number) => Promise<string[]>;

/** `file` is the path of the notes: the moment since which no page uses a file. */
export async function openRetiredFiles(file: string): Promise<RetiredFiles> {
  let since = await readNotes(file, z.number());
  return async (unshown, now) => {
    since = new Map(unshown.map((name) => [name, since.get(name) ?? now]));
    await writeWhole(file, JSON.stringify(Object.fromEntries(since)));
    return unshown.filter((name) => now - (since.get(name) ?? now) < KEPT_DAYS * DAY_MS);
  };
}
