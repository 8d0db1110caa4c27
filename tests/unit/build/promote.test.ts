import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promote } from '../../../scripts/build/promote.ts';
import { throwAwayFolder, writeFiles } from '../../support/fixture-site.ts';

let dir: string;
let remove: () => Promise<void>;

beforeEach(async () => ({ dir, remove } = await throwAwayFolder()));
afterEach(() => remove());

const inDir = (name: string) => path.join(dir, name);

it('puts the new folder in the place of the old one and leaves nothing else', async () => {
  await writeFiles(dir, { 'dist/gone.html': 'old', 'dist/index.html': 'old', 'cache/next/index.html': 'new' });
  await promote(inDir('cache/next'), inDir('dist'));
  expect(await readdir(dir)).toEqual(['cache', 'dist']);
  expect(await readdir(inDir('dist'))).toEqual(['index.html']);
  expect(await readFile(inDir('dist/index.html'), 'utf8')).toBe('new');
});

it('makes the first one', async () => {
  await writeFiles(dir, { 'next/index.html': 'new' });
  await promote(inDir('next'), inDir('somewhere/dist'));
  expect(await readFile(inDir('somewhere/dist/index.html'), 'utf8')).toBe('new');
});

it('leaves the old one when there is no new one', async () => {
  await writeFiles(dir, { 'dist/index.html': 'old' });
  await expect(promote(inDir('next'), inDir('dist'))).rejects.toThrow('ENOENT');
  expect(await readFile(inDir('dist/index.html'), 'utf8')).toBe('old');
});
