import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inOrder, openLiveTree } from '../../../scripts/publish/live-tree.ts';
import { recover } from '../../../scripts/publish/publish.ts';
import { openReleases } from '../../../scripts/publish/releases.ts';
import { replace } from '../../../scripts/publish/served-file.ts';
import { framedName, frameOf, unframed } from '../../../scripts/serve/dictionary.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';

test('new files come first, the search manifest after the files that it lists, and removals last', () => {
  const [added, changed] = [
    { file: 'news/2.html', after: 'b' },
    { file: 'hi/news/1.html', before: 'a', after: 'b' },
  ];
  const list = { file: 'news.html', before: 'a', after: 'b' };
  const removed = { file: 'news/0.html', before: 'a' };
  const manifest = { file: 'find/manifest.bin', after: 'b' };
  const groups = inOrder([removed, manifest, changed, list, added]);
  expect(Object.entries(groups)).toEqual([
    ['added', [added]],
    ['changed', [list, changed]],
    ['manifest', [manifest]],
    ['removed', [removed]],
  ]);
});

test('a file that is replaced twice in a second is another second’s each time, in each of its forms', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const liveDir = path.join(dir, 'live');
  const live = await openLiveTree({ liveDir, dir, brotliQuality: 0 });
  const seconds: number[][] = [];
  for (const text of ['a', 'b', 'c']) {
    const bytes = Buffer.from(text.repeat(2000));
    const sha = live.store(bytes);
    await live.apply([{ file: 'index.html', after: sha }]);
    const forms = ['', '.br', '.gz'].map((end) => stat(path.join(liveDir, `index.html${end}`)));
    seconds.push((await Promise.all(forms)).map(({ mtimeMs }) => Math.floor(mtimeMs / 1000)));
  }
  for (const form of [0, 1, 2]) expect(new Set(seconds.map((round) => round[form])).size).toBe(3);
});

test('a file that is not yet whole has a hidden name, and is removed at the next start', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const liveDir = path.join(dir, 'live');
  // `replace` writes a temporary file, and then fails, because a folder has the name of the file.
  await mkdir(path.join(liveDir, 'index.html'), { recursive: true });
  expect(() => replace(path.join(liveDir, 'index.html'), Buffer.from('page'))).toThrow();
  expect((await readdir(liveDir)).toSorted()).toEqual(['.index.html.part', 'index.html']);

  for (const name of ['old.html.part', '.htaccess']) await writeFile(path.join(liveDir, name), 'x');
  await openLiveTree({ liveDir, dir, brotliQuality: 0 });
  expect((await readdir(liveDir)).toSorted()).toEqual(['.htaccess', 'index.html']);
});

test('after a file that could not be put in place no other is, and none is under way', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const liveDir = path.join(dir, 'live');
  const live = await openLiveTree({ liveDir, dir, brotliQuality: 0 });
  const bytes = Buffer.from('page');
  const sha = live.store(bytes);
  const changes = Array.from({ length: 200 }, (_, index) => ({ file: `${index}.html`, after: sha }));
  const missing = { file: 'missing.html', after: 'f'.repeat(64) };
  await expect(live.apply([missing, ...changes])).rejects.toThrow('ENOENT');
  const count = live.files.size;
  expect(count).toBeLessThan(20);
  await live.apply([{ file: 'last.html', after: sha }]);
  expect(live.files.size).toBe(count + 1);
});

test('the manifest of the search index comes into place after all it leads to, and before anything goes', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const liveDir = path.join(dir, 'live');
  const live = await openLiveTree({ liveDir, dir, brotliQuality: 0 });
  const bytes = Buffer.from('content');
  const sha = live.store(bytes);
  await live.apply([{ file: 'old.html', after: sha }]);
  const missing = { file: 'tenders.html', before: sha, after: 'f'.repeat(64) };
  const changes = [
    { file: 'find/manifest.bin', after: sha },
    { file: 'find/tabc-0a1b2c.bin', after: sha },
    { file: 'old.html', before: sha },
  ];
  await expect(live.apply([...changes, missing])).rejects.toThrow('ENOENT');
  expect([...live.files.keys()].toSorted()).toEqual(['find/tabc-0a1b2c.bin', 'old.html']);
  await live.apply(changes);
  expect([...live.files.keys()].toSorted()).toEqual(['find/manifest.bin', 'find/tabc-0a1b2c.bin']);
});

test('compressed files that a power cut has left empty, or a kill between two of them, are made at the next start', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const liveDir = path.join(dir, 'live');
  const open = () => openLiveTree({ liveDir, dir, brotliQuality: 1 });
  const live = await open();
  const bytes = Buffer.from('news '.repeat(400));
  await live.apply(['a.html', 'b.html', 'c.html'].map((file) => ({ file, after: live.store(bytes) })));
  await rm(path.join(liveDir, 'a.html.gz'));
  await writeFile(path.join(liveDir, 'b.html.br'), '');
  const next = await open();
  expect(next.uncompressed()).toBe(2);
  await next.compressRest(Infinity);
  expect(gunzipSync(await readFile(path.join(liveDir, 'a.html.gz')))).toEqual(bytes);
  expect(brotliDecompressSync(await readFile(path.join(liveDir, 'b.html.br')))).toEqual(bytes);
});

test('those who keep copies are told of changed files, and of hashed ones only if another content has their name', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const told: string[] = [];
  const live = await openLiveTree({
    liveDir: path.join(dir, 'live'),
    dir,
    brotliQuality: 0,
    onChange: (file) => told.push(file),
  });
  const [one, other] = ['one', 'other'].map((word) => live.store(Buffer.from(word))) as [string, string];
  await live.apply([
    { file: 'news.html', after: one },
    { file: 'find/c0-0d5b.txt', after: one },
  ]);
  await live.apply([{ file: 'find/c0-0d5b.txt', before: one, after: other }]);
  expect(told).toEqual(['news.html', 'find/c0-0d5b.txt']);
});

describe('more changes than are compressed first', () => {
  const text = (word: string): Buffer => Buffer.from(`${word} `.repeat(400));
  const forms = async (dir: string): Promise<string[]> =>
    (await readdir(dir)).filter((name) => /\.(br|gz|dcz)$/.test(name)).toSorted();

  async function changed() {
    const { dir, remove } = await throwAwayFolder();
    onTestFinished(remove);
    const liveDir = path.join(dir, 'live');
    const open = () => openLiveTree({ liveDir, dir, brotliQuality: 1, mostCompressedFirst: 2 });
    const live = await open();
    const put = async (texts: Readonly<Record<string, string>>): Promise<void> => {
      const changes = Object.entries(texts).map(([file, word]) => ({ file, after: live.store(text(word)) }));
      await live.apply(changes);
    };
    await put({ 'frame.html': 'frame', 'news.html': 'old' });
    await put({ 'jobs.html': 'old' });
    expect(await forms(liveDir)).toHaveLength(8);
    await put({ 'frame.html': 'another frame', 'news.html': 'new', 'jobs.html': 'new' });
    return { liveDir, live, open };
  }

  test('are readable at once, with no compressed file of the old content beside them', async () => {
    const { liveDir, live } = await changed();
    expect(await readFile(path.join(liveDir, 'news.html'))).toEqual(text('new'));
    expect(await forms(liveDir)).toEqual([]);
    expect(live.uncompressed()).toBe(3);
  });

  test('are readable at once too, if they come in small parts', async () => {
    const { liveDir, live } = await changed();
    await live.compressRest(Infinity);
    await live.apply([{ file: 'jobs.html', after: live.store(text('newer')) }], 3);
    expect(live.uncompressed()).toBe(1);
    expect((await forms(liveDir)).filter((name) => name.startsWith('jobs'))).toEqual([]);
  });

  test('are compressed afterwards, also by the next publisher, and a small change beside them at once', async () => {
    const { liveDir, live, open } = await changed();
    await live.apply([{ file: 'jobs.html', after: live.store(text('newer')) }]);
    expect(live.uncompressed()).toBe(2);
    const next = await open();
    expect(next.uncompressed()).toBe(2);
    expect(await next.compressRest(Date.now() - 1), 'no time').toBe(true);
    expect(await next.compressRest(Infinity)).toBe(false);
    expect(await forms(liveDir)).toHaveLength(8);
    for (const [file, word] of Object.entries({ 'news.html': 'new', 'jobs.html': 'newer' }))
      expect(brotliDecompressSync(await readFile(path.join(liveDir, `${file}.br`))), file).toEqual(text(word));
  });
});

test('a content that a power cut has cut off is not put in place: it is waited for', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const liveDir = path.join(dir, 'live');
  const first = await openLiveTree({ liveDir, dir, brotliQuality: 0 });
  const releases = await openReleases(dir);
  const bytes = Buffer.from('page');
  const sha = first.store(bytes);
  const release = { at: '2026-11-20T06:30:00.000Z', why: 'News', took: 1, pages: 1, scripts: [], styles: [] };
  await releases.commit({ ...release, changes: [{ file: 'index.html', after: sha }] });
  await writeFile(path.join(dir, 'contents', sha.slice(0, 2), sha.slice(2)), '');

  const live = await openLiveTree({ liveDir, dir, brotliQuality: 0 });
  await recover({ live, releases });
  expect(live.files.size).toBe(0);
  live.store(bytes);
  await live.apply([{ file: 'index.html', after: sha }]);
  expect(await readFile(path.join(liveDir, 'index.html'), 'utf8')).toBe('page');
});

test('a page is there as what differs from the frame of its language, and of another frame nothing stays', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const liveDir = path.join(dir, 'live');
  const open = (): ReturnType<typeof openLiveTree> => openLiveTree({ liveDir, dir, brotliQuality: 0 });
  let live = await open();
  const put = async (texts: Readonly<Record<string, string>>): Promise<void> => {
    const changes = Object.entries(texts).map(([file, text]) => {
      const bytes = Buffer.from(text.repeat(200));
      const after = createHash('sha256').update(bytes).digest('hex');
      return { change: { file, before: live.files.get(file), after }, bytes };
    });
    for (const { bytes } of changes) live.store(bytes);
    await live.apply(changes.map(({ change }) => change));
  };
  const forms = async (): Promise<string[]> =>
    (await readdir(liveDir, { recursive: true })).filter((name) => name.endsWith('.dcz')).toSorted();
  const said = async (file: string, frameFile: string): Promise<string> => {
    const frame = frameOf(await readFile(path.join(liveDir, frameFile)));
    if (!frame) throw new Error(`${frameFile} has no tag.`);
    return (await unframed(await readFile(path.join(liveDir, framedName(file, frame.tag))), frame)).toString();
  };

  await put({ 'frame.html': 'frame ', 'hi/frame.html': 'ढाँचा ', 'news.html': 'news ', 'hi/news.html': 'समाचार ' });
  expect(await said('news.html', 'frame.html')).toBe('news '.repeat(200));
  expect(await said('hi/news.html', 'hi/frame.html')).toBe('समाचार '.repeat(200));
  expect(await forms()).toHaveLength(2);

  await put({ 'news.html': 'news of today ' });
  expect(await said('news.html', 'frame.html')).toBe('news of today '.repeat(200));

  // The Hindi page has not changed, so its compressed file for the old frame stays until nothing is left to be compressed.
  await put({ 'frame.html': 'a new frame ', 'hi/frame.html': 'नया ढाँचा ', 'news.html': 'news ' });
  expect(await said('news.html', 'frame.html')).toBe('news '.repeat(200));
  expect(await forms()).toHaveLength(2);
  await live.compressRest(Infinity);
  expect(await forms()).toHaveLength(1);
  await live.addFramed('hi/news.html');
  expect(await said('hi/news.html', 'hi/frame.html')).toBe('समाचार '.repeat(200));

  await writeFile(path.join(liveDir, 'hi/news.html.Abc123.dcz'), 'of a frame of before');
  await writeFile(path.join(liveDir, `gone.html.${live.frameTagOf('news.html')}.dcz`), 'of a page that is gone');
  live = await open();
  expect(await forms()).toHaveLength(2);
  expect([...live.files.keys()].filter((file) => file.endsWith('.dcz'))).toEqual([]);
  await live.apply([{ file: 'news.html', before: live.files.get('news.html') }]);
  expect(await forms()).toEqual([expect.stringMatching(/^hi\/news\.html\./)]);
});
