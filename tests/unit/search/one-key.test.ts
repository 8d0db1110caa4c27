import { expect, it } from 'vitest';
import type { Entry } from '~/search/entry';
import { keyOf } from '~/search/sound';
import { ask, indexOf, searchOf } from './support.ts';

const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'au', 'ea', 'oa', 'ia', 'ua', 'io', 'eu', 'iu', 'oi', 'ae'];
const entry = (more: Partial<Entry>): Entry => ({
  lang: 'en',
  kind: 'tender',
  url: '/tenders/1/2026#t-1',
  title: 'Tender for a conveyor',
  date: '2026-01-01',
  ...more,
});
/** The bytes of the largest file of terms. A search loads the files of its words, so a large file makes it slow. */
const largest = (entries: readonly Entry[]): number =>
  Math.max(...[...indexOf(entries).files()].map(([name, { length }]) => (name.startsWith('t') ? length : 0)));

const words = VOWELS.flatMap((a) => VOWELS.flatMap((b) => VOWELS.map((c) => `t${a}n${b}d${c}r`))).filter(
  (word) => keyOf(word) === keyOf('tender'),
);

it('a text of invented words that sound like one word does not make that word slow to find', () => {
  expect(words.length).toBeGreaterThan(1000);
  const invented = entry({ kind: 'news', url: '/news/9', title: 'News', body: words.join(' ') });
  expect(largest([entry({}), invented]) - largest([entry({})])).toBeLessThan(2000);
});

it('nor do many titles of such words, and what most entries have is still found', async () => {
  const titles = Array.from({ length: 40 }, (_, at) => words.slice(25 * at, 25 * at + 25).join(' '));
  const invented = titles.map((title, at) => entry({ kind: 'file', url: `/order.pdf?${at}`, title }));
  const tenders = [entry({}), entry({ url: '/tenders/1/2026#t-2' })];
  expect(largest([...tenders, ...invented]) - largest(tenders)).toBeLessThan(5000);
  const { hits } = await searchOf(indexOf([...tenders, ...invented])).search(ask('tender'));
  expect(
    hits
      .slice(0, 2)
      .map(({ url }) => url)
      .toSorted(),
  ).toEqual(tenders.map(({ url }) => url));
});

it('nor do they hide the word of another entry, whose only word it is', async () => {
  const [own = '', ...others] = words.toSorted().toReversed();
  const titles = Array.from({ length: 8 }, (_, at) => others.slice(40 * at, 40 * at + 40).join(' '));
  const invented = titles.map((title, at) => entry({ kind: 'news', url: `/news/${at}`, title, body: title }));
  const order = entry({
    kind: 'penal-action',
    url: '/data-listing/pages/penal-action#order-1',
    title: `${own} Minerals`,
  });
  const { hits } = await searchOf(indexOf([order, ...invented])).search(ask(own));
  expect(hits[0]?.url).toBe(order.url);
});
