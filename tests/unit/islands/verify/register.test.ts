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

it('asks for a file by the first bits of its hash, and for the same part only once', async () => {
  const hash = 'ab12'.repeat(16);
  const register = { folder: '/hi/verify', bits: 7, day: '2026-11-20' };
  const { asked, lookUp } = await registerWith({ [hash.slice(0, 32)]: { state: 'current' } });
  const both = [hash, `aa${'0'.repeat(62)}`].map((one) => lookUp(register, one));
  expect(await Promise.all(both)).toEqual([{ state: 'current' }, undefined]);
  expect(await lookUp(register, hash)).toEqual({ state: 'current' });
  expect(asked).toEqual(['/hi/verify/7_85.json?2026-11-20']);
});

it('knows no file by the name of something that every object has', async () => {
  const { lookUp } = await registerWith({});
  expect(await lookUp({ folder: '/verify', bits: 0, day: '' }, 'constructor')).toBeUndefined();
});

it('asks for every part of a long register, and for a short one as a whole', async () => {
  const { asked, loadAll } = await registerWith({});
  await loadAll({ folder: '/verify', bits: 7, day: '1' });
  expect(asked).toHaveLength(128);
  expect(asked).toEqual(expect.arrayContaining(['/verify/7_0.json?1', '/verify/7_85.json?1', '/verify/7_127.json?1']));
  asked.length = 0;
  await loadAll({ folder: '/verify', bits: 0, day: '1' });
  expect(asked).toEqual(['/verify/0_0.json?1']);
});

it.each([[[]], ['a text'], [null]])(
  'a list that is %o is out of reach, and knows nothing of a file',
  async (content) => {
    const { lookUp } = await registerWith(content as object);
    await expect(lookUp({ folder: '/verify', bits: 0, day: '' }, 'ab')).rejects.toThrow();
  },
);

it('asks for only a few parts at once', async () => {
  vi.resetModules();
  let [open, most] = [0, 0];
  vi.stubGlobal('fetch', async () => {
    most = Math.max(most, (open += 1));
    await Promise.resolve();
    open -= 1;
    return Response.json({});
  });
  const { loadAll } = await import('~/islands/verify/register');
  await loadAll({ folder: '/verify', bits: 4, day: '1' });
  expect(most).toBe(8);
});
