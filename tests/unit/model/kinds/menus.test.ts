import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

it('a menu that is too long as a whole keeps its first items, and the report says how many are left out', () => {
  const item = (title: string) => ({ title, url: '/', url_type: 'internal' });
  const items = Array.from({ length: 80 }, (_, index) => item(`${index} ${'word '.repeat(380)}`));
  return withContent({ 'en/menus__header-menu': items }, async (site) => {
    const { getHeaderMenu } = await import('~/model/kinds/menus');
    const shown = await getHeaderMenu('en');
    expect(shown[0]?.title).toMatch(/^0 word/);
    expect(JSON.stringify(shown).length).toBeLessThan(110_000);
    expect(shown.length).toBeGreaterThan(40);
    expect(await site.report('held-back')).toMatchObject([
      {
        address: 'menus/header-menu/',
        lang: 'en',
        expected: 'at most 100000 letters in all',
        found: `more: ${80 - shown.length} of 80 items are left out`,
      },
    ]);
  });
});
