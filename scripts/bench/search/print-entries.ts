// Prints the search entries of a folder of content, as the models of the site make them. This script runs in a separate
// process, because models remember the content that they have read.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import type { Entry } from '../../../src/search/entry.ts';
import { startContentApi } from '../../content-api/server.ts';

type GetIndex = () => Promise<{ readonly lists: readonly (readonly Entry[])[] }>;

const [dir = '', of] = process.argv.slice(2);
const [source, name] =
  of === 'documents'
    ? (['model/documents/document-index.ts', 'getDocumentIndex'] as const)
    : (['model/site/search-index.ts', 'getIndex'] as const);
const src = fileURLToPath(new URL('../../../src', import.meta.url));
const cache = path.join(src, '../.cache');
mkdirSync(cache, { recursive: true });
/** This folder is inside the project, so that the bundle finds its packages. */
const workDir = mkdtempSync(path.join(cache, 'entries-'));
const api = await startContentApi({ dir });
Object.assign(process.env, {
  CONTENT_API_URL: api.url,
  FILE_STORAGE_URL: `${api.url}/media`,
  SITE_URL: 'https://www.vindhyacoal.example',
  SITE_NOW: '2026-11-20T12:00:00+05:30',
  CACHE_DIR: workDir,
});
try {
  const file = path.join(workDir, 'models.mjs');
  await build({
    input: path.join(src, source),
    platform: 'node',
    external: /^[a-z@]/,
    resolve: { alias: { '~': src } },
    moduleTypes: { '.txt': 'text' },
    plugins: [
      { name: 'raw', resolveId: { filter: { id: /\?raw$/ }, handler: (id) => id.replace('~', src).slice(0, -4) } },
    ],
    output: { file, format: 'esm', codeSplitting: false },
  });
  const { [name]: getIndex } = (await import(pathToFileURL(file).href)) as Record<string, GetIndex>;
  if (!getIndex) throw new Error(`There is no ${name} in ${source}.`);
  const { lists } = await getIndex();
  process.stdout.write(JSON.stringify(lists.flat()));
} finally {
  await api.close();
  rmSync(workDir, { recursive: true, force: true });
}
