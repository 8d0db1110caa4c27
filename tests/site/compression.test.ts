import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const dir = process.env.TEST_SITE_DIR ?? '';

it('has every page in three forms that say the same', async () => {
  const pages = await Array.fromAsync(glob('**/*.html', { cwd: dir }));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const file = path.join(dir, page);
    const plain = readFileSync(file);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(plain), `${page}.br`).toBe(true);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(plain), `${page}.gz`).toBe(true);
  }
});
