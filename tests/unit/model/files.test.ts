import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withContent } from '../../support/content.ts';
import { useSite } from '../../support/shared-site.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const file = (url: string, type?: string) => ({
  ...{ url, type, title: undefined, size: undefined, language: undefined, pages: undefined },
});

/** Starts a file storage that answers requests with `answers`, and returns its origin. */
async function storageThat(answers: RequestListener): Promise<string> {
  const storage = createServer(answers);
  storage.listen(0);
  await once(storage, 'listening');
  onTestFinished(() => void storage.close());
  return `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
}

describe('the format of a file', () => {
  useSite();

  it.each([
    ['a.pdf', undefined, 'PDF'],
    ['a.PDF?v=2', 'application/octet-stream', 'PDF'],
    ['docs.v2/a', DOCX, 'DOCX'],
    ['a', 'Text/CSV; charset=utf-8', 'CSV'],
    ['download.aspx?id=4', 'application/pdf', 'PDF'],
    ['download.aspx?id=4', undefined, undefined],
    ['a.final', 'application/octet-stream', undefined],
    ['report.bin', 'constructor', undefined],
    ['report.bin', '__proto__', undefined],
  ])('of %s, stated as %s, is %s', async (url, type, format) => {
    const { download } = await import('~/model/files');
    expect((await download(file(url, type))).format).toBe(format);
  });
});

it('the size of a file is what the storage says, else what the entry states', () =>
  withContent({ 'media/a.pdf': new Uint8Array(5) }, async () => {
    const { download } = await import('~/model/files');
    expect(await download({ ...file('a.pdf'), size: 99 })).toMatchObject({ bytes: 5, isMissing: false });
    expect(await download({ ...file('b.pdf'), size: 99 })).toMatchObject({ bytes: 99, isMissing: true });
  }));

it('a file on a site that may not be asked is a link that leaves, with what its entry says, and the report says so', () =>
  withContent({}, async (site) => {
    const { download } = await import('~/model/files');
    const address = 'http://127.0.0.1:9/admin/a.pdf';
    expect(await download({ ...file(address), size: 99 })).toMatchObject({
      target: { href: address, leaves: true, opensNewTab: true },
      format: 'PDF',
      bytes: 99,
      isMissing: false,
    });
    expect(await site.report('elsewhere')).toEqual([
      { kind: 'elsewhere', address, detail: expect.stringMatching(/^this build may not contact that origin/) },
    ]);
  }));

it('a file whose storage leads on to where the build may not ask stays a link, and the report says so', async () => {
  const origin = await storageThat((_, response) => {
    response.writeHead(302, { location: 'https://cdn.example/a.mp4' }).end();
  });
  await withContent(
    {},
    async (site) => {
      const { download } = await import('~/model/files');
      expect(await download(file('a.mp4'))).toMatchObject({ target: { href: `${origin}/a.mp4` }, isMissing: false });
      expect(await site.report('elsewhere')).toMatchObject([{ address: `${origin}/a.mp4` }]);
      expect(await site.report('file')).toEqual([]);
    },
    { environment: { FILE_STORAGE_URL: origin, INTERNAL_ORIGINS: origin } },
  );
});

it('a file stays a link, with the size it had, while its storage does not answer', async () => {
  let isSilent = false;
  const origin = await storageThat((request, response) => {
    if (isSilent) request.socket.destroy();
    else response.writeHead(200, { 'content-length': 5 }).end();
  });
  await withContent(
    {},
    async (site) => {
      const { beginRevision } = await import('~/lib/queries');
      const { download } = await import('~/model/files');
      let now = Date.now();
      const next = (): void => beginRevision({ now: (now += 1000), mayHaveChanged: () => true });
      next();
      expect(await download(file('known.mp4'))).toMatchObject({ bytes: 5, isMissing: false });
      isSilent = true;
      next();
      expect(await download(file('known.mp4'))).toMatchObject({ bytes: 5, isMissing: false });
      expect(await download(file('new.mp4'))).toMatchObject({ bytes: undefined, isMissing: false });
      const lines = (await site.report('file')).filter(({ address }) => address.startsWith(origin));
      expect(lines).toMatchObject([{ address: `${origin}/known.mp4` }, { address: `${origin}/new.mp4` }]);
    },
    { environment: { FILE_STORAGE_URL: origin, INTERNAL_ORIGINS: origin } },
  );
});

describe('many files of one entry', () => {
  it('that differ only in what stands behind # are one question', async () => {
    const asked: (string | undefined)[] = [];
    const origin = await storageThat((request, response) => {
      asked.push(request.url);
      response.writeHead(200, { 'content-length': '5' }).end();
    });
    await withContent(
      {},
      async () => {
        const { download } = await import('~/model/files');
        const found = await Promise.all(['a.mp4#1', 'a.mp4#2', 'a.mp4'].map((url) => download(file(url))));
        expect(found.map(({ target, bytes }) => [target.href, bytes])).toEqual([
          [`${origin}/a.mp4#1`, 5],
          [`${origin}/a.mp4#2`, 5],
          [`${origin}/a.mp4`, 5],
        ]);
      },
      { environment: { FILE_STORAGE_URL: origin, INTERNAL_ORIGINS: origin } },
    );
    expect(asked).toEqual(['/a.mp4']);
  });

  it('that a publish has no time to ask about are links, and a later publish asks', () =>
    withContent({ 'media/a.csv': new Uint8Array(5), 'media/b.csv': new Uint8Array(6) }, async (site) => {
      const { download } = await import('~/model/files');
      const { beginRevision, isUpdate, revisionTime } = await import('~/lib/queries');
      const publish = (): void => beginRevision({ now: revisionTime() + 1000, mayHaveChanged: () => true });
      while (!isUpdate()) publish();
      let clock = 0;
      // Each call of `performance.now` returns a time that is ten seconds later.
      const looks = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10_000));
      try {
        publish();
        expect(await download(file('a.csv'))).toMatchObject({ bytes: 5 });
        expect(await download(file('b.csv'))).toMatchObject({ bytes: undefined, isMissing: false });
        const lines = (await site.report('file')).filter(({ address }) => address.startsWith(site.api.url));
        expect(lines, 'nobody has to correct anything').toEqual([]);
        publish();
        expect(await download(file('b.csv'))).toMatchObject({ bytes: 6 });
      } finally {
        looks.mockRestore();
      }
    }));
});
