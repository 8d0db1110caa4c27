// Sees to it before anything starts that a folder can be written to.
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Folder by folder: `recursive` never ends where a system's own folder, such as `/proc`, takes no others. */
async function makeFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || path.dirname(dir) === dir) throw error;
    await makeFolder(path.dirname(dir));
    await mkdir(dir);
  }
}

/** Makes the folder that a variable names. Throws one sentence when it is not there after all, or cannot be written to. */
export async function openFolder(variable: string, dir: string): Promise<void> {
  try {
    await makeFolder(dir);
    // What a file is in the place of has no entries.
    await access(`${dir}/.`, constants.W_OK);
  } catch (error) {
    throw new Error(`${variable} names "${dir}", expected a folder that can be written to, found ${codeOf(error)}.`, {
      cause: error,
    });
  }
}
