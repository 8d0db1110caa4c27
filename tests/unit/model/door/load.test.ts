import { describe, expect, it, vi } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { entries, entry, titlesOf } from '../../../support/news.ts';

describe('a section the owner does not have', () => {
  it('is empty and reported, be it a list, a menu, the home page or the static data', () =>
    withContent({}, async (site) => {
      const [news, menus, home, tenders] = await Promise.all([
        import('~/model/kinds/news'),
        import('~/model/kinds/menus'),
        import('~/model/kinds/homepage'),
        import('~/model/kinds/tender-periods'),
      ]);
      expect(await news.getAllNews('en')).toEqual([]);
      expect(await menus.getHeaderMenu('en')).toEqual([]);
      expect(await menus.getFooterMenu('hi')).toEqual([]);
      expect(await home.getHomepage('en')).toBeUndefined();
      expect(await tenders.getTenderTexts('en')).toBeUndefined();
      const absent = (await site.report('absent')).map(({ lang, address }) => `${String(lang)} ${address}`).sort();
      const sections = [
        'homepage/',
        'menus/footer-menu/',
        'menus/header-menu/',
        'news_and_updates/',
        'tenders-static-data/',
      ];
      expect(absent).toEqual(['en', 'hi'].flatMap((lang) => sections.map((section) => `${lang} ${section}`)));
    }));
});

describe('an entry that breaks its schema', () => {
  it('is held back alone, and the report names address, entry, field, what was expected and what came', () =>
    withContent(
      {
        'en/news_and_updates': [
          entry(1),
          entry(2, { kind: 'gossip' }),
          entry(3, { published_on: undefined, title: 5 }),
        ],
      },
      async (site) => {
        expect(await titlesOf()).toEqual(['News 1']);
        expect(await site.report('held-back')).toEqual([
          {
            ...{
              kind: 'held-back',
              address: 'news_and_updates/',
              lang: 'en',
              entry: '2',
              title: 'News 2',
              lastGood: false,
            },
            ...{ field: 'kind', expected: 'news or press-release', found: '"gossip"' },
          },
          {
            ...{ kind: 'held-back', address: 'news_and_updates/', lang: 'en', entry: '3', lastGood: false },
            ...{ field: 'title', expected: 'a text', found: '5', detail: 'also published_on' },
          },
        ]);
      },
    ));

  it('is named with the whole way to a field within it', () =>
    withContent(
      {
        'en/news_and_updates': [
          entry(1, {
            photos: ['a.jpg', 'b.jpg', 'javascript:alert(1)'].map((src) => ({ src, alt: '', width: 4, height: 3 })),
          }),
        ],
      },
      async (site) => {
        expect(await titlesOf()).toEqual([]);
        expect(await site.report('held-back')).toMatchObject([
          { field: 'photos.2.src', expected: expect.stringContaining('address'), found: '"javascript:alert(1)"' },
        ]);
      },
    ));

  it('is held back where it is no entry at all', () => {
    const none = [null, 'news', 5, [], {}, { id: { a: 1 } }, { id: '__proto__' }, { id: 'constructor' }];
    return withContent({ 'en/news_and_updates': [entry(1), ...none] }, async (site) => {
      expect(await titlesOf()).toEqual(['News 1']);
      expect(await site.report('held-back')).toHaveLength(none.length);
    });
  });

  it('stands in the version of the last build that succeeded, for as long as it is broken', () =>
    withContent({ 'en/news_and_updates': [entry(1), entry(2)] }, async (site) => {
      await titlesOf();
      await site.nextBuild();
      await site.write({ 'en/news_and_updates': [entry(1), entry(2, { title: '' })] });
      expect(await titlesOf(), 'the build after').toEqual(['News 1', 'News 2']);
      expect(await site.report('held-back')).toMatchObject([{ entry: '2', field: 'title', lastGood: true }]);
      await site.nextBuild();
      expect(await titlesOf(), 'the build after that').toEqual(['News 1', 'News 2']);
    }));

  it('that is known by its slug is found again though it has an id too', () => {
    const page = (title: string) => [{ id: 7, slug: 'profile', title, updated_at: '2026-10-05T10:00:00+05:30' }];
    return withContent({ 'en/pages': page('Profile') }, async (site) => {
      const titles = async () => (await (await import('~/model/kinds/pages')).getPages('en')).map(({ title }) => title);
      await titles();
      await site.nextBuild();
      await site.write({ 'en/pages': page('') });
      expect(await titles()).toEqual(['Profile']);
      expect(await site.report('held-back')).toMatchObject([{ entry: 'profile', lastGood: true }]);
    });
  });

  it('does not stand in a version of a build that failed', () =>
    withContent({ 'en/news_and_updates': [entry(1)] }, async (site) => {
      await titlesOf();
      await site.nextBuild({ succeeded: false });
      await site.write({ 'en/news_and_updates': [entry(1, { title: '' })] });
      expect(await titlesOf()).toEqual([]);
    }));

  it('does not come back once the owner has taken it away', () =>
    withContent({ 'en/news_and_updates': [entry(1), entry(2)] }, async (site) => {
      await titlesOf();
      await site.nextBuild();
      await site.write({ 'en/news_and_updates': [entry(1)] });
      expect(await titlesOf()).toEqual(['News 1']);
    }));

  it('is held back in a menu too, and stands in its last good version', () => {
    const item = (title: string, url: string) => ({ title, url, url_type: 'internal' });
    const menu = [item('News', '/en/news/'), item('Tenders', '/en/tenders/')];
    return withContent({ 'en/menus__header-menu': menu }, async (site) => {
      const titles = async () => {
        const { getHeaderMenu } = await import('~/model/kinds/menus');
        return (await getHeaderMenu('en')).map(({ title, url }) => `${title} ${url}`);
      };
      await titles();
      await site.nextBuild();
      await site.write({
        'en/menus__header-menu': [item('Home', '/'), item('Tenders', '//evil.example/'), item('Jobs', 'data:x')],
      });
      expect(await titles()).toEqual(['Home /', 'Tenders /en/tenders/']);
      expect(await site.report('held-back')).toMatchObject([
        { entry: 'Tenders', field: 'url', found: '"//evil.example/"', lastGood: true },
        { entry: 'Jobs', field: 'url', lastGood: false },
      ]);
    });
  });

  it('is held back where it is one thing, such as the home page, and stands in its last good version', () => {
    const home = {
      title: 'Vindhya',
      about: { title: 'About', body: '<p>a</p>' },
      highlights: [],
      statistics: [],
      quick_links: [],
      portals: [],
    };
    return withContent({ 'en/homepage': home }, async (site) => {
      const title = async () => (await (await import('~/model/kinds/homepage')).getHomepage('en'))?.title;
      await title();
      await site.nextBuild();
      await site.write({ 'en/homepage': { ...home, title: 'New', about: { title: 'About' } } });
      expect(await title()).toBe('Vindhya');
      expect(await site.report('held-back')).toMatchObject([
        { address: 'homepage/', field: 'about.body', expected: 'a text', found: 'nothing', lastGood: true },
      ]);
    });
  });
});

describe('what is there in one language only', () => {
  it('stands in both, and says in which language it is', () =>
    withContent(
      { 'en/news_and_updates': [entry(1)], 'hi/news_and_updates': [entry(1, { title: 'समाचार' }), entry(2)] },
      async () => {
        const { getAllNews } = await import('~/model/kinds/news');
        const said = async (lang: 'en' | 'hi') => (await getAllNews(lang)).map((one) => `${one.title} ${one.lang}`);
        expect(await said('en')).toEqual(['News 1 en', 'News 2 hi']);
        expect(await said('hi')).toEqual(['समाचार hi', 'News 2 hi']);
      },
    ));
});

describe('remarks of the client', () => {
  it('are in the report', () =>
    withContent({ 'en/news_and_updates': entries(3) }, async (site) => {
      site.api.misbehave({
        path: 'news_and_updates/',
        lang: 'en',
        body: JSON.stringify({ count: 9, next: null, results: entries(3) }),
      });
      await titlesOf();
      expect(await site.report('note')).toEqual([
        { kind: 'note', address: 'news_and_updates/', lang: 'en', detail: 'count says 9, found 3 entries' },
      ]);
    }));
});

describe('a list of 50,000 entries', () => {
  it('is read whole', { timeout: 120_000 }, () =>
    withContent({ 'en/penal_actions': [] }, async (site) => {
      await site.write({ 'en/news_and_updates': entries(50_000) });
      vi.resetModules();
      expect(await titlesOf()).toHaveLength(50_000);
    }),
  );
});
