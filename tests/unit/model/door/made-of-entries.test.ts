import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

describe('what is made of entries', () => {
  const link = (title: string, url: string) => ({ title, url, url_type: 'internal' });

  it('loses those that break alone, where no earlier version is there', () =>
    withContent(
      {
        'en/menus__header-menu': [
          {
            ...link('Work', '/en/tenders/'),
            subRoutes: [
              link('Bad', 'data:x'),
              { ...link('Jobs', '/en/jobs/'), subRoutes: [link('Worse', ''), link('Now', '/en/now/')] },
            ],
          },
        ],
        'en/tenders-static-data': {
          title: 'Tenders',
          portals: [],
          periods: [
            { month: 13, year: 2026, count: 1 },
            { month: 1, year: 2026, count: 0 },
          ],
        },
      },
      async (site) => {
        const { getHeaderMenu } = await import('~/model/kinds/menus');
        const { getPeriods } = await import('~/model/kinds/tender-periods');
        const [work] = await getHeaderMenu('en');
        expect(work?.subRoutes.map((item) => [item.title, item.subRoutes.map(({ title }) => title)])).toEqual([
          ['Jobs', ['Now']],
        ]);
        expect((await getPeriods('en')).map(({ month }) => month)).toEqual([1]);
        expect(await site.report('held-back')).toMatchObject([
          { entry: 'Work', field: 'subRoutes.0.url', detail: 'also subRoutes.1.subRoutes.0.url' },
          { address: 'tenders-static-data/', field: 'periods.0.month' },
        ]);
      },
    ));

  it.each([
    ['a portal', { portals: [link('Bids', 'javascript:1')] }, 'portals.0.url'],
    ['a title', { title: '' }, 'title'],
    ['a text that is too long', { intro: 'a'.repeat(500_001) }, '(the entry)'],
    ['help that is no text', { help: ['a'] }, 'help'],
    ['a month', { extra: { month: 13, year: 2026, count: 0 } }, 'periods.2.month'],
  ])(
    'does not hide the tenders of a new month while %s of the tender desk is faulty',
    (_name, { extra, ...fault }: Record<string, unknown>, field) => {
      const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 0 }] };
      const months = [...desk.periods, { month: 10, year: 2026, count: 'many' }, ...(extra ? [extra] : [])];
      const tender = { id: 7, reference_no: 'T/7', title: 'New', closes_at: '2026-10-30T17:00:00+05:30', files: [] };
      return withContent({ 'en/tenders-static-data': desk }, async (site) => {
        const read = () => import('~/model/kinds/tender-periods');
        await (await read()).getAllTenders('en');
        await (await read()).getTenderTexts('en');
        await site.nextBuild();
        await site.write({
          'en/tenders-static-data': { ...desk, ...fault, periods: months },
          'en/tenders-by-period': [{ ...tender, published_on: '2026-10-05' }],
        });
        expect((await (await read()).getAllTenders('en')).map(({ title }) => title)).toEqual(['New']);
        expect(await (await read()).getTenderTexts('en')).toMatchObject({ title: 'Tenders', portals: [] });
        expect(await site.report('held-back')).toMatchObject([
          { address: 'tenders-static-data/', field, lastGood: !extra },
        ]);
      });
    },
  );

  it('loses a part whose fields break, and stands without it', () => {
    const about = {
      title: 'About',
      body: '<p>Coal.</p>',
      image: { src: '/a.png', alt: 'A', width: 'wide', height: 'high' },
    };
    const home = { title: 'Home', about, highlights: [], statistics: [], quick_links: [], portals: [] };
    return withContent({ 'en/homepage': home }, async (site) => {
      const { getHomepage } = await import('~/model/kinds/homepage');
      expect((await getHomepage('en'))?.about).toEqual({ title: 'About', body: '<p>Coal.</p>' });
      expect(await site.report('held-back')).toMatchObject([
        { address: 'homepage/', field: 'about.image.width', expected: 'a number', found: '"wide"' },
      ]);
    });
  });

  it('loses an item of a menu that every page would have to carry', () => {
    const many = Array.from({ length: 200 }, (_, index) => link(`Page ${index} ${'of many '.repeat(20)}`, '/en/now/'));
    const menu = [
      { ...link('Many', '/en/now/'), subRoutes: many },
      { ...link('Work', '/en/now/'), subRoutes: [] },
    ];
    return withContent({ 'en/menus__header-menu': menu }, async (site) => {
      const { getHeaderMenu } = await import('~/model/kinds/menus');
      expect((await getHeaderMenu('en')).map(({ title }) => title)).toEqual(['Work']);
      expect(await site.report('held-back')).toMatchObject([
        { entry: 'Many', expected: 'at most 20000 letters in all' },
      ]);
    });
  });

  it('loses those that are too large alone', () => {
    const home = { title: 'Home', about: { title: 'About', body: '' }, highlights: [], statistics: [], portals: [] };
    const large = link('a'.repeat(500_000), '/en/large/');
    return withContent(
      {
        'en/homepage': { ...home, quick_links: [link('Jobs', '/en/jobs/'), large] },
        'en/menus__header-menu': [{ ...link('Work', '/en/tenders/'), subRoutes: [large, link('Now', '/en/now/')] }],
      },
      async (site) => {
        const { getHomepage } = await import('~/model/kinds/homepage');
        const { getHeaderMenu } = await import('~/model/kinds/menus');
        expect((await getHomepage('en'))?.quickLinks.map(({ title }) => title)).toEqual(['Jobs']);
        const [work] = await getHeaderMenu('en');
        expect(work?.subRoutes.map(({ title }) => title)).toEqual(['Now']);
        const expected = 'at most 500000 letters in all';
        expect(await site.report('held-back')).toMatchObject([
          { address: 'homepage/', field: 'quick_links.1', expected },
          { address: 'menus/header-menu/', entry: 'Work', field: 'subRoutes.0', expected },
        ]);
      },
    );
  });

  it('loses what is too large beside very many others, and the rest of the menu stays', () => {
    const many = [link('a'.repeat(500_000), '/en/large/'), ...Array<number>(200_000).fill(0)];
    const menu = [
      { ...link('Many', '/en/now/'), subRoutes: many },
      { ...link('Work', '/en/now/'), subRoutes: [] },
    ];
    return withContent({ 'en/menus__header-menu': menu }, async () => {
      const { getHeaderMenu } = await import('~/model/kinds/menus');
      expect((await getHeaderMenu('en')).map(({ title }) => title)).toContain('Work');
    });
  });

  it('stops the build when the months of the tenders lose over half, or all with the thing itself', () => {
    const desk = (count: number) => ({
      title: 'Tenders',
      portals: [],
      periods: Array.from({ length: count }, (_, index) => ({ month: 1, year: 2000 + index, count: 0 })),
    });
    return withContent({ 'en/tenders-static-data': desk(20) }, async (site) => {
      const ask = async () => (await import('~/model/kinds/tender-periods')).getPeriods('en');
      await ask();
      await site.nextBuild();
      await site.write({ 'en/tenders-static-data': desk(9) });
      await expect(ask()).rejects.toThrow(
        'en/tenders-static-data/ periods: expected about 20 entries, as last time, found 9.',
      );
      await site.nextBuild({ succeeded: false });
      await site.remove('en/tenders-static-data');
      await expect(ask()).rejects.toThrow('found none: the API answered 404. Nothing was published.');
    });
  });
});
