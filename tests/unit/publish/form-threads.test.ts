import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openFormThreads } from '../../../scripts/publish/form-threads.ts';
import { frameOf, unframed } from '../../../scripts/serve/dictionary.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';

const text = Buffer.from('news '.repeat(400));

test('files are compressed in threads, also after a deleted file and after a file that cannot be read', async () => {
  const { dir: liveDir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  await writeFile(path.join(liveDir, 'a.html'), text);
  await mkdir(path.join(liveDir, 'folder.html'));
  const { formsOf, end } = openFormThreads({ liveDir, brotliQuality: 1 });
  onTestFinished(end);
  const frame = frameOf(Buffer.from('news of the frame'));
  if (!frame) throw new Error('expected a frame');

  expect(await formsOf('gone.html', undefined)).toBeUndefined();
  await expect(formsOf('folder.html', undefined)).rejects.toThrow('folder.html could not be compressed: Error: EISDIR');
  const forms = await formsOf('a.html', frame);
  expect(brotliDecompressSync(forms?.brotli ?? Buffer.of())).toEqual(text);
  expect(gunzipSync(forms?.gzip ?? Buffer.of())).toEqual(text);
  expect(await unframed(Buffer.from(forms?.framed ?? []), frame)).toEqual(text);
  await end();
  expect(await formsOf('a.html', undefined)).toMatchObject({ framed: undefined });
});
