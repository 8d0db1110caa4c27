import { expect, it } from 'vitest';
import { openSearch } from '~/search/engine';
import { IndexUnavailable } from '~/search/results';
import { ask, entry, indexOf, searchOf } from './support.ts';

it('a file that does not come is said so, by name, and asked for again', async () => {
  const index = indexOf([entry('/a', 'Coal')]);
  let isDown = true;
  const search = searchOf(index, () => {
    if (isDown) throw new Error('no line');
  });
  await expect(search.search(ask('coal'))).rejects.toThrow(IndexUnavailable);
  isDown = false;
  expect((await search.search(ask('coal'))).total).toBe(1);
});

it('what was found before is still found while the line is down', async () => {
  const index = indexOf(
    Array.from({ length: 3000 }, (_, at) => entry(`/${at}`, at ? `Stone ${at} word${at}x` : 'Coal')),
  );
  let isDown = false;
  const search = searchOf(index, () => {
    if (isDown) throw new Error('no line');
  });
  expect((await search.search(ask('coal'))).total).toBe(1);
  isDown = true;
  await expect(search.search(ask('zebra word2999x'))).rejects.toThrow(IndexUnavailable);
  expect((await search.search(ask('coal'))).total).toBe(1);
});

it('a file that a publish has replaced is asked for by its new name, and the results are the new ones', async () => {
  const [old, fresh] = ['Coal', 'Coal and stone'].map((title) => indexOf([entry('/a', title)]).files());
  const asked: string[] = [];
  const search = openSearch((name, isAnew) => {
    asked.push(isAnew ? `${name} anew` : name);
    // A cache still gives the old manifest. The server has the new files only.
    const bytes = name === 'manifest.bin' && !isAnew ? old?.get(name) : fresh?.get(name);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`404 ${name}`));
  });
  expect((await search.search(ask('coal'))).hits[0]?.title.text).toBe('Coal and stone');
  expect(asked.filter((name) => name === 'manifest.bin anew')).toHaveLength(1);
});

it('a wrong index file is reported as unavailable', async () => {
  const search = searchOf({ files: () => new Map([['manifest.bin', new TextEncoder().encode('<!doctype html>')]]) });
  await expect(search.search(ask('coal'))).rejects.toMatchObject({ name: 'IndexUnavailable', file: 'manifest.bin' });
});

const sentAs: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  'a page of a network': () => new TextEncoder().encode('Please sign in to this network.\n'),
  'its first half': (bytes) => bytes.subarray(0, bytes.length / 2),
  nothing: () => new Uint8Array(),
};
const kinds = ['txt', 'bin'].flatMap((kind) => Object.keys(sentAs).map((way) => [kind, way] as const));

it.each(kinds)('a .%s file that came as %s is loaded again, without caches', async (kind, way) => {
  const files = indexOf([entry('/a', 'Coal and stone')]).files();
  const openWith = (isRightAnew: boolean) =>
    openSearch((name, isAnew) => {
      const bytes = files.get(name) ?? new Uint8Array();
      const isWrong = name.endsWith(`.${kind}`) && name !== 'manifest.bin' && !(isAnew && isRightAnew);
      return Promise.resolve(isWrong ? (sentAs[way]?.(bytes) ?? bytes) : bytes);
    });
  expect((await openWith(true).search(ask('coal'))).hits[0]?.title.text).toBe('Coal and stone');
  await expect(openWith(false).search(ask('coal'))).rejects.toMatchObject({ name: 'IndexUnavailable' });
});
