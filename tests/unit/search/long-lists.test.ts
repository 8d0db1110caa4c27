import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Entry } from '~/search/entry';
import { ask, entry, indexOf, searchOf } from './support.ts';

const [EACH_DAY, DAYS] = [40, 80];
const DAY_MS = 86_400_000;
const SYLLABLES = ['ka', 'mo', 'ti', 'ru', 'pe', 'lan', 'so', 'du', 'bi', 'gar'];

const nameOf = (number: number): string =>
  Array.from({ length: 4 }, (_, place) => SYLLABLES[Math.floor(number / 10 ** place) % 10]).join('');

/** Tenders of some years. Every second tender is about a road. */
const tenders = Array.from({ length: EACH_DAY * DAYS }, (_, number): Entry => ({
  ...entry(`/tenders#${number}`, `${number % 2 ? 'Road' : 'Pump'} at ${nameOf(number)}`),
  kind: 'tender',
  date: new Date(Date.UTC(2024, 0, 1) + Math.floor(number / EACH_DAY) * 7 * DAY_MS).toISOString(),
}));
const index = indexOf(tenders);

describe('a word that very many entries have', () => {
  it('is listed in less than a byte for each of them', () => {
    const [, bytes = new Uint8Array()] = [...index.files()].find(([name]) => name.startsWith('trd')) ?? [];
    expect(bytes.length).toBeGreaterThan(1000);
    expect(brotliCompressSync(bytes).length).toBeLessThan(0.8 * (tenders.length / 2));
  });

  it('finds each of them, and a name beside it finds the one', async () => {
    const search = searchOf(index);
    expect((await search.search(ask('road'))).total).toBe(tenders.length / 2);
    const { hits } = await search.search(ask(`road ${nameOf(1235)}`));
    expect(hits[0]?.title.text).toBe(tenders[1235]?.title);
  });
});
