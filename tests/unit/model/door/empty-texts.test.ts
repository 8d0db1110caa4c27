import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { entry } from '../../../support/news.ts';

describe('an empty text that need not be there', () => {
  it('takes nothing else away from the home page', () =>
    withContent(
      {
        'en/homepage': {
          title: 'Vindhya',
          tagline: '',
          about: { title: 'About', body: '<p>a</p>', url: '' },
          leaders: [{ name: 'A. Rao', designation: 'Director', message_url: ' ' }],
          highlights: [{ label: 'Coal', value: '5', unit: '', as_of: '' }],
          statistics: [{ id: 1, title: 'Coal', unit: 'tonnes', source: '', series: [{ period: '2025', value: 1 }] }],
          quick_links: [],
          portals: [],
        },
      },
      async (site) => {
        const { getHomepage } = await import('~/model/kinds/homepage');
        const home = await getHomepage('en');
        expect(await site.report('held-back')).toEqual([]);
        expect(home?.tagline).toBeUndefined();
        expect(home?.about.url).toBeUndefined();
        expect(home?.leaders).toEqual([{ name: 'A. Rao', designation: 'Director' }]);
        expect(home?.highlights).toEqual([{ label: 'Coal', value: '5' }]);
        expect(home?.statistics[0]?.source).toBeUndefined();
      },
    ));

  it('takes no banner away', () =>
    withContent(
      {
        'en/site_banners': [
          { id: 1, title: 'Safety week', text: '', image: { src: 'a.jpg', alt: '', width: 4, height: 3 } },
        ],
      },
      async () => {
        const { getBanners } = await import('~/model/kinds/banners');
        expect(await getBanners('en')).toMatchObject([{ title: 'Safety week', text: undefined }]);
      },
    ));

  it('is no body of news, and any sign that can be seen is one', () => {
    const empty = [
      '',
      ' \n',
      '<p></p>',
      '<p>&nbsp;</p>',
      '<div><br/>\u200B</div>',
      '<!-- Word --><p class="a">&#160;</p>',
      '<p>\u3164</p>',
      '<!-- <p>Word</p> --><p title="a > b">&#8203;&zwnj;</p>',
    ];
    const full = ['<p>.</p>', '<img src="a.jpg" alt="">', '<embed embedtype="image" id="3">', '5 < 6'];
    const news = [...empty, ...full].map((body, index) => entry(index, { body }));
    return withContent({ 'en/news_and_updates': news }, async () => {
      const { getReadableNews } = await import('~/model/kinds/news');
      const readable = (await getReadableNews('en')).map(({ id }) => Number(id));
      expect(readable.toSorted((a, b) => a - b)).toEqual(full.map((_, index) => empty.length + index));
    });
  });
});

it('no figure of the home page and no keyword turns the words around it', () =>
  withContent({}, async () => {
    const { homepage } = await import('~/model/kinds/homepage');
    const { contentPage } = await import('~/model/kinds/pages');
    const home = {
      title: 'Vindhya',
      about: { title: 'About', body: '' },
      statistics: [],
      quick_links: [],
      portals: [],
    };
    const page = { slug: 'a', title: 'A', body: '', updated_at: '2026-11-01T10:00:00+05:30' };
    expect(homepage.parse({ ...home, highlights: [{ label: 'Coal', value: '\u202E51' }] }).highlights[0]?.value).toBe(
      '51',
    );
    expect(contentPage.parse({ ...page, keywords: ['\u202Elaoc', '\u202E'] }).keywords).toEqual(['laoc']);
  }));
