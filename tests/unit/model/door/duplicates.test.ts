import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { entry, titlesOf } from '../../../support/news.ts';

describe('two entries with one id', () => {
  const pair = (first: object, second: object) => ({
    'en/news_and_updates': [entry(7, { title: 'First', ...first }), entry('7', { title: 'Second', ...second })],
  });

  it.each([
    [
      'the later one, its offset counted',
      { updated_at: '2026-11-01T10:00:00+00:00' },
      { updated_at: '2026-11-01T12:00:00+05:30' },
      'First',
    ],
    [
      'the last one where they are of one moment',
      { updated_at: '2026-11-01T10:00:00Z' },
      { updated_at: '2026-11-01T15:30:00+05:30' },
      'Second',
    ],
    ['the one with a time where the other has none', { updated_at: '2026-11-01T10:00:00Z' }, {}, 'First'],
    ['the last one where no time is stated', {}, {}, 'Second'],
  ])('are one: %s, and it is reported', (_name, first, second, wins) =>
    withContent(pair(first, second), async (site) => {
      expect(await titlesOf()).toEqual([wins]);
      expect(await site.report('duplicate')).toEqual([
        { kind: 'duplicate', address: 'news_and_updates/', lang: 'en', entry: '7' },
      ]);
    }),
  );

  it('are the one that passes, not the last good version of the other', () =>
    withContent({ 'en/news_and_updates': [entry(7, { updated_at: '2026-11-09T10:00:00Z' })] }, async (site) => {
      await titlesOf();
      await site.nextBuild();
      await site.write(pair({ updated_at: '2026-11-01T10:00:00Z' }, { title: '' }));
      expect(await titlesOf()).toEqual(['First']);
    }));
});

it('a faulty entry whose title is the id of a deleted entry does not bring that entry back', () =>
  withContent({ 'en/news_and_updates': [entry(1, { title: 'Withdrawn' }), entry(2)] }, async (site) => {
    await titlesOf();
    await site.nextBuild({ succeeded: true });
    await site.write({ 'en/news_and_updates': [entry(2, { title: 'Stays' }), entry(3, { id: null, title: '1' })] });
    expect(await titlesOf()).toEqual(['Stays']);
    expect(await site.report('held-back')).toMatchObject([{ entry: '"1"', field: 'id', lastGood: false }]);
  }));
