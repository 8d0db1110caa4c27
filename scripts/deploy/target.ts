// Reads from the settings which storage the site is sent to.
import path from 'node:path';
import type { Settings } from '../command/settings.ts';
import { openBucket } from './bucket.ts';
import { deploy, type Deployed } from './deploy.ts';

export interface Target {
  readonly dir: string;
  readonly cacheDir: string;
  readonly siteUrl: string;
}

/**
 * Returns a function that sends the folder to the storage. Returns undefined without S3_BUCKET_URL. Throws if the keys
 * of the storage are missing.
 */
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
    throw new Error(`S3_BUCKET_URL is set, but ${missing.join(', ')}. Nothing was sent.`);
  const bucket = openBucket({ url, region: settings.S3_REGION, accessKeyId, secretAccessKey });
  const purge = {
    siteUrl,
    file: path.join(cacheDir, 'purge.txt'),
    url: settings.PURGE_URL,
    token: settings.PURGE_TOKEN,
  };
  return () => deploy({ dir, bucket, purge });
}
