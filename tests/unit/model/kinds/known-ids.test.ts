import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { news } from '../../content-api/small-content.ts';

it('a text with a link to a page is made again only when the address of a page changes', () => {
  const other = news(2, { kind: 'press-release' });
  return withContent({ 'en/news_and_updates': [news(1), other] }, async ({ write }) => {
    const { beginRevision, derived } = await import('~/lib/queries');
    const nextRound = (): void => beginRevision({ now: Date.now(), mayHaveChanged: () => true });
    nextRound();
    const { richText } = await import('~/model/kinds/rich-text');
    let made = 0;
    const text = derived(async () => {
      made += 1;
      const raw = '<p><a linktype="page" id="2">The release</a></p>' as Parameters<typeof richText>[0];
      return richText(raw, 'en', 'here');
    });
    expect((await text()).html).toContain('href="/press-release/2"');
    await write({ 'en/news_and_updates': [news(1, { title: 'Another title' }), other] });
    nextRound();
    await text();
    expect(made).toBe(1);
    await write({ 'en/news_and_updates': [news(1), news(2, { kind: 'news', body: '<p>A text</p>' })] });
    nextRound();
    expect((await text()).html).toContain('href="/news/2"');
  });
});
