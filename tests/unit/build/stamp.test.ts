import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stampOf } from '../../../scripts/build/stamp.ts';
import { throwAwayFolder, writeFiles } from '../../support/fixture-site.ts';

let root: string;
let remove: () => Promise<void>;
const noon = new Date('2026-11-20T12:00:00+05:30');

beforeEach(async () => {
  ({ dir: root, remove } = await throwAwayFolder());
  await writeFiles(root, {
    'src/pages/[...lang]/index.astro': 'page',
    'package-lock.json': '{}',
    'content/en/news.json': '[]',
    'content/media/photo.jpg': 'photo',
  });
});
afterEach(() => remove());

const stamp = (variables: NodeJS.ProcessEnv = {}, now = noon) =>
  stampOf({ root, contentDir: path.join(root, 'content'), variables, now });

it('stays while nothing changes, the time of a text file included', async () => {
  const before = stamp();
  await utimes(path.join(root, 'content/en/news.json'), noon, noon);
  expect(stamp()).toBe(before);
  expect(stamp({}, new Date('2026-11-20T23:00:00+05:30'))).toBe(before);
});

it.each([
  ['code', 'src/pages/[...lang]/index.astro'],
  ['the lock file', 'package-lock.json'],
  ['content', 'content/en/news.json'],
  ['a photo', 'content/media/photo.jpg'],
  ['a new file', 'content/hi/news.json'],
])('changes with %s', async (_what, file) => {
  const before = stamp();
  await writeFiles(root, { [file]: 'other content' });
  expect(stamp()).not.toBe(before);
});

it.each(['ALLOWED_ORIGINS', 'INTERNAL_ORIGINS', 'HSTS'])('changes with %s', (name) => {
  expect(stamp({ [name]: 'https://files.example' })).not.toBe(stamp());
});

it('changes with the address the site is built for, that of measurements, and with the day in India', () => {
  expect(stamp({ SITE_URL: 'https://a.example' })).not.toBe(stamp({ SITE_URL: 'https://b.example' }));
  expect(stamp({ MEASURE_URL: 'https://a.example' })).not.toBe(stamp());
  expect(stamp({}, new Date('2026-11-20T18:29:00Z'))).toBe(stamp());
  expect(stamp({}, new Date('2026-11-20T18:31:00Z'))).not.toBe(stamp());
});

it('does not depend on the day when a moment stands for now', () => {
  const fixed = { SITE_NOW: '2026-11-20T12:00:00+05:30' };
  expect(stamp(fixed, new Date('2027-01-01T00:00:00Z'))).toBe(stamp(fixed));
});
