// Builds the site into `dist`. The content comes from CONTENT_API_URL. If this variable is not set, the content is the sample.
import path from 'node:path';
import { openContentSource } from '../command/content-source.ts';
import { failWith } from '../command/fail-with.ts';
import { readSettings, root } from '../command/settings.ts';
import { buildSite } from './run-build.ts';

try {
  const settings = readSettings(process.env);
  await using source = await openContentSource({
    env: process.env,
    settings,
    siteUrl: `http://localhost:${settings.PORT}`,
  });
  await buildSite({
    source,
    outDir: path.join(root, 'dist'),
    cacheDir: settings.CACHE_DIR,
    reportFile: path.join(root, 'report.json'),
    always: true,
  });
} catch (error) {
  failWith(error);
}
