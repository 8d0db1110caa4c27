// Starts the content API, builds the site if anything has changed, serves the site, and publishes later changes.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { buildSite } from '../build/run-build.ts';
import { openContentSource } from '../command/content-source.ts';
import { failWith } from '../command/fail-with.ts';
import { shownLog } from '../command/log.ts';
import { firstFreeFrom, requireFree } from '../command/ports.ts';
import { readSettings, root } from '../command/settings.ts';
import { digestTarget } from '../publish/digest-target.ts';
import { startPublisher } from '../publish/publisher.ts';
import { serveUntilStopped } from './serve-site.ts';

const outDir = path.join(root, 'dist');

try {
  const settings = readSettings(process.env);
  const { PORT: port, CACHE_DIR: cacheDir } = settings;
  const digest = digestTarget(settings);
  const siteUrl = `http://localhost:${port}`;
  await requireFree(port, 'npm start');
  const publisherPort = await firstFreeFrom(settings.PUBLISHER_PORT, [port]);
  const secret = settings.WEBHOOK_SECRET[0] ?? `whsec_${randomBytes(32).toString('base64')}`;
  await using source = await openContentSource({
    env: process.env,
    settings,
    siteUrl,
    webhook: { url: `http://127.0.0.1:${publisherPort}/hooks/content`, secret },
  });
  await buildSite({ source, outDir, cacheDir, reportFile: path.join(root, 'report.json') });
  const token = settings.STATUS_TOKEN ?? randomBytes(18).toString('base64url');
  const publisher = await startPublisher({
    variables: { ...source.variables, CACHE_DIR: cacheDir },
    liveDir: outDir,
    cacheDir,
    brotliQuality: settings.BROTLI_QUALITY,
    port: publisherPort,
    host: settings.PUBLISHER_HOST,
    secrets: settings.WEBHOOK_SECRET.length > 0 ? settings.WEBHOOK_SECRET : [secret],
    token,
    boardToken: settings.BOARD_TOKEN,
    cms: settings.CMS_ENTRY_URL,
    ...(digest && { digest: { ...digest, siteUrl } }),
    log: shownLog(),
  });
  const password = settings.STATUS_TOKEN ? 'your STATUS_TOKEN' : token;
  console.log(
    `\nContent changes are published at once. To see how, open ${publisher.url}/status (password: ${password})`,
  );
  try {
    await serveUntilStopped({ dir: outDir, cacheDir, port });
  } finally {
    await publisher.close();
  }
} catch (error) {
  failWith(error);
}
