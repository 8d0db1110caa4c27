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

it('items that stay in their last good version count towards the length of the menu', () => {
  const item = (title: string, url = '/') => ({ title, url, url_type: 'internal', subRoutes: [] });
  const names = Array.from({ length: 8 }, (_, index) => `Item ${index}`);
  const long = (name: string) => ({
    ...item(name),
    subRoutes: Array.from({ length: 9 }, (_, index) => item(`${index} ${'word '.repeat(380)}`)),
  });
  return withContent({ 'en/menus__header-menu': names.map((name) => item(name)) }, async (site) => {
    const shown = async () => (await import('~/model/kinds/menus')).getHeaderMenu('en');
    // Each build makes one more item long. The items before it now have a faulty address, so their last good version is
    // shown.
    for (const turn of names.keys()) {
      const wire = names.map((name, index) =>
        index === turn ? long(name) : item(name, index < turn ? 'javascript:alert(1)' : '/'),
      );
      await site.write({ 'en/menus__header-menu': wire });
      await shown();
      await site.nextBuild({ succeeded: true });
    }
    await shown();
    expect(JSON.stringify(await shown()).length).toBeLessThan(110_000);
  });
});

it('long items do not push the others out of a menu', () => {
  const item = (title: string, letters: number, subRoutes: object[] = []) => {
    const start = { title, url: '/', url_type: 'internal', subRoutes };
    return { ...start, title: title.padEnd(title.length + letters - JSON.stringify(start).length, '.') };
  };
  const below = Array.from({ length: 9 }, () => item('', 2000));
  const long = Array.from({ length: 5 }, (_, at) => item(`Long ${at}`, 19_600, below));
  const menu = [...long, item('News', 1500), item('Tenders', 1500)];
  return withContent({ 'en/menus__header-menu': menu }, async () => {
    const { getHeaderMenu } = await import('~/model/kinds/menus');
    const titles = (await getHeaderMenu('en')).map(({ title }) => title.replace(/\.*$/, ''));
    expect(titles).toEqual(['Long 0', 'Long 1', 'Long 2', 'Long 3', 'News', 'Tenders']);
  });
});

it('a menu of very many items keeps the first ones, because each page shows all of them', () => {
  const items = Array.from({ length: 515 }, (_, at) => ({ title: `Item ${at}`, url: '/', url_type: 'internal' }));
  return withContent({ 'en/menus__header-menu': items }, async (site) => {
    const { getHeaderMenu } = await import('~/model/kinds/menus');
    expect((await getHeaderMenu('en')).map(({ title }) => title)).toEqual(items.slice(0, 60).map(({ title }) => title));
    expect(await site.report('held-back')).toMatchObject([{ expected: 'at most 60 items' }]);
  });
});
