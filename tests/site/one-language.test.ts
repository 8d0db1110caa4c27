import { expect, it } from 'vitest';
import { parse } from '../../scripts/check/html.ts';
import { englishReadAsHindi, hindiReadAsEnglish } from '../../scripts/check/languages.ts';
import { smallSite } from '../support/small-build.ts';

const MINUTES = 60_000;
const link = { title: 'Read the notes', url: 'https://notes.example/', url_type: 'external' };
const picture = { src: 'none.jpg', alt: 'An open mine', width: 800, height: 500 };
const files = [{ url: 'papers/plan.pdf' }, { url: 'papers/map.pdf', title: 'Map of the site' }];
const [file] = files;
const body = '<p>There is more to say about it.</p>';
const listed = { id: 1, title: 'Terms of the club', published_on: '2026-11-02', image: picture };
const page = { slug: 'rules', title: 'Rules of the club', updated_at: '2026-11-02T10:00:00+05:30' };

const inEnglish = {
  homepage: {
    title: 'Home of the club',
    about: { title: 'About the club', body, url: '/pages/rules' },
    leaders: [{ name: 'The First Person', designation: 'Head of the club', message_url: '/pages/rules' }],
    highlights: [{ label: 'Members of it', value: '12', unit: 'in all', as_of: 'at the end' }],
    statistics: [
      {
        id: 1,
        title: 'Members by year',
        unit: 'people of it',
        source: 'The register',
        series: [{ period: '2025', value: 4 }],
      },
      { id: 2, title: 'Members by place', unit: 'people of it', series: [{ period: 'The old town', value: 4 }] },
    ],
    quick_links: [link],
    portals: [link],
  },
  site_banners: [1, 2].map((id) => ({ id, title: 'A banner of it', text: 'Come and see', image: picture, link })),
  'menus__header-menu': [{ ...link, subRoutes: [{ ...link, subRoutes: [link] }] }],
  'menus__footer-menu': [{ title: 'More of it', subRoutes: [link, { ...link, title: 'Casino', url: '/help' }] }],
  news_and_updates: [
    { id: 1, kind: 'news', title: 'News with a file', published_on: '2026-11-18', files },
    { id: 2, kind: 'news', title: 'News to be read', published_on: '2026-11-17', body, files, link },
    { id: 3, kind: 'press-release', title: 'Word to the press', published_on: '2026-11-16', files, link },
  ],
  upcoming_events: [{ id: 1, title: 'Eye camp for all', starts_at: '2026-12-05T10:00:00+05:30', body, files }],
  data_listing: ['table', 'cards'].map((layout) => ({ slug: layout, title: 'Forms of the club', layout })),
  data_listing_detail__table: [
    { ...listed, file },
    { ...listed, id: 2, link },
  ],
  data_listing_detail__cards: [
    { ...listed, file },
    { ...listed, id: 2, link },
  ],
  recruitments: [
    {
      ...{ id: 1, category: 'recruitment', title: 'Post of a clerk', published_on: '2026-11-02', files },
      ...{ apply_link: link, stages: [{ title: 'List of names', published_on: '2026-11-05', file }] },
    },
  ],
  penal_actions: [
    {
      ...{ id: 1, nature: 'Ban of it', firm_name: 'A firm of it', period: 'One long year', reference_no: 'T/1' },
      ...{ reference_date: '2026-01-01', from: '2026-01-01', file },
    },
  ],
  'tenders-static-data': { title: 'Tenders of it', portals: [link], periods: [{ month: 11, year: 2026, count: 1 }] },
  'tenders-by-period': [
    {
      ...{ id: 1, reference_no: 'T/9', title: 'Supply of belts', published_on: '2026-11-02', files },
      ...{ closes_at: '2026-12-10T17:00:00+05:30', portal_link: link },
      corrigenda: [{ id: 1, title: 'Change of the date', published_on: '2026-11-03', file }],
    },
  ],
  pages: [{ ...page, parent_slug: 'niyam' }],
  pages__rules: { ...page, parent_slug: 'niyam', body: `${body}<table><tr><td>a</td></tr></table>`, files },
};
const parent = { slug: 'niyam', title: 'नियम और शर्तें', updated_at: '2026-11-02T10:00:00+05:30' };

it(
  'marks the words of the page among those of an entry that is there in the other language only',
  { timeout: 5 * MINUTES },
  async () => {
    const site = await smallSite({
      ...Object.fromEntries(Object.entries(inEnglish).map(([name, content]) => [`en/${name}`, content])),
      'hi/pages': [parent],
      'hi/pages__niyam': { ...parent, body: '<p>नियम</p>' },
    });
    const built = await site.build('2026-11-20T12:00:00+05:30');
    const faults = [...built]
      .filter(([name]) => name.endsWith('.html'))
      .flatMap(([name, html]) => {
        const tree = parse(html);
        return [...hindiReadAsEnglish(tree), ...englishReadAsHindi(tree)].map((words) => `${name}: ${words}`);
      });
    expect(faults).toEqual([]);
  },
);
