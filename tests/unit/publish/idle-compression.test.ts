import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openIdleCompression } from '../../../scripts/publish/idle-compression.ts';
import { openLiveTree } from '../../../scripts/publish/live-tree.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';

const LONG = Buffer.from(Array.from({ length: 3000 }, (_, index) => `<p>Tender ${index * 7919}</p>`).join(''));
const soon = (): number => Date.now() + 60_000;

async function tree() {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const liveDir = path.join(dir, 'live');
  const live = await openLiveTree({ liveDir, dir, brotliQuality: 1 });
  const put = async (file: string, bytes: Buffer, isOld: boolean): Promise<void> => {
    await live.apply([{ file, after: live.store(bytes) }]);
    if (isOld) await utimes(path.join(liveDir, file), new Date(0), new Date(0));
  };
  const notes = path.join(dir, 'smallest.json');
  const open = () => openIdleCompression({ live, liveDir, file: notes });
  const form = (file: string) => readFile(path.join(liveDir, `${file}.br`));
  return { put, open, notes, form, formStat: (file: string) => stat(path.join(liveDir, `${file}.br`)) };
}

test('a file that is a day old is compressed better, and a new one is not', async () => {
  const { put, open, form } = await tree();
  await put('old.html', LONG, true);
  await put('new.html', LONG, false);
  await put('picture.avif', LONG, true);
  const before = await form('new.html');
  const idle = await open();
  expect(await idle(Date.now() - 1), 'no time').toBe(true);
  expect(await form('old.html')).toEqual(before);
  expect(await idle(soon())).toBe(false);
  expect((await form('old.html')).length).toBeLessThan(before.length);
  expect(brotliDecompressSync(await form('old.html'))).toEqual(LONG);
  expect(await form('new.html')).toEqual(before);
  await expect(form('picture.avif')).rejects.toThrow();
});

test('it is done once for each content, also over a restart, and anew when the usual form has come back', async () => {
  const { put, open, form, formStat } = await tree();
  await put('old.html', LONG, true);
  const first = await open();
  await first(soon());
  const made = await formStat('old.html');
  await first(soon());
  const second = await open();
  await second(soon());
  expect((await formStat('old.html')).ino, 'not written again').toBe(made.ino);

  await put('old.html', LONG, true);
  const [usual, third] = [await form('old.html'), await open()];
  await third(soon());
  expect((await form('old.html')).length).toBeLessThan(usual.length);
});

test('notes that a power cut has left empty keep nothing from being published', async () => {
  const { put, open, notes, form } = await tree();
  await put('old.html', LONG, true);
  const before = await form('old.html');
  await writeFile(notes, '');
  await (
    await open()
  )(soon());
  expect((await form('old.html')).length).toBeLessThan(before.length);
});
