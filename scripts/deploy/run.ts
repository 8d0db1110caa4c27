// Sends the built site to the storage of S3_BUCKET_URL. Only files that have changed since the last time are sent.
import { failWith } from '../command/fail-with.ts';
import { readSettings } from '../command/settings.ts';
import { readSiteRecord } from '../serve/site-record.ts';
import { storageTarget } from './target.ts';

try {
  const settings = readSettings(process.env);
  const { CACHE_DIR: cacheDir, LIVE_DIR: dir } = settings;
  const siteUrl = readSiteRecord(cacheDir)?.siteUrl;
  if (siteUrl === undefined) throw new Error('There is no built site yet: run "npm run build" first.');
  const deploy = storageTarget(settings, { dir, cacheDir, siteUrl });
  if (!deploy) throw new Error('S3_BUCKET_URL is missing: set it to the storage that gets the site.');
  const { sent, removed, purged } = await deploy();
  console.log(`Sent ${sent} objects and removed ${removed}. The content at ${purged} addresses changed.`);
} catch (error) {
  failWith(error);
}
