import type { RouteData } from 'astro';
import { expect, test } from 'vitest';
import { openPages, type Rendered } from '../../../scripts/publish/warm-pages.ts';
import { allNotes, beginRevision, createQuery, fromSource, readQuery, revisionTime } from '~/lib/queries';

/** A page that shows a title. With the title `broken`, the page throws an error. */
function pageOf(title: { now: string | Error }) {
  const source = fromSource(() =>
    title.now instanceof Error ? Promise.reject(title.now) : Promise.resolve(title.now),
  );
  const render = async (): Promise<Response> => {
    const shown = await source('https://api.example/title');
    if (shown === 'broken') throw new Error('no such part');
    return new Response(`<!doctype html><title>${shown}</title>`);
  };
  const stored: { error?: Error } = {};
  const store = (bytes: Buffer): string => {
    if (stored.error) throw stored.error;
    return bytes.toString();
  };
  const route = { type: 'page' } as RouteData;
  const paths = createQuery({ compute: () => Promise.resolve(new Map([['/news', {}]])) });
  const page = openPages({ render }, { store, read: (text) => Buffer.from(text) })(
    { route, name: 'news', paths },
    '/news',
  );
  const read = (now: string | Error): Promise<Rendered> => {
    title.now = now;
    beginRevision({ now: revisionTime(), mayHaveChanged: () => true });
    return readQuery(page);
  };
  return { read, stored };
}

test('a page that breaks stays as it was, and the report says so until it is whole again', async () => {
  const { read } = pageOf({ now: '' });
  const first = await read('First');
  expect(await read('broken')).toBe(first);
  const note = { kind: 'held-back', address: '/news', detail: 'no such part', lastGood: true };
  expect(allNotes()).toEqual([note]);
  expect((await read('Second')).sha).not.toBe(first.sha);
  expect(allNotes()).toEqual([]);
});

test('a page that breaks and was never whole stops the publish', async () => {
  const { read } = pageOf({ now: '' });
  await expect(read('broken')).rejects.toThrow('no such part');
});

test('content that cannot be read and a disk that is full stop the publish', async () => {
  const { read, stored } = pageOf({ now: '' });
  await read('First');
  await expect(read(new Error('answered 500'))).rejects.toThrow('answered 500');
  stored.error = new Error('disk full');
  await expect(read('Second')).rejects.toThrow('disk full');
});
