// The files of a folder that is served.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../src/routes.ts';

/**
 * Whether a file is a part of the site. What a web server keeps for itself begins with a dot at the top of the folder, as
 * certificates do in `.well-known`; one file there is ours.
 */
export const isOfSite = (file: string): boolean => !file.startsWith('.') || file === paths.securityTxt.slice(1);

/** Names of all files of a folder that are a part of the site, with `/` between folders. */
export async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isOfSite);
}
