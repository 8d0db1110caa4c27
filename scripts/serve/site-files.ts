import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../src/routes.ts';

/**
 * True if a file belongs to the site. Top-level names that begin with a dot belong to the web server, such as
 * certificates in `.well-known`. Of these names, only security.txt and half-written files (`.part`) belong to the site.
 */
const isOfSite = (file: string): boolean =>
  !file.startsWith('.') || file === paths.securityTxt.slice(1) || /^\.[^/]+\.part$/.test(file);

/**
 * True for the manifests of the search indexes (of the site, and of the documents): the lists of index files. Manifests have
 * fixed names, so they must be replaced after the index files that they list.
 */
export const isSearchManifest = (file: string): boolean => /^find\/(documents\/)?manifest\.bin$/.test(file);

/** True for files whose names change with their content. */
export const isHashed = (file: string): boolean => /^(m|s|_astro|find)\//.test(file) && !isSearchManifest(file);

/** Returns all files of the site in a folder, with `/` between folders. The list is empty if the folder is missing. */
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

/** Counts the folders without making a list, because all pages of the site are sorted at each publish. */
function depthOf(file: string): number {
  let depth = 0;
  for (let at = file.indexOf('/'); at >= 0; at = file.indexOf('/', at + 1)) depth += 1;
  return depth;
}

/** Sorts files in fewer folders first, because most visitors look at the first page of a list. */
export const byDepth = (a: { readonly file: string }, b: { readonly file: string }): number =>
  depthOf(a.file) - depthOf(b.file);
