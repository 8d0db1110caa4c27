import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';

it('a kept file is deleted when a publish no longer asks for it', () =>
  withContent({ 'media/a.pdf': 'a coal mine', 'media/b.pdf': 'another mine' }, async ({ api, cacheDir }) => {
    const { download } = await import('~/api/storage');
    const { pruneOriginals } = await import('~/api/originals');
    const { beginRevision, dropUnread } = await import('~/lib/queries');
    const names = () => readdir(path.join(cacheDir, 'originals'));
    await download(`${api.url}/media/a.pdf`);
    await download(`${api.url}/media/b.pdf`);
    await pruneOriginals(cacheDir);
    expect(await names(), 'two files and their records').toHaveLength(4);
    beginRevision({ now: Date.now(), mayHaveChanged: () => true });
    const { bytes } = await download(`${api.url}/media/a.pdf`);
    dropUnread();
    await pruneOriginals(cacheDir);
    expect(await names()).toHaveLength(2);
    expect((await bytes()).toString()).toBe('a coal mine');
  }));
