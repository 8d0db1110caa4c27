import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { owner } from '../../../../src/owner/owner.ts';
import { withContent } from '../../../support/content.ts';
import { news, tender } from '../../content-api/small-content.ts';

const picture = (alt: string, name = 'mine.jpg') => `<img src="/media/${name}" alt="${alt}">`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

it.each([
  ['a picture without words', { body: picture('') + picture(' ') }, [['no-words', 2]]],
  [
    'a picture of the entry without words',
    { image: { src: 'a.jpg', alt: '', width: 4, height: 3 } },
    [['no-words', 1]],
  ],
  ['the name of a file as words', { body: picture('head-office.jpg') }, [['file-name', 1]]],
  [
    'the name that a camera gives',
    { body: picture('IMG_2041') + picture('WhatsApp Image 2026-11-02 at 10.15.22') },
    [['file-name', 2]],
  ],
  ['the name of its own file', { body: picture('mine-2', 'mine-2.png') }, [['file-name', 1]]],
  ['words for a picture', { body: picture('Dumper no. 4 at the Kelhar mine') + picture('Mine') }, []],
  ['a table without heads', { body: `<table>${row('Year', 'Tonnes')}${row('2025', '4')}</table>` }, [['no-heads', 1]]],
  ['a table with bold heads', { body: `<table>${row('<b>Year</b>', '<b>Tonnes</b>')}${row('2025', '4')}</table>` }, []],
  ['a table of one column', { body: `<table>${row('One')}${row('Two')}</table>` }, []],
  ['a title of 151 letters', { title: 'क्षि'.repeat(151) }, [['long-title', 151]]],
  ['a title of 150 letters', { title: 'क्षि'.repeat(150) }, []],
  ['no translation', undefined, [['untranslated', undefined]]],
] as const)('editors are told of %s', (_, more, expected) =>
  withContent(
    { 'en/news_and_updates': [news(1, more ?? {})], 'hi/news_and_updates': more ? [news(1)] : [] },
    async (site) => {
      const { getAllNews } = await import('~/model/kinds/news');
      await getAllNews('en');
      const lines = await site.report('advice');
      expect(lines.map(({ about, count }) => [about, count])).toEqual(expected);
    },
  ),
);

it('pictures without words are named, but not all of many', () => {
  const names = ['one.jpg', 'a%20b.png', 'one.jpg', 'three.jpg', 'four.jpg'].map((name) => picture('', name));
  const body = ['<img alt="" src="data:image/png;base64,iVBORw0KGgo/AAAN8Ajk=">', ...names].join('');
  return withContent({ 'en/news_and_updates': [news(1, { body })], 'hi/news_and_updates': [news(1)] }, async (site) => {
    const { getAllNews } = await import('~/model/kinds/news');
    await getAllNews('en');
    expect(await site.report('advice')).toMatchObject([
      { about: 'no-words', count: 6, found: 'one.jpg, a b.png, three.jpg …' },
    ]);
  });
});

it('a link to a page of the site is noted for the check of all pages, and another is not', () => {
  const hrefs = [
    '/pages/land?x#y',
    'https://www.vindhyacoal.example/hi/news/1',
    'https://other.example/',
    '#top',
    '/a.pdf',
  ];
  const body = [...hrefs, '/search?q=coal', 'mailto:a@b.example'].map((href) => `<a href="${href}">x</a>`).join('');
  return withContent({ 'en/news_and_updates': [news(1, { body })], 'hi/news_and_updates': [news(1)] }, async (site) => {
    const { getAllNews } = await import('~/model/kinds/news');
    await getAllNews('en');
    const lines = await site.report('advice');
    expect(lines.map(({ about, found }) => [about, found])).toEqual([
      ['dead-link', '/pages/land'],
      ['dead-link', '/hi/news/1'],
    ]);
  });
});

it('a tender with too few days for bids is named until it closes, unless a corrigendum gives more', () => {
  const short = { published_on: '2026-11-02', closes_at: '2026-11-16T17:00:00+05:30' };
  const more = { id: 'c', title: 'More time', published_on: '2026-11-04', new_closes_at: '2026-11-30T17:00:00+05:30' };
  const enough = { ...short, closes_at: '2026-11-17T17:00:00+05:30' };
  const tenders = [tender(1, short), tender(2, { ...short, corrigenda: [more] }), tender(3, enough)];
  const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 3 }] };
  const lists = Object.fromEntries(
    ['en', 'hi'].flatMap((lang): [string, unknown][] => [
      [`${lang}/tenders-static-data`, desk],
      [
        `${lang}/tenders-by-period`,
        tenders.map((one) => (lang === 'hi' ? { ...one, title: `निविदा ${one.id}` } : one)),
      ],
    ]),
  );
  return withContent(lists, async (site) => {
    const { getAllTenders } = await import('~/model/kinds/tender-periods');
    await getAllTenders('en');
    expect(await site.report('use'), 'its title in Hindi, though it has no files').toMatchObject([
      { lang: 'hi', entry: '1', title: 'निविदा 1' },
    ]);
    expect(await site.report('advice')).toMatchObject([
      { about: 'short-bid', entry: '1', count: 14, since: '2026-11-02', until: '2026-11-16T17:00:00+05:30' },
    ]);
  });
});

it('a page is named when its day of review has passed, or else the months of the owner after its last change', () => {
  const page = (slug: string, updated: string, more = {}) => ({
    ...{ slug, title: slug, updated_at: `${updated}T10:00:00+05:30`, body: '<p>x</p>' },
    ...more,
  });
  const pages = [
    page('old', '2023-10-30'),
    page('new', '2026-11-01'),
    page('asked', '2026-11-01', { review_by: '2026-11-19' }),
    page('later', '2020-11-01', { review_by: '2026-11-20' }),
  ];
  return withContent({ 'en/pages': pages, 'hi/pages': pages }, async (site) => {
    const { notePagesToReview } = await import('~/model/site/review');
    await notePagesToReview('en');
    const lines = await site.report('advice');
    expect(lines.map(({ about, entry, since }) => [about, entry, since])).toEqual([
      ['review', 'old', dayjs('2023-10-30').add(owner.reviewMonths, 'month').format('YYYY-MM-DD')],
      ['review', 'asked', '2026-11-19'],
    ]);
  });
});
