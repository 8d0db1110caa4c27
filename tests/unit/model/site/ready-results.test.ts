import { expect, it, vi } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { news, tender } from '../../content-api/small-content.ts';

const SYLLABLES = ['ba', 'di', 'fo', 'gu', 'ka', 'li', 'mo', 'nu', 'pa', 'ri', 'so', 'tu', 'cha', 'ji', 'ho', 'wa'];
/** Returns a different word for each number, because only an index with many words has many files. */
const wordFor = (number: number): string =>
  [number, number * 7, number >> 4, number * 5 + 3].map((one) => SYLLABLES[one % SYLLABLES.length]).join('');
type Sent = ReturnType<typeof news> & { body?: string };
const entries: Sent[] = Array.from({ length: 400 }, (_, index) =>
  news(index + 1, {
    title: `Notice ${index + 1} of coal, ${wordFor(index)} ${wordFor(index + 5000)}`,
    body: `<p>${Array.from({ length: 12 }, (_word, at) => wordFor(index * 12 + at)).join(' ')}</p>`,
  }),
);
const nextRound = async (): Promise<void> => {
  const { beginRevision } = await import('~/lib/queries');
  beginRevision({ now: Date.now(), mayHaveChanged: () => true });
};

it('a changed entry changes few files of the index, which is the one that is built of all entries anew', () =>
  withContent({ 'en/news_and_updates': entries }, async ({ write }) => {
    await nextRound();
    const { getIndex } = await import('~/model/site/search-index');
    const { searchIndex } = await import('~/search/indexer/index-of');
    const { default: glossary } = await import('~/search/glossary.txt?raw');
    const before = await getIndex();
    for (const changed of [
      entries.with(120, { ...news(121), title: 'Sapling', body: '<p>Another text</p>' }),
      entries.toSpliced(40, 1),
      [news(999, { title: 'Added' }), ...entries],
      entries,
    ]) {
      await write({ 'en/news_and_updates': changed });
      await nextRound();
      const { files, lists } = await getIndex();
      expect(files).toEqual(searchIndex(lists.flat(), glossary).files());
      const same = [...files].filter(([name, bytes]) => before.files.get(name) === bytes);
      // About three files of words share a hash, so a changed word renames its neighbours too.
      expect(same.length).toBeGreaterThan(files.size * 0.65);
    }
    expect((await getIndex()).files).toEqual(before.files);
  }));

it('results that are ready are looked for again only where what they were found in has changed', () =>
  withContent({ 'en/news_and_updates': entries }, async ({ write }) => {
    await nextRound();
    const engine = await import('~/search/engine');
    const { getReadyQueries, getReadyResults } = await import('~/model/site/ready-results');
    const asked = vi.spyOn(engine, 'searchIn');
    const queries = await getReadyQueries();
    const coal = queries.find(({ words }) => words === 'coal');
    if (!coal) throw new Error('There is no result for coal.');
    const resultOf = async (): Promise<string[]> =>
      (await getReadyResults('en', coal)).hits.map(({ title }) => title.text);
    expect(await resultOf()).toHaveLength(10);
    const all = asked.mock.calls.length;
    expect(all).toBeGreaterThanOrEqual(100);

    await write({
      'en/news_and_updates': entries.map((one) => (one.id === 1 ? { ...one, title: `${one.title} zebra` } : one)),
    });
    await nextRound();
    await getReadyQueries();
    expect(asked.mock.calls.length - all).toBeLessThan(all);
    const now = asked.mock.calls.length;
    await nextRound();
    expect(await getReadyQueries()).toEqual(queries);
    expect(asked.mock.calls.length).toBe(now);
    expect(await resultOf()).toHaveLength(10);
  }));

it('results that are ready are looked for again when a tender that they do not show is opened again', () => {
  const work = (id: number, closesAt: string): ReturnType<typeof tender> =>
    tender(id, {
      title: `Safety work ${wordFor(id)} ${wordFor(id + 900)} and ${wordFor(id + 300)} at plot ${id}`,
      published_on: `2026-11-${String(1 + (id % 15)).padStart(2, '0')}`,
      closes_at: closesAt,
    });
  const closed = Array.from({ length: 90 }, (_, index) => work(index + 1, '2026-11-18T17:00:00+05:30'));
  const late = closed.find(({ published_on: date }) => date === '2026-11-01');
  const tenders = (list: readonly object[]) => ({
    'en/tenders-static-data': {
      title: 'Tenders',
      portals: [],
      periods: [{ month: 11, year: 2026, count: list.length }],
    },
    'en/tenders-by-period': list,
  });
  return withContent(tenders(closed), async ({ write }) => {
    await nextRound();
    const { getReadyQueries, getReadyResults } = await import('~/model/site/ready-results');
    const safety = (await getReadyQueries()).find(({ words }) => words === 'safety');
    if (!late || !safety) throw new Error('There is nothing to open again.');
    const shown = async (): Promise<string[]> =>
      (await getReadyResults('en', safety)).hits.map(({ reference = '' }) => reference);
    expect(await shown()).not.toContain(late.reference_no);
    await write(tenders(closed.with(closed.indexOf(late), work(late.id as number, '2026-12-25T17:00:00+05:30'))));
    await nextRound();
    expect((await shown())[0]).toBe(late.reference_no);
  });
});
