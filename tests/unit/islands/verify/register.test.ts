import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

/** Answers requests for parts of a register with `content`, and records the requests. */
async function registerWith(content: object) {
  vi.resetModules();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json(content));
  });
  return { asked, ...(await import('~/islands/verify/register')) };
}

it('asks for a file by the first digits of its hash, and for the same part only once', async () => {
  const hash = 'ab12'.repeat(16);
  const { asked, lookUp } = await registerWith({ [hash.slice(0, 32)]: { state: 'current' } });
  const both = [hash, `ab${'0'.repeat(62)}`].map((one) => lookUp('/hi/verify', 2, one));
  expect(await Promise.all(both)).toEqual([{ state: 'current' }, undefined]);
  expect(await lookUp('/hi/verify', 2, hash)).toEqual({ state: 'current' });
  expect(asked).toEqual(['/hi/verify/ab.json']);
});

it('knows no file by the name of something that every object has', async () => {
  const { lookUp } = await registerWith({});
  expect(await lookUp('/verify', 0, 'constructor')).toBeUndefined();
});

it('asks for every part of a long register, and for a short one as a whole', async () => {
  const { asked, loadAll } = await registerWith({});
  await loadAll('/verify', 2);
  expect(asked).toHaveLength(256);
  expect(asked).toEqual(expect.arrayContaining(['/verify/00.json', '/verify/0f.json', '/verify/ff.json']));
  asked.length = 0;
  await loadAll('/verify', 0);
  expect(asked).toEqual(['/verify/all.json']);
});
