import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withContent, type TestSite } from '../../support/content.ts';

setFlagsFromString('--expose-gc');
const freeMemory = runInNewContext('gc') as () => void;

const PATH = 'media/a.pdf';
const content = { [PATH]: 'a coal mine' };

const load = async ({ api }: TestSite) => {
  const { askFileFacts, download } = await import('~/api/storage');
  const address = `${api.url}/${PATH}`;
  return {
    facts: () => askFileFacts(address),
    text: async () => (await (await download(address)).bytes()).toString(),
    address,
  };
};

it('a file is asked for again when the storage fails, three times in all', () =>
  withContent(content, async (site) => {
    site.api.misbehave({ path: PATH, status: 503, times: 3 });
    await expect((await load(site)).text()).rejects.toThrow('expected status 200, found 503; tried 3 times');
    await site.nextBuild();
    site.api.misbehave({ path: PATH, status: 503, times: 2 });
    expect(await (await load(site)).text()).toBe('a coal mine');
  }));

it('a file of the last build stays while the storage cannot be read, and goes when it is removed there', () =>
  withContent(content, async (site) => {
    expect(await (await load(site)).text()).toBe('a coal mine');
    for (const wrong of [{ status: 503 }, { reset: true }]) {
      await site.nextBuild();
      site.api.misbehave({ path: PATH, times: 3, ...wrong });
      expect(await (await load(site)).text()).toBe('a coal mine');
    }
    await site.nextBuild();
    await site.remove(PATH);
    await expect((await load(site)).text()).rejects.toThrow('found 404');
  }));

it('a file that is missing is said to be', () =>
  withContent({}, async (site) => {
    const { facts, text } = await load(site);
    await expect(facts()).rejects.toThrow('expected status 200, found 404');
    await expect(text()).rejects.toThrow('expected status 200, found 404');
  }));

it('size and type are told without the bytes, and a storage that does not tell them may still have the file', () =>
  withContent(content, async (site) => {
    const { facts } = await load(site);
    expect(await facts()).toEqual({ bytes: 11, type: 'application/pdf', tag: expect.stringMatching(/^"/) as string });
    site.api.misbehave({ path: PATH, status: 405, times: 1 });
    expect(await facts()).toEqual({});
  }));

it('a file that has not changed is taken from the cache, and one that has is fetched', () =>
  withContent(content, async (site) => {
    expect(await (await load(site)).text()).toBe('a coal mine');
    await site.nextBuild();
    site.api.misbehave({ path: PATH, status: 304, body: '', times: 1 });
    expect(await (await load(site)).text()).toBe('a coal mine');
    await site.nextBuild();
    await site.write({ [PATH]: 'another mine' });
    expect(await (await load(site)).text()).toBe('another mine');
  }));

it('the same file at many addresses is kept once', () =>
  withContent(content, async ({ api, cacheDir }) => {
    const { download } = await import('~/api/storage');
    for (const query of ['', '?1', '?2']) {
      const { bytes } = await download(`${api.url}/${PATH}${query}`);
      expect((await bytes()).toString()).toBe('a coal mine');
    }
    const folder = path.join(cacheDir, 'originals');
    const kept = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
    expect(kept.filter((text) => text === 'a coal mine')).toHaveLength(1);
  }));

it('the files of the last build are checked without all of them in memory', () => {
  const MB = 1_000_000;
  const MOST = 60 * MB;
  const names = Array.from({ length: 40 }, (_, index) => `media/${index}.jpg`);
  return withContent(Object.fromEntries(names.map((name) => [name, name.padEnd(4 * MB)])), async (site) => {
    const downloadAll = async (): Promise<void> => {
      const { download } = await import('~/api/storage');
      await Promise.all(names.map((name) => download(`${site.api.url}/${name}`)));
    };
    await downloadAll();
    await site.nextBuild();
    site.api.misbehave({ path: 'media/', status: 304, body: '' });
    freeMemory();
    const before = process.memoryUsage().arrayBuffers;
    const added = (): number => process.memoryUsage().arrayBuffers - before;
    let most = 0;
    const watch = setInterval(() => {
      // What is no longer needed does not count, whenever Node would free it. Freeing takes longer than the test itself.
      if (added() >= MOST) freeMemory();
      most = Math.max(most, added());
    }, 20);
    await downloadAll();
    clearInterval(watch);
    expect(most).toBeLessThan(MOST);
  });
});

it('of a large document the hash is made, also when the storage breaks off, and it is not in memory', () => {
  // The second file has the size that is stated of the first one.
  const [stated, silent] = [new Uint8Array(300_000), new Uint8Array(60_000_001)];
  return withContent({ 'media/stated.zip': stated, 'media/silent.zip': silent }, async ({ api }) => {
    const { readDocument } = await import('~/api/storage');
    for (const [path, bytes, size] of [
      ['media/stated.zip', stated, silent.length],
      ['media/silent.zip', silent, undefined],
    ] as const) {
      api.misbehave({ path, reset: true, body: 'x'.repeat(70_000), times: 1 });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(await readDocument(`${api.url}/${path}`, size)).toEqual({ sha256 });
    }
  });
});

it('a file is not read beyond 60 MB', () =>
  withContent(content, async (site) => {
    site.api.misbehave({ path: PATH, body: ' '.repeat(60_000_001) });
    await expect((await load(site)).text()).rejects.toThrow('expected at most 60 MB, found more; tried once');
  }));

it('files that break off do not keep the host from being asked for others', () =>
  withContent(content, async (site) => {
    const { download } = await import('~/api/storage');
    site.api.misbehave({ path: 'media/broken', body: 'no gzip', headers: { 'content-encoding': 'gzip' } });
    for (let count = 1; count <= 6; count += 1)
      await expect(download(`${site.api.url}/media/broken?${count}`)).rejects.toThrow('tried 3 times');
    expect(await (await load(site)).text()).toBe('a coal mine');
  }));

it('a host that leaves five requests without an answer is not asked a sixth time', async () => {
  let asked = 0;
  const silent = createServer((request) => {
    asked += 1;
    request.socket.destroy();
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const host = `127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}`;
  const ask = async (): Promise<void> => {
    const { askFileFacts } = await import('~/api/storage');
    for (let count = 1; count <= 5; count += 1) {
      await expect(askFileFacts(`http://${host}/${count}.pdf`)).rejects.toThrow(/no answer .+; tried 3 times/);
    }
    const before = asked;
    await expect(askFileFacts(`http://${host}/6.pdf`)).rejects.toThrow(`${host} did not answer the last 5 requests`);
    expect(asked).toBe(before);
  };
  await withContent({}, ask, { environment: { INTERNAL_ORIGINS: `http://${host}` } });
  silent.close();
});

// The last tests, because after them the process is one of a publisher.
it('a publish of a change asks once, and waits for nothing; the next one asks again', () =>
  withContent(content, async (site) => {
    const { beginRevision, revisionTime } = await import('~/lib/queries');
    const publish = (): void => beginRevision({ now: revisionTime() + 1000, mayHaveChanged: () => true });
    publish();
    publish();
    site.api.misbehave({ path: PATH, status: 429, headers: { 'retry-after': '60' }, times: 1 });
    await expect((await load(site)).text()).rejects.toThrow('expected status 200, found 429; tried once');
    publish();
    expect(await (await load(site)).text()).toBe('a coal mine');
  }));

it('a publish of a change does not wait for a slow host', () =>
  withContent(
    content,
    async (site) => {
      const { isUpdate } = await import('~/lib/queries');
      expect(isUpdate()).toBe(true);
      site.api.misbehave({ path: PATH, status: 500, delayMs: 400, times: 1 });
      await expect((await load(site)).facts()).rejects.toThrow('no status within 0.1 seconds');
    },
    { environment: { API_TIME_LIMIT_MS: '600' } },
  ));
