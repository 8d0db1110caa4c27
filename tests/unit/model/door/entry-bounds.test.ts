import { expect, it } from 'vitest';
import { withContent, type TestSite } from '../../../support/content.ts';

const entry = (id: string, more: object = {}) => ({
  id,
  kind: 'news',
  title: `News ${id}`,
  published_on: '2026-11-02',
  ...more,
});
const getIds = async (): Promise<string[]> => {
  const { getAllNews } = await import('~/model/kinds/news');
  return (await getAllNews('en')).map(({ id }) => id).sort();
};
const heldBack = async (site: TestSite) =>
  (await site.report('held-back')).map(({ entry: id, field, expected, found }) => ({ id, field, expected, found }));

it.each([
  ['letters', { body: `<p>${'a'.repeat(500_000)}</p>` }, 'at most 500000 letters in all', /^500\d{3}$/],
  ['tags', { body: '<td>a'.repeat(10_001) }, 'at most 10000 tags in all', /^10001$/],
  ['pictures', { body: '<img src="a.jpg" alt="">'.repeat(1001) }, 'at most 1000 pictures in all', /^1001$/],
  [
    'pictures under their old name',
    { body: '<image src="a.jpg">'.repeat(1001) },
    'at most 1000 pictures in all',
    /^1001$/,
  ],
  ['links', { body: '<a href="a.pdf">a</a>'.repeat(2001) }, 'at most 2000 links in all', /^2001$/],
  ['values', { keywords: Array(20_001).fill('a') }, 'at most 20000 values in all', /^2000\d$/],
  ['files', { files: Array(2001).fill({ title: 'a', url: '/a.pdf' }) }, 'at most 2000 links in all', /^2001$/],
])('an entry with too many %s is held back with a sentence, and the others are published', (_, more, expected, found) =>
  withContent({ 'en/news_and_updates': [entry('1'), entry('2', more)], 'hi/news_and_updates': [] }, async (site) => {
    expect(await getIds()).toEqual(['1']);
    expect(await heldBack(site)).toEqual([
      { id: '2', field: '(the entry)', expected, found: expect.stringMatching(found) },
    ]);
  }),
);

it('an entry that has grown too large stays as it was', () =>
  withContent({ 'en/news_and_updates': [entry('1')], 'hi/news_and_updates': [] }, async (site) => {
    expect(await getIds()).toEqual(['1']);
    await site.nextBuild();
    await site.write({ 'en/news_and_updates': [entry('1', { summary: 'a'.repeat(500_000) })] });
    expect(await getIds()).toEqual(['1']);
    expect(await site.report('held-back')).toMatchObject([{ entry: '1', lastGood: true }]);
  }));

it('an entry nested thousands of levels deep is held back alone', () =>
  withContent({}, async (site) => {
    const deep = `${'{"title":"a","url":"/a","url_type":"internal","children":['.repeat(10_000)}${']}'.repeat(10_000)}`;
    const good = '{"title":"b","url":"/b","url_type":"internal"}';
    site.api.misbehave({ path: 'sitemap/', body: `{"results":[${deep},${good}]}` });
    const { getSitemap } = await import('~/model/site/sitemap');
    const owners = (await getSitemap('en')).find(({ section }) => section === 'owner');
    expect(owners?.branches.map(({ title }) => title)).toContain('b');
    expect(JSON.stringify(owners).length).toBeLessThan(20_000);
  }));

it.each(['con', 'NUL', 'com1', 'index', 'Index'])(
  'an entry with the id %s is held back: no file can be called so',
  (id) =>
    withContent({ 'en/news_and_updates': [entry(id), entry('1')], 'hi/news_and_updates': [] }, async (site) => {
      expect(await getIds()).toEqual(['1']);
      expect(await heldBack(site)).toMatchObject([{ id, field: 'id', found: `"${id}"` }]);
    }),
);

it('the second of two ids that differ only in capital letters is held back: on some disks they are one file', () =>
  withContent(
    { 'en/news_and_updates': [entry('abc'), entry('ABC'), entry('abd')], 'hi/news_and_updates': [] },
    async (site) => {
      expect(await getIds()).toEqual(['abc', 'abd']);
      expect(await heldBack(site)).toEqual([
        {
          id: 'ABC',
          field: 'id',
          expected: 'an id that differs from "abc" in more than capital letters',
          found: '"ABC"',
        },
      ]);
    },
  ));

it('a new id does not take the place of a published one that differs only in capital letters', () =>
  withContent({ 'en/news_and_updates': [entry('abc')], 'hi/news_and_updates': [] }, async (site) => {
    await getIds();
    await site.write({ 'en/news_and_updates': [entry('ABC'), entry('abc')] });
    await site.nextBuild();
    expect(await getIds()).toEqual(['abc']);
  }));

it('the same holds of ids in the two languages: the English one has the file', () =>
  withContent({ 'en/news_and_updates': [entry('abc')], 'hi/news_and_updates': [entry('ABC')] }, async (site) => {
    expect(await getIds()).toEqual(['abc']);
    expect(await site.report('held-back')).toMatchObject([{ lang: 'hi', entry: 'ABC', field: 'id', found: '"ABC"' }]);
  }));

it('an address with a password in it is followed nowhere, and the report does not tell it', () =>
  withContent(
    {
      'en/news_and_updates': [
        entry('1', { link: { title: 'a', url: 'https://editor:hunter2@a.example/', url_type: 'external' } }),
        entry('2', { body: '<p><a href="https://editor:hunter2@a.example/">words</a></p>' }),
        entry('3', { files: [{ url: 'https://editor:hunter2@a.example/a.pdf' }] }),
      ],
      'hi/news_and_updates': [],
    },
    async (site) => {
      expect(await getIds()).toEqual(['2']);
      const said = JSON.stringify(await site.report());
      expect(said).not.toContain('hunter2');
      expect(said).toContain('https://…@a.example/');
    },
  ));

it.each(['', 'tomorrow', '2026-13-45T10:00:00+05:30'])(
  'a time that is no time (%j) holds back its job and its tender, and no other',
  (time) => {
    const common = { title: 'Title', published_on: '2026-11-02', closes_at: '2026-12-05T17:00:00+05:30', files: [] };
    const job = { ...common, category: 'recruitment' };
    const tender = { ...common, reference_no: 'VCL/1' };
    const faulty = { id: '1', opens_at: time, pre_bid_at: time, closes_at: time };
    return withContent(
      {
        'en/recruitments': [
          { ...job, ...faulty },
          { ...job, id: '2' },
        ],
        'en/tenders-static-data': { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 2 }] },
        'en/tenders-by-period': [
          { ...tender, ...faulty },
          { ...tender, id: '2' },
        ],
      },
      async () => {
        const { getOpenJobs } = await import('~/model/kinds/recruitments');
        const { getAllTenders } = await import('~/model/kinds/tender-periods');
        expect((await getOpenJobs('en')).map(({ id }) => id)).toEqual(['2']);
        expect((await getAllTenders('en')).map(({ id }) => id)).toEqual(['2']);
      },
    );
  },
);
