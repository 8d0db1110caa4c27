// Serves the last build of the site, and also starts the reference content API if CONTENT_API_URL is not set.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openContentSource } from '../command/content-source.ts';
import { failWith } from '../command/fail-with.ts';
import { requireFree } from '../command/ports.ts';
import { readSettings, root } from '../command/settings.ts';
import { serveUntilStopped } from './serve-site.ts';

const dir = path.join(root, 'dist');

try {
  const settings = readSettings(process.env);
  const port = settings.PORT;
  if (!existsSync(dir)) throw new Error('There is no built site yet: run "npm run build" first.');
  await requireFree(port, 'npm run preview');
  await using _source = await openContentSource({ env: process.env, settings, siteUrl: `http://localhost:${port}` });
  await serveUntilStopped({ dir, cacheDir: settings.CACHE_DIR, port });
} catch (error) {
  failWith(error);
}
