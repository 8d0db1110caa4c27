// Notes that save work and nothing else: without them the publisher does it again.
import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** Reads the notes by their names. They are empty when there is no file, or when a power cut has left half of one. */
export async function readNotes<Note>(file: string, note: z.ZodType<Note>): Promise<Map<string, Note>> {
  try {
    return new Map(Object.entries(z.record(z.string(), note).parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    return new Map();
  }
}
