import { expect, it } from 'vitest';
import { byLetters, type Filter } from '~/islands/list/filter';
import { stubBrowser } from '../browser';

stubBrowser('/tenders');
const { foundIn } = await import('~/islands/list/found');

const row = (text: string) => ({ text, states: [], day: '', values: {} });
const rows = [row('road'), row('coal road'), row('coal')];
const come = { rows, isWhole: true, isLoading: false, total: 3 };
const filter = (words: string): Filter => ({ words, state: '', from: '', to: '', sort: '' });
const found = (words: string, of: Partial<typeof come> = {}) =>
  foundIn({ ...come, ...of }, filter(words), () => 0, '{{found}} of {{all}} tenders', byLetters);

it('says how many rows of a whole list are found, and nothing of others', () =>
  expect(found('coal')).toEqual({ found: [rows[1], rows[2]], unknown: [], count: '2 of 3 tenders', rest: '' }));

it('says in words of its own that a whole list has none', () => expect(found('pump').count).not.toMatch(/\d/));

it('counts rows that have not come as the list says, and says that they are on their way, or that they failed', () => {
  const waiting = found('pump', { isWhole: false, isLoading: true, total: 1042 });
  expect(waiting.count).toBe('0 of 1,042 tenders');
  expect(waiting.rest).toContain('1,039');
  const failed = found('pump', { isWhole: false, total: 1042 });
  expect(failed.rest).toContain('1,039');
  expect(failed.rest).not.toBe(waiting.rest);
});

it('knows of one more row at least where a page of the list has not come', () =>
  expect(found('coal', { isWhole: false, total: 2 }).count).toBe('2 of 4 tenders'));
