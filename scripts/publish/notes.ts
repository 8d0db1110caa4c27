// Notes that save work and nothing else: without them the publisher does it again.
import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** What was noted, by names; nothing where no notes are, or a power cut has left half of them. */
export async function readNotes<Note>(file: string, note: z.ZodType<Note>): Promise<Map<string, Note>> {
  try {
    return new Map(Object.entries(z.record(z.string(), note).parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    return new Map();
  }
}
