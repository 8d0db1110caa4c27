import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

const UPDATED = '2026-11-01T10:00:00+05:30';
const summary = (slug: string, parent_slug?: string) => ({
  slug,
  title: `Page ${slug}`,
  updated_at: UPDATED,
  ...(parent_slug && { parent_slug }),
});
const whole = (slug: string, more: object = {}) => ({ ...summary(slug), body: '<p>Words.</p>', ...more });
const load = () => import('~/model/kinds/pages');
const ids = (pages: readonly { id: string }[]) => pages.map(({ id }) => id);

async function familyIn(...pages: ReturnType<typeof summary>[]) {
  const { getPageFamily } = await load();
  const family = await getPageFamily('en');
  expect(ids(family.all)).toEqual(pages.map(({ slug }) => slug));
  return family;
}

describe('the way to a page', () => {
  const inPlace = async (pages: ReturnType<typeof summary>[], slug: string): Promise<string[]> => {
    let found: string[] = [];
    await withContent({ 'en/pages': pages }, async () => {
      const family = await familyIn(...pages);
      const { pagesAbove } = await load();
      const page = family.known.get(slug);
      if (page) found = ids(pagesAbove(page, family));
    });
    return found;
  };

  it('leads from the topmost page down', async () =>
    expect(await inPlace([summary('c', 'b'), summary('b', 'a'), summary('a')], 'c')).toEqual(['a', 'b']));

  it('begins below a parent that does not exist', async () =>
    expect(await inPlace([summary('c', 'b'), summary('b', 'gone')], 'c')).toEqual(['b']));

  it('ends where parents lead in a circle', async () =>
    expect(await inPlace([summary('a', 'c'), summary('b', 'a'), summary('c', 'b')], 'c')).toEqual(['a', 'b']));

  it('does not name a page that calls itself its parent', async () =>
    expect(await inPlace([summary('a', 'a')], 'a')).toEqual([]));

  it('names the ten nearest pages of a long way', async () => {
    const chain = Array.from({ length: 30 }, (_, at) => summary(`p${at}`, at > 0 ? `p${at - 1}` : undefined));
    expect(await inPlace(chain, 'p29')).toEqual(chain.slice(19, 29).map(({ slug }) => slug));
  });
});

describe('the tree of pages', () => {
  it('has every page once, those in a circle and those without their parent included', () => {
    const pages = [
      summary('a'),
      summary('b', 'a'),
      summary('lost', 'gone'),
      summary('x', 'y'),
      summary('y', 'x'),
      summary('me', 'me'),
    ];
    return withContent({ 'en/pages': pages }, async () => {
      const { pageTree } = await load();
      type Names = [string, Names[]];
      const names = (branches: ReturnType<typeof pageTree>): Names[] =>
        branches.map(({ page, below }) => [page.id, names(below)]);
      expect(names(pageTree(await familyIn(...pages)))).toEqual([
        ['a', [['b', []]]],
        ['lost', []],
        ['x', [['y', []]]],
        ['me', []],
      ]);
    });
  });

  it('is ten levels deep at most, and has every page of a longer chain once', async () => {
    const { pageFamily, pageTree } = await load();
    const chain = Array.from({ length: 20_000 }, (_, at) => ({
      ...{ id: `p${at}`, parentId: at > 0 ? `p${at - 1}` : undefined, title: `Page ${at}` },
      ...{ description: undefined, reviewBy: undefined, updatedAt: UPDATED, lang: 'en' as const },
    }));
    let level = pageTree(pageFamily(chain));
    const found: string[] = [];
    let levels = 0;
    for (; level.length > 0; levels += 1) {
      found.push(...ids(level.map(({ page }) => page)));
      level = level.flatMap(({ below }) => below);
    }
    expect(levels).toBe(10);
    expect(found.toSorted()).toEqual(ids(chain).toSorted());
  });
});

describe('a content page', () => {
  it('that one language has stands in both, in its own words', () =>
    withContent({ 'hi/pages': [summary('niti')], 'hi/pages__niti': whole('niti'), 'en/pages': [] }, async () => {
      const { getContentPage, getPages } = await load();
      expect((await getPages('en')).map(({ id, lang }) => [id, lang])).toEqual([['niti', 'hi']]);
      expect((await getContentPage('en', 'niti'))?.lang).toBe('hi');
    }));

  it('that is listed but cannot be read is still a page, without words', () =>
    withContent({ 'en/pages': [summary('empty')] }, async () => {
      const { getContentPage, getPages } = await load();
      expect(await getPages('en')).toHaveLength(1);
      expect(await getContentPage('en', 'empty')).toBeUndefined();
    }));

  it('at the address of the self-audit is not shown, and the report says so', () =>
    withContent({ 'en/pages': [summary('self-audit'), summary('a')] }, async (site) => {
      const { getPages } = await load();
      expect(ids(await getPages('en'))).toEqual(['a']);
      expect(await site.report('note')).toMatchObject([{ address: '/pages/self-audit' }]);
    }));

  it('whose section has no heading is held back, with the field named', () =>
    withContent(
      { 'en/pages': [summary('a')], 'en/pages__a': whole('a', { sections: [{ id: 1, body: '<p>x</p>' }] }) },
      async (site) => {
        const { getContentPage } = await load();
        expect(await getContentPage('en', 'a')).toBeUndefined();
        expect(await site.report('held-back')).toMatchObject([{ address: 'pages/a/', field: 'sections.0.heading' }]);
      },
    ));

  const listedParts = async (page: object): Promise<string[]> => {
    let parts: string[] = [];
    await withContent({ 'en/pages': [summary('a')], 'en/pages__a': page }, async () => {
      const { getContentPage } = await load();
      const { pageText } = await import('~/model/kinds/page-text');
      const found = await getContentPage('en', 'a');
      if (found) parts = (await pageText(found, 'en')).listed.map(({ text }) => text);
    });
    return parts;
  };

  it('lists its parts from four headings on', async () => {
    const headings = (count: number) =>
      Array.from({ length: count }, (_, index) => `<h2>Part ${index + 1}</h2><p>x</p>`);
    expect(await listedParts(whole('a', { body: headings(3).join('') }))).toEqual([]);
    expect(await listedParts(whole('a', { body: headings(4).join('') }))).toHaveLength(4);
  });

  it('lists its sections behind the headings of its body', async () =>
    expect(
      await listedParts(
        whole('a', { body: '<h2>Before</h2>', sections: [{ id: 1, heading: 'First', body: '<h2>Inner</h2>' }] }),
      ),
    ).toEqual(['Before', 'First']));

  it('gives every heading an id of its own, even where sections carry the same one', () =>
    withContent(
      {
        'en/pages': [summary('a')],
        'en/pages__a': whole('a', {
          body: '<h2>One</h2>',
          sections: ['x', 'x'].map((id) => ({ id, heading: 'Again', body: '<h2>Inner</h2>' })),
        }),
      },
      async () => {
        const { getContentPage } = await load();
        const { pageText } = await import('~/model/kinds/page-text');
        const page = await getContentPage('en', 'a');
        if (!page) throw new Error('the page was held back');
        const { html, sections } = await pageText(page, 'en');
        const all = [html, ...sections.map((section) => `<h2 id="${section.id}">${section.html}`)].join('');
        const found = [...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(found).toHaveLength(5);
        expect(new Set(found).size).toBe(5);
      },
    ));
});

describe('the pages beside a page', () => {
  const sisters = Array.from({ length: 200 }, (_, index) => summary(`s${index}`, 'parent'));

  it.each([
    ['s0', 's1', 's10'],
    ['s100', 's95', 's105'],
    ['s199', 's189', 's198'],
  ])('of %s are the nearest ten of 200, from %s to %s', (slug, first, last) =>
    withContent({ 'en/pages': [summary('parent'), ...sisters] }, async () => {
      const { getPageFamily, pagesBeside } = await load();
      const family = await getPageFamily('en');
      const [page, parent] = [family.known.get(slug), family.known.get('parent')];
      const beside = page && parent ? ids(pagesBeside(page, parent, family, 10)) : [];
      expect([beside.length, beside.at(0), beside.at(-1)]).toEqual([10, first, last]);
      expect(beside).not.toContain(slug);
    }),
  );

  it('are all, if they are few', () =>
    withContent({ 'en/pages': [summary('parent'), ...sisters.slice(0, 3)] }, async () => {
      const { getPageFamily, pagesBeside } = await load();
      const family = await getPageFamily('en');
      const [page, parent] = [family.known.get('s1'), family.known.get('parent')];
      expect(page && parent && ids(pagesBeside(page, parent, family, 50))).toEqual(['s0', 's2']);
    }));
});

it.each([
  ['Our mines', 'Our mines'],
  [`${'word '.repeat(300)}end`, `${'word '.repeat(40).trim()}…`],
])('a link to another page has a title of at most 200 letters', async (title, expected) => {
  const { shortTitle } = await load();
  const optional = { description: undefined, parentId: undefined, reviewBy: undefined };
  const page = { id: 'a', title, lang: 'en' as const, updatedAt: UPDATED, ...optional };
  expect(shortTitle(page)).toBe(expected);
});
