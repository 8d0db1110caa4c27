import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { partOf } from '~/lib/register';
import { withContent } from '../../../support/content.ts';
import { useSite } from '../../../support/shared-site.ts';
import { circular, circulars, registered, sha256, tender } from './content.ts';

/** Without other entries, a list that loses one would lose more than half of them. */
const others = ['2', '3'].map((id) => ({ id, title: `Circular ${id}`, published_on: '2026-04-01' }));

it('a file that an entry offers is genuine, with its title, its page and its day', () =>
  withContent({ ...circulars(circular), 'media/leave.pdf': 'leave' }, async () => {
    const found = await registered();
    expect(found('leave')).toEqual({
      state: 'current',
      of: 'Leave of absence',
      href: '/data-listing/pages/circulars#entry-1',
      published: '2 May 2026',
    });
    expect(found('Leave')).toBeUndefined();
    // There is no Hindi version, so the Hindi register has the English title.
    expect((await registered('hi'))('leave')).toMatchObject({
      of: 'Leave of absence',
      lang: 'en',
      published: '2 मई 2026',
    });
  }));

it('a file to which the text of an entry links is genuine too', () =>
  withContent(
    { ...tender({ files: [], description: '<p><a href="plan.pdf">Plan</a></p>' }), 'media/plan.pdf': 'plan' },
    async () => {
      expect((await registered())('plan')).toMatchObject({
        state: 'current',
        of: 'A pump',
        href: '/tenders/10/2026/7',
      });
    },
  ));

/** Opens a file storage that counts how often a file is read from it. */
async function openStorage(answer: (response: ServerResponse, isHead: boolean) => void) {
  let reads = 0;
  const storage = createServer(({ method }, response) => {
    if (method === 'GET') reads += 1;
    answer(response, method === 'HEAD');
  });
  storage.listen(0, '127.0.0.1');
  await once(storage, 'listening');
  onTestFinished(() => void storage.close());
  return { origin: `http://127.0.0.1:${(storage.address() as AddressInfo).port}`, reads: () => reads };
}

describe('a file of an earlier build', () => {
  it('is replaced by the file that stands at its address today', () =>
    withContent({ ...circulars(circular), 'media/leave.pdf': 'old leave' }, async (site) => {
      await registered();
      await site.nextBuild();
      await site.write({ 'media/leave.pdf': 'new leave' });
      for (const build of [1, 2]) {
        const found = await registered();
        expect(found('old leave'), `build ${build}`).toMatchObject({
          ...{ state: 'replaced', published: '2 May 2026', replaced: '20 November 2026', of: 'Leave of absence' },
          now: [{ of: 'leave.pdf', href: expect.stringContaining('/media/leave.pdf') as string }],
        });
        expect(found('new leave')).toMatchObject({ state: 'current', published: '20 November 2026' });
        await site.nextBuild();
      }
    }));

  it('is no longer offered, without its title, when its entry is gone, and genuine again when the entry is back', () =>
    withContent({ ...circulars(circular, ...others), 'media/leave.pdf': 'leave' }, async (site) => {
      await registered();
      await site.nextBuild();
      await site.write(circulars(...others));
      expect((await registered())('leave')).toEqual({
        ...{ state: 'gone', published: '2 May 2026', gone: '20 November 2026' },
      });
      await site.nextBuild();
      await site.write(circulars(circular, ...others));
      expect((await registered())('leave')).toMatchObject({ state: 'current', of: 'Leave of absence' });
    }));

  it('is no longer offered when the storage does not have it any more, and genuine again when it is back', () =>
    withContent({ ...circulars(circular), 'media/leave.pdf': 'leave' }, async (site) => {
      await registered();
      await site.nextBuild();
      await site.remove('media/leave.pdf');
      expect((await registered())('leave')).toMatchObject({ state: 'gone', gone: '20 November 2026' });
      await site.nextBuild();
      await site.write({ 'media/leave.pdf': 'leave' });
      const back = (await registered())('leave');
      expect(back).toMatchObject({ state: 'current' });
      expect(back?.gone).toBeUndefined();
    }));

  it('stays while the storage cannot be read', () =>
    withContent({ ...circulars(circular), 'media/leave.pdf': 'leave' }, async (site) => {
      await registered();
      await site.nextBuild();
      site.api.misbehave({ path: 'media/leave.pdf', status: 503, times: 9 });
      expect((await registered())('leave')).toMatchObject({ state: 'current' });
    }));

  it.each([
    [{ etag: '"1"' }, 1],
    [{ 'last-modified': 'Fri, 20 Nov 2026 06:30:00 GMT' }, 1],
    [{}, 2],
  ])('whose storage answers with %o is read %i times in two builds', async (headers, times) => {
    const { origin, reads } = await openStorage((response) => response.writeHead(200, headers).end('leave'));
    await withContent(
      circulars(circular),
      async (site) => {
        await registered();
        await site.nextBuild();
        expect((await registered())('leave')).toMatchObject({ state: 'current' });
        expect(reads()).toBe(times);
      },
      { environment: { FILE_STORAGE_URL: origin, INTERNAL_ORIGINS: origin } },
    );
  });
});

it('a file that an older version of the site has judged is read again', async () => {
  const { origin, reads } = await openStorage((response) => response.writeHead(200, { etag: '"1"' }).end('leave'));
  await withContent(
    circulars(circular),
    async (site) => {
      await registered();
      await site.nextBuild();
      const kept = path.join(site.cacheDir, 'good/en/published-files.json');
      const text = await readFile(kept, 'utf8');
      await writeFile(kept, text.replace(/"judge":\d+/g, '"judge":0'));
      await registered();
      expect(reads()).toBe(2);
    },
    { environment: { FILE_STORAGE_URL: origin, INTERNAL_ORIGINS: origin } },
  );
});

it('a file that cannot be read is not in the register, and the report says so', () =>
  withContent({ ...circulars(circular) }, async (site) => {
    await site.write({ 'media/leave.pdf': 'leave' });
    site.api.misbehave({ path: 'media/leave.pdf', status: 503, times: 6 });
    expect((await registered())('leave')).toBeUndefined();
    expect((await site.report('file')).map(({ detail }) => detail)).toContainEqual(
      expect.stringContaining('not in the register of documents'),
    );
  }));

// In the first case, only the stated size is large.
it.each([
  ['whose storage says its size', { 'content-length': 61_000_000 }, Buffer.from('leave')],
  ['whose storage does not say its size', {}, Buffer.alloc(61_000_000, 'leave')],
])('a file of over 60 MB %s is in the register, is read once, and is said to be large', async (_, size, leave) => {
  const { origin, reads } = await openStorage((response, isHead) =>
    response.writeHead(200, { etag: '"1"', ...(isHead && size) }).end(isHead ? '' : leave),
  );
  await withContent(
    circulars(circular),
    async (site) => {
      expect((await registered())(leave)).toMatchObject({ state: 'current', of: 'Leave of absence' });
      expect(await site.report('document')).toMatchObject([{ about: 'unread', reason: 'large' }]);
      const before = reads();
      await site.nextBuild();
      expect((await registered())(leave)).toMatchObject({ state: 'current' });
      expect(reads()).toBe(before);
    },
    { environment: { FILE_STORAGE_URL: origin, INTERNAL_ORIGINS: origin } },
  );
});

it('a file of over 2 GB is not in the register, and is not asked for', async () => {
  const { origin, reads } = await openStorage((response) =>
    response.writeHead(200, { etag: '"1"', 'content-length': 2_000_000_001 }).end(),
  );
  await withContent(
    circulars(circular),
    async (site) => {
      await registered();
      expect(reads()).toBe(0);
      expect(await site.report('file')).toMatchObject([
        { detail: expect.stringContaining('more than 2 GB') as string },
      ]);
    },
    { environment: { FILE_STORAGE_URL: origin, INTERNAL_ORIGINS: origin } },
  );
});

it('a file that nobody can open is reported at each build, and stays in the register', () =>
  withContent({ ...circulars(circular), 'media/leave.pdf': '<html>Log in</html>' }, async (site) => {
    for (const build of [1, 2]) {
      expect((await registered())('<html>Log in</html>'), `build ${build}`).toMatchObject({ state: 'current' });
      expect(await site.report('file')).toMatchObject([
        { reason: 'html', detail: 'this is a web page (HTML), not PDF' },
      ]);
      await site.nextBuild();
    }
  }));

it('a file of an entry that is dated in the future is not there yet', () =>
  withContent({ ...circulars({ ...circular, published_on: '2026-12-01' }), 'media/leave.pdf': 'leave' }, async () => {
    expect((await registered())('leave')).toBeUndefined();
  }));

describe('the parts of the register', () => {
  useSite();

  it('are one empty part if nothing was published', async () => {
    const { getRegister } = await import('~/model/documents/register-parts');
    expect(await getRegister('en')).toEqual({
      bits: 0,
      count: 0,
      day: undefined,
      parts: [{ part: '0_0', json: '{}' }],
    });
  });

  const hashes = (count: number): string[] => Array.from({ length: count }, (_, index) => sha256(`file ${index}`));
  const sizesOf = (all: readonly string[], bits: number): ReadonlyMap<string, number> =>
    new Map([...Map.groupBy(all, (hash) => partOf(hash, bits))].map(([part, of]) => [part, of.length]));

  // A file takes about 110 bytes of a part, and a visit may take 20,000 with the script.
  it.each([1, 128, 129, 250, 500, 1000, 2000, 4000, 6000, 10_000, 40_000])(
    'of %i files have few enough for a phone, and enough to hide which file was asked for',
    async (count) => {
      const { bitsFor } = await import('~/model/documents/register-parts');
      const all = hashes(count);
      const sizes = [...sizesOf(all, bitsFor(all)).values()];
      expect(Math.max(...sizes)).toBeLessThanOrEqual(128);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.min(count, 16));
    },
  );

  it('of 10,000 files answer each of 1,000 questions for at least 16 files at once, half of them for 39', async () => {
    const { bitsFor } = await import('~/model/documents/register-parts');
    const all = hashes(10_000);
    const bits = bitsFor(all);
    const sizeOf = sizesOf(all, bits);
    // Every tenth is a file of the register, the others are not: nobody who sees the question can tell.
    const asked = Array.from({ length: 1000 }, (_, index) => sha256(`${index % 10 ? 'unknown' : 'file'} ${index}`));
    const shared = asked.map((hash) => sizeOf.get(partOf(hash, bits)) ?? 0).sort((a, b) => a - b);
    expect(shared[0]).toBeGreaterThanOrEqual(16);
    expect(shared[500]).toBe(39);
  });
});
