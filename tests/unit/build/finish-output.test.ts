import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFinishing } from '../../../scripts/build/finish-output.ts';
import { throwAwayFolder, writeFiles } from '../../support/fixture-site.ts';

let dir: string;
let cacheDir: string;
let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ dir: folder, remove } = await throwAwayFolder());
  dir = path.join(folder, 'next');
  cacheDir = path.join(folder, 'cache');
});
afterEach(() => remove());

const long = `<style>p{}</style>${'<p>कोयला</p>'.repeat(200)}`;
const finish = async (into = dir) => {
  const finishing = openFinishing({ dir: into, cacheDir, brotliQuality: 9 });
  try {
    return await finishing.finish();
  } finally {
    await finishing.end();
  }
};

it('puts a Brotli and a gzip form beside each text of 1 KB or more', async () => {
  await writeFiles(dir, { 'hi/news.html': long, 'short.html': '<p>short</p>', 'photo.avif': new Uint8Array(5000) });
  const sums = await finish();
  expect(brotliDecompressSync(await readFile(path.join(dir, 'hi/news.html.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(path.join(dir, 'hi/news.html.gz'))).toString()).toBe(long);
  expect((await readdir(dir)).sort()).toEqual(['hi', 'photo.avif', 'short.html']);
  expect(sums).toMatchObject({ pages: 2, bytes: Buffer.byteLength(long) + 12 });
  expect(sums.styleHashes).toHaveLength(1);
});

it('takes what has not changed from the build before, with its age', async () => {
  const again = path.join(folder, 'again');
  await writeFiles(dir, { 'a.html': long });
  await writeFiles(again, { 'moved/b.html': long });
  await finish();
  await finish(again);
  const [first, second] = [await stat(path.join(dir, 'a.html.br')), await stat(path.join(again, 'moved/b.html.br'))];
  expect(second.ino).toBe(first.ino);
  expect((await stat(path.join(again, 'moved/b.html'))).mtimeMs).toBe((await stat(path.join(dir, 'a.html'))).mtimeMs);
});

it('forgets what no page still has', async () => {
  await writeFiles(dir, { 'a.html': long });
  await finish();
  await writeFiles(dir, { 'a.html': `${long}<p>changed</p>` });
  const next = path.join(folder, 'again');
  await writeFiles(next, { 'a.html': `${long}<p>changed</p>` });
  await finish(next);
  const kept = await readdir(path.join(cacheDir, 'compressed'), { recursive: true });
  expect(kept.filter((name) => name.endsWith('.br'))).toHaveLength(1);
});

it('brings along the pictures that pages show, those only, and names the ones that nobody made', async () => {
  const [shown, unused, lost] = ['00ab00ab00a1.avif', '00ab00ab00a2.avif', '00ab00ab00a3.avif'];
  await writeFiles(cacheDir, { [`pictures/${shown}`]: 'shown', [`pictures/${unused}`]: 'unused' });
  await writeFiles(dir, { 'index.html': `<img src="/m/${shown}"><img src="/m/${lost}">` });
  const sums = await finish();
  expect(await readFile(path.join(dir, 'm', shown), 'utf8')).toBe('shown');
  expect(existsSync(path.join(dir, 'm', unused))).toBe(false);
  expect(sums).toMatchObject({ pictures: 1, missingPictures: [`index.html: ${lost}`] });
});

it('ends well where a text names the folder of the pictures', async () => {
  await writeFiles(cacheDir, { 'pictures/00ab00ab00a1.avif': 'a picture', 'pictures/00ab00ab00a1.json': 'its size' });
  await writeFiles(dir, { 'index.html': '<p>20 kg/m/. and /m/.. and /m/00ab00ab00a1.json</p>' });
  expect(await finish()).toMatchObject({ pictures: 0, missingPictures: [] });
  expect(existsSync(path.join(dir, 'm'))).toBe(false);
});

it('finishes files before all are there, and names the file that it could not compress', async () => {
  await writeFiles(dir, { 'frame.html': long, 'hi/frame.html': long });
  const finishing = openFinishing({ dir, cacheDir, brotliQuality: 9 });
  try {
    for (const file of ['frame.html', 'hi/frame.html', 'gone.html']) finishing.add(file);
    await expect(finishing.finish()).rejects.toThrow('gone.html could not be compressed');
  } finally {
    await finishing.end();
  }
});
