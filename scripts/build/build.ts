// Builds the site into `dist`. The content comes from CONTENT_API_URL, or from the sample content if that is not set.
import path from 'node:path';
import { readSettings, root } from '../settings.ts';
import { openContentSource } from '../start/content-source.ts';
import { failWith } from '../start/fail-with.ts';
import { buildSite } from './run-build.ts';

try {
  const settings = readSettings(process.env);
  await using source = await openContentSource({
    env: process.env,
    settings,
    siteUrl: `http://localhost:${settings.PORT}`,
  });
  await buildSite({
    root,
    source,
    outDir: path.join(root, 'dist'),
    cacheDir: settings.CACHE_DIR,
    reportFile: path.join(root, 'report.json'),
    always: true,
  });
} catch (error) {
  failWith(error);
}
