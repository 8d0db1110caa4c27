// Reads files in which the publisher records finished work. If such a file is lost, the publisher repeats the work.
import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** Returns the notes of a file, by name. The map is empty if the file is missing or damaged. */
export async function readNotes<Note>(file: string, note: z.ZodType<Note>): Promise<Map<string, Note>> {
  try {
    return new Map(Object.entries(z.record(z.string(), note).parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    return new Map();
  }
}
