// Starts the content API, builds the site if anything has changed, and serves it.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../build/run-build.ts';
import { readSettings } from '../settings.ts';
import { openContentSource } from './content-source.ts';
import { failWith } from './fail-with.ts';
import { requireFree } from './ports.ts';
import { serveUntilStopped } from './serve-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = path.join(root, 'dist');

try {
  const settings = readSettings(process.env);
  const port = settings.PORT;
  const cacheDir = path.resolve(root, settings.CACHE_DIR);
  await requireFree(port, 'npm start');
  const source = await openContentSource({ root, env: process.env, settings, siteUrl: `http://localhost:${port}` });
  try {
    await buildSite({ root, source, outDir, cacheDir, reportFile: path.join(root, 'report.json') });
    await serveUntilStopped({ dir: outDir, cacheDir, port });
  } finally {
    await source.close();
  }
} catch (error) {
  failWith(error);
}
