import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** A browser in which this text is stored for the list of tenders. */
async function storesWith(text: string) {
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => text });
  vi.resetModules();
  return import('~/stores/list-visits');
}

const visit = { day: '2026-11-10', from: '2026-11-01', names: ['a'] };

it('reads a visit, and the visit before it', async () => {
  const whole = { ...visit, before: visit };
  expect((await storesWith(JSON.stringify(whole))).lastVisit('tenders')).toEqual(whole);
});

it.each(['', '{', 'null', '[]', '{"day":"soon","from":"2026-11-01","names":[]}', '{"day":"2026-11-10"}'])(
  'takes the damaged text %j for no visit',
  async (text) => expect((await storesWith(text)).lastVisit('tenders')).toBeUndefined(),
);

it('takes a visit with a damaged one before it for no visit', async () =>
  expect((await storesWith(JSON.stringify({ ...visit, before: true }))).lastVisit('tenders')).toBeUndefined());
