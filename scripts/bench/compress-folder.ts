// Compresses the pages of a folder as a build does, with all processors: node scripts/bench/compress-folder.ts <folder>.
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { brotliOf, gzipOf } from '../build/compress.ts';
import { readSettings } from '../command/settings.ts';
import { filesIn } from '../serve/site-files.ts';

const [dir = ''] = process.argv.slice(2);
const { BROTLI_QUALITY } = readSettings(process.env);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [brotli, gzip] = await Promise.all([brotliOf(bytes, BROTLI_QUALITY), gzipOf(bytes)]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzip)]);
}

const names = (await filesIn(dir)).filter((name) => name.endsWith('.html'));
await pLimit(availableParallelism() * 2).map(names, (name) => compress(path.join(dir, name)));
