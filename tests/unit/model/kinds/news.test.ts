import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

it('has its address by the kind of the English entry, and the report says so', () => {
  const wire = (kind: string) => ({
    id: 5,
    kind,
    title: 'Word to all',
    published_on: '2026-11-02',
    body: '<p>Coal.</p>',
  });
  const content = { 'en/news_and_updates': [wire('press-release')], 'hi/news_and_updates': [wire('news')] };
  return withContent(content, async ({ report }) => {
    const { getPressReleases, getReadableNews } = await import('~/model/kinds/news');
    expect((await getPressReleases('hi')).map(({ id }) => id)).toEqual(['5']);
    expect(await getReadableNews('hi')).toEqual([]);
    expect(await report('note')).toContainEqual(expect.objectContaining({ entry: '5', field: 'kind' }));
  });
});
