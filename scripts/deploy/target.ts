// Reads from the environment where the site is to be brought.
import path from 'node:path';
import type { Settings } from '../settings.ts';
import { openBucket } from './bucket.ts';
import { deploy, type Deployed } from './deploy.ts';

export interface Target {
  readonly dir: string;
  readonly cacheDir: string;
  readonly siteUrl: string;
}

/** Brings a folder to the storage that is set; nothing when none is set. Throws a sentence when only a part of it is set. */
export function storageTarget(
  settings: Settings,
  { dir, cacheDir, siteUrl }: Target,
): (() => Promise<Deployed>) | undefined {
  const { S3_BUCKET_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!url) return undefined;
  const missing = Object.entries({ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey })
    .filter(([, value]) => !value)
    .map(([name]) => `${name} is missing`);
  if (!accessKeyId || !secretAccessKey)
    throw new Error(`S3_BUCKET_URL is set, and ${missing.join(', ')}: nothing could be sent there.`);
  const bucket = openBucket({ url, region: settings.S3_REGION, accessKeyId, secretAccessKey });
  const purge = {
    siteUrl,
    file: path.join(cacheDir, 'purge.txt'),
    url: settings.PURGE_URL,
    token: settings.PURGE_TOKEN,
  };
  return () => deploy({ dir, bucket, purge });
}
