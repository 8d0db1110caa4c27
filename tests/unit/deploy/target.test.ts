import { expect, it } from 'vitest';
import { readSettings } from '../../../scripts/command/settings.ts';
import { storageTarget } from '../../../scripts/deploy/target.ts';

const where = { dir: 'dist', cacheDir: '.cache', siteUrl: 'https://site.example' };
const url = 'https://bucket.s3.example';

it('brings the site nowhere when no storage is named', () =>
  expect(storageTarget(readSettings({ S3_ACCESS_KEY_ID: 'key' }), where)).toBeUndefined());

it('says what is missing of a storage that is named', () =>
  expect(() => storageTarget(readSettings({ S3_BUCKET_URL: url, S3_ACCESS_KEY_ID: 'key' }), where)).toThrow(
    'S3_BUCKET_URL is set, but S3_SECRET_ACCESS_KEY is missing. Nothing was sent.',
  ));
