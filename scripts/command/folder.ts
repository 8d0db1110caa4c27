// Makes a folder if it does not exist, and checks that it is writable, before work begins.
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Returns the code of a system error, such as `ENOENT`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Creates a folder, one level after the other. `mkdir` with `recursive` never returns in folders such as `/proc`. */
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

/** Creates the folder that an environment variable names. Throws if the folder cannot be created or is not writable. */
export async function openFolder(variable: string, dir: string): Promise<void> {
  try {
    await makeFolder(dir);
    // The `/.` makes this fail if the path is a file.
    await access(`${dir}/.`, constants.W_OK);
  } catch (error) {
    throw new Error(`${variable} names "${dir}", expected a folder that can be written to, found ${codeOf(error)}.`, {
      cause: error,
    });
  }
}
