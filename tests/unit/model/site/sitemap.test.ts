import { describe, expect, it } from 'vitest';
import recorded from '../../../../src/owner/self-audit-run.json' with { type: 'json' };
import { type Content, withContent } from '../../../support/content.ts';

const link = (title: string, url: string, children?: object[]) => ({
  title,
  url,
  url_type: 'internal',
  ...(children && { children }),
});
const news = (id: number, kind: string, published_on: string, more: object = {}) => ({
  id,
  kind,
  title: `News ${id}`,
  published_on,
  ...more,
});

const content: Content = {
  'en/pages': [
    { slug: 'profile', title: 'Profile', updated_at: '2026-10-05T20:00:00Z' },
    { slug: 'board', title: 'Board', parent_slug: 'profile', updated_at: '2026-10-05T10:00:00+05:30' },
  ],
  'en/news_and_updates': [
    news(1, 'press-release', '2026-11-01'),
    news(2, 'news', '2025-03-01', { body: '<p>Words.</p>' }),
    news(3, 'news', '2025-03-02'),
  ],
  'en/data_listing': [{ slug: 'forms', title: 'Forms', layout: 'cards' }],
  'en/sitemap': [
    link('About', '/en/pages/profile/', [link('Profile', '/pages/profile')]),
    { title: 'Portal', url: 'https://portal.example/', url_type: 'external' },
  ],
};

const titles = (branches: readonly { title: string; below: readonly unknown[] }[]) =>
  branches.map(({ title }) => title);

describe('the site map', () => {
  it('leaves out the longest parts of an owner’s tree of millions of letters, and the report says so', () => {
    const part = (title: string, count: number) =>
      link(
        title,
        '/',
        Array.from({ length: count }, (_, index) => link(`${index}`.padEnd(1000, '.'), '/')),
      );
    const tree = [...Array.from({ length: 6 }, (_, index) => part(`Long ${index}`, 300)), part('Short', 2)];
    return withContent({ ...content, 'en/sitemap': tree }, async (site) => {
      const { getSitemap } = await import('~/model/site/sitemap');
      const owner = (await getSitemap('en')).find(({ section }) => section === 'owner');
      expect(titles(owner?.branches ?? []).filter((title) => /^(Long|Short)/.test(title))).toEqual([
        'Long 0',
        'Long 1',
        'Long 2',
        'Short',
      ]);
      expect(await site.report('held-back')).toMatchObject([
        { address: 'sitemap/', expected: 'at most 1000000 letters in all', found: 'more: 3 of 7 items are left out' },
      ]);
    });
  });

  it('shows the owner’s tree as it is, then only what the tree misses', () =>
    withContent(content, async () => {
      const { getSitemap } = await import('~/model/site/sitemap');
      const sections = await getSitemap('en');
      const branches = (name: string) => sections.find(({ section }) => section === name)?.branches ?? [];
      expect(sections[0]?.section).toBe('owner');
      expect(titles(branches('owner'))).toEqual(['About', 'Portal']);
      expect(branches('owner')[0]?.below).toHaveLength(1);
      expect(branches('owner')[1]?.target?.leaves).toBe(true);
      expect(titles(branches('pages'))).toEqual(['Board']);
      expect(titles(branches('listings'))).toEqual(['Forms']);
    }));

  it('begins with the sections of the menu, each with the pages below its links; the rest has only what is in no section', () => {
    const staff = { title: 'For staff', url: 'https://staff.example/', url_type: 'external' };
    const menu = [
      {
        ...link('Firm', '/pages/profile'),
        subRoutes: [{ ...link('We', '/pages/profile'), subRoutes: [staff, staff] }],
      },
      { ...link('Media', '/news'), subRoutes: [{ ...link('All', '/news'), subRoutes: [link('News', '/en/news/')] }] },
      { ...link('Bids', '/tenders'), subRoutes: [{ ...link('This month', '/tenders/11/2026'), subRoutes: [] }] },
    ];
    const months = [11, 10].map((month) => ({ month, year: 2026, count: 1 }));
    const desk = { title: 'Tenders', portals: [], periods: months };
    const more = { 'en/menus__header-menu': menu, 'en/tenders-static-data': desk };
    return withContent({ ...content, ...more }, async () => {
      const { getSitemap } = await import('~/model/site/sitemap');
      const sections = await getSitemap('en');
      const [home, firm, media, bids] = sections.find(({ section }) => section === 'menu')?.branches ?? [];
      expect(home?.target?.href).toBe('/');
      expect([firm?.title, titles(firm?.below ?? [])]).toEqual(['Firm', ['We', 'Board']]);
      expect(firm?.below[0]).toMatchObject({
        target: undefined,
        below: [{ target: { href: staff.url, leaves: true } }],
      });
      expect(media?.below[0]?.below[0]).toMatchObject({ title: 'News', below: [{ title: '2025' }] });
      expect(bids?.below.map(({ title, below }) => [title, titles(below)])).toEqual([
        ['This month', []],
        ['Contracts awarded', []],
        ['Cancelled tenders', []],
        ['2026', ['November 2026', 'October 2026']],
      ]);
      expect(titles(sections.find(({ section }) => section === 'owner')?.branches ?? [])).toEqual(['Portal']);
      expect(sections.map(({ section }) => section)).toEqual(['menu', 'owner', 'screens', 'listings', 'press']);
    });
  });

  it('puts a page under its parent where the tree misses both', () =>
    withContent({ ...content, 'en/sitemap': [] }, async () => {
      const { getSitemap } = await import('~/model/site/sitemap');
      const pages = (await getSitemap('en')).find(({ section }) => section === 'pages');
      expect(pages?.branches.map(({ title, below }) => [title, titles(below)])).toEqual([['Profile', ['Board']]]);
    }));

  it('names news by year, and only those that have a page to go to', () =>
    withContent(content, async () => {
      const { getSitemap } = await import('~/model/site/sitemap');
      const section = (await getSitemap('en')).find((one) => one.section === 'news');
      expect(section?.branches.map(({ title, below }) => [title, titles(below)])).toEqual([['2025', ['News 2']]]);
    }));

  it('of a long list shows the latest entries and the way to the whole list', () => {
    const many = Array.from({ length: 70 }, (_, index) => news(index + 1, 'press-release', '2026-11-01'));
    return withContent({ 'en/news_and_updates': many }, async () => {
      const { getSitemap } = await import('~/model/site/sitemap');
      const section = (await getSitemap('hi')).find((one) => one.section === 'press');
      expect(section?.branches[0]?.below).toHaveLength(60);
      expect(section?.branches.at(-1)?.target?.href).toBe('/hi/press-releases');
    });
  });

  it('of a long list of events shows the latest ones, the last first', () => {
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index, 6)).toISOString();
    const many = Array.from({ length: 70 }, (_, index) => ({
      id: index + 1,
      title: `Event ${index + 1}`,
      starts_at: day(index),
    }));
    return withContent({ 'en/past_events': many }, async () => {
      const { getSitemap } = await import('~/model/site/sitemap');
      const [year] = (await getSitemap('en')).find((one) => one.section === 'events')?.branches ?? [];
      expect(titles(year?.below ?? [])).toEqual(Array.from({ length: 60 }, (_, index) => `Event ${70 - index}`));
    });
  });

  it.each([{}, 'pages', 5])('that is no tree stops the build: %j', (tree) =>
    withContent({}, async (site) => {
      site.api.misbehave({
        path: 'sitemap/',
        lang: 'en',
        body: JSON.stringify({ results: tree }),
      });
      const { getSitemap } = await import('~/model/site/sitemap');
      await expect(getSitemap('en')).rejects.toThrow('sitemap/: expected {"results": […]}, found "');
      expect(await site.report('absent')).not.toContainEqual(
        expect.objectContaining({ address: 'sitemap/', lang: 'en' }),
      );
    }),
  );

  it('stands without an owner’s tree', () =>
    withContent({}, async () => {
      const { getSitemap } = await import('~/model/site/sitemap');
      expect((await getSitemap('en')).map(({ section }) => section)).toEqual(['screens']);
    }));
});

describe('every page of the site', () => {
  it('is counted once, at the same addresses in both languages', () =>
    withContent(content, async () => {
      const { getEveryPage } = await import('~/model/site/every-page');
      const [en, hi] = await Promise.all([getEveryPage('en'), getEveryPage('hi')]);
      const paths = en.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(hi.map(({ path }) => path).sort()).toEqual([...paths].sort());
      expect(paths).toEqual(
        expect.arrayContaining(['/', '/pages/board', '/press-release/1', '/news/2', '/card-data-listing/pages/forms']),
      );
      expect(paths).not.toContain('/news/3');
    }));

  it('includes the further pages of a long list', () => {
    const many = Array.from({ length: 61 }, (_, index) => news(index + 1, 'press-release', '2026-11-01'));
    return withContent({ 'en/news_and_updates': many }, async () => {
      const { getEveryPage } = await import('~/model/site/every-page');
      const paths = (await getEveryPage('en')).map(({ path }) => path);
      expect(paths.filter((path) => path.startsWith('/press-releases/page/'))).toEqual([
        '/press-releases/page/2',
        '/press-releases/page/3',
      ]);
    });
  });
});

describe('the site map for search engines', () => {
  it('names each address with its twin, and the day in India its content changed', () =>
    withContent(content, async () => {
      const { getSitemapFiles, sitemapXml } = await import('~/model/xml-sitemap');
      const files = await getSitemapFiles();
      const hindi = files.find(({ name }) => name === 'hi');
      if (!hindi) throw new Error('no Hindi file');
      expect(sitemapXml(hindi)).toContain(
        '<url><loc>https://www.vindhyacoal.example/hi/pages/profile</loc><lastmod>2026-10-06</lastmod>' +
          '<xhtml:link rel="alternate" hreflang="en-IN" href="https://www.vindhyacoal.example/pages/profile"/>' +
          '<xhtml:link rel="alternate" hreflang="hi" href="https://www.vindhyacoal.example/hi/pages/profile"/></url>',
      );
    }));

  it('says of each page of a list the day its own entries changed', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      news(index + 1, 'press-release', '2026-10-30', index < 30 ? {} : { published_on: '2025-05-01' }),
    );
    const changed = { ...many[0], updated_at: '2026-11-18T20:00:00Z' };
    const listing = { slug: 'forms', title: 'Forms', layout: 'cards', updated_at: '2026-11-01T00:00:00+05:30' };
    const form = { id: 1, title: 'Form', published_on: '2026-11-05' };
    const list = [changed, ...many.slice(1)];
    return withContent(
      { 'en/news_and_updates': list, 'en/data_listing': [listing], 'en/data_listing_detail__forms': [form] },
      async () => {
        const { getEveryPage } = await import('~/model/site/every-page');
        const days = new Map((await getEveryPage('en')).map(({ path, updatedAt }) => [path, updatedAt]));
        expect(days.get('/press-releases')).toBe('2026-11-19');
        expect(days.get('/press-releases/page/2')).toBe('2025-05-01');
        expect(days.get('/card-data-listing/pages/forms')).toBe('2026-11-05');
        expect(days.get('/press-release/1')).toBe('2026-11-19');
      },
    );
  });

  it('says no day where the content says none; only the self-audit has one of its own', () =>
    withContent({}, async () => {
      const { getSitemapFiles, sitemapXml } = await import('~/model/xml-sitemap');
      const entries = (await getSitemapFiles()).map(sitemapXml).join('').split('<url>');
      const dated = entries.filter((entry) => entry.includes('lastmod'));
      expect(dated.length > 0).toBe('day' in recorded);
      expect(dated.filter((entry) => !entry.includes('/pages/self-audit'))).toEqual([]);
    }));
});
