import { describe, expect, it, vi } from 'vitest';
import { lastUpdatedIn, visitorsIn } from '~/lib/content-api/answer';
import { footerMenuIn } from '~/lib/content-api/footer-menu';
import { hitsIn } from '~/lib/content-api/hits';

vi.hoisted(() => vi.stubGlobal('CONTENT_API_URL', 'https://api.example'));

const NO_OBJECTS = [undefined, null, 0, 'text', true, [], {}, { results: null }, { results: [] }, { results: 'text' }];

describe('the number of visitors', () => {
  it('is a number in the results', () => expect(visitorsIn({ results: { visitors_count: 7 } })).toBe(7));
  it.each([...NO_OBJECTS, { results: { visitors_count: '7' } }, { visitors_count: 7 }])('is not in %j', (answer) =>
    expect(visitorsIn(answer)).toBeUndefined(),
  );
});

describe('the day of the last change', () => {
  it.each(['2026-11-19', '2026-11-19T10:00:00+05:30'])('is the day of %s', (date) =>
    expect(lastUpdatedIn({ results: { last_updated_date: date } })).toBe('2026-11-19'),
  );
  it.each([
    ...NO_OBJECTS,
    ...[null, 20261119, '19-11-2026', ''].map((date) => ({ results: { last_updated_date: date } })),
  ])('is not in %j', (answer) => expect(lastUpdatedIn(answer)).toBeUndefined());
});

const link = (url: unknown, kind: unknown = 'internal', title: unknown = 'A link') => ({ title, url, url_type: kind });
const menu = (...subRoutes: unknown[]) => [{ title: 'About', subRoutes }];
const urlsIn = (answer: unknown): string[] => footerMenuIn(answer).flatMap(({ links }) => links.map(({ url }) => url));

describe('the footer menu', () => {
  it('is a list, or a list in the results', () => {
    const groups = menu(link('/tenders'));
    expect(urlsIn(groups)).toEqual(['/tenders']);
    expect(footerMenuIn({ results: groups })).toEqual(footerMenuIn(groups));
  });

  it('says which links leave the site and which open a new tab', () => {
    const links = [link('https://portal.example/', 'external'), { ...link('/help'), open_in_new_tab: true }];
    expect(footerMenuIn(menu(...links))[0]?.links).toMatchObject([
      { isExternal: true, opensNewTab: false },
      { isExternal: false, opensNewTab: true },
    ]);
  });

  it('is one line of words, without signs that mislead', () => {
    const [group] = footerMenuIn([{ title: ' About\n\u202Eus ', subRoutes: [link('/', 'internal', 'The\t home')] }]);
    expect(group).toMatchObject({ title: 'About us', links: [{ title: 'The home' }] });
  });

  it('gives a host its scheme', () =>
    expect(urlsIn(menu(link('www.portal.example', 'external')))).toEqual(['https://www.portal.example']));

  it.each([
    link('javascript:alert(1)'),
    link('//elsewhere.example/'),
    link('https://name:secret@elsewhere.example/', 'external'),
    link('portal.example/page', 'external'),
    link('/tenders', 'other'),
    link('/tenders', null),
    link('/tenders', 'internal', ' '),
    link('/tenders', 'internal', 7),
    link(''),
    link(undefined),
    null,
    'text',
  ])('leaves out %j', (wrong) => expect(urlsIn(menu(wrong, link('/help')))).toEqual(['/help']));

  it.each([...NO_OBJECTS, [{ title: 'About' }], [{ title: '', subRoutes: [] }], [null]])('is not in %j', (answer) =>
    expect(() => footerMenuIn(answer)).toThrow('no '),
  );
});

describe('a page of results', () => {
  it('has what a result needs, and says whether there is another', () => {
    const hit = { title: 'Coal', url: '/pages/coal', excerpt: 'Of coal', type: 'page' };
    expect(hitsIn({ results: [hit], count: 31, next: 'https://api.example/?page=2' })).toEqual({
      hits: [hit],
      count: 31,
      hasNext: true,
    });
  });

  it.each([null, 'text', {}, { title: 'Coal' }, { url: '/coal' }, { title: 7, url: '/coal' }])(
    'leaves out %j',
    (wrong) =>
      expect(hitsIn({ results: [wrong], count: 'many' })).toEqual({ hits: [], count: undefined, hasNext: false }),
  );

  it.each([undefined, null, 'text', {}, { results: {} }])('is not in %j', (answer) =>
    expect(() => hitsIn(answer)).toThrow('no list'),
  );
});
