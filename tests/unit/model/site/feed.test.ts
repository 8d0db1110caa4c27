import { describe, expect, it } from 'vitest';
import { type Content, withContent } from '../../../support/content.ts';
import { useSite } from '../../../support/shared-site.ts';

const entry = (id: number, published_on: string, more: object = {}) => ({
  id,
  kind: 'news',
  title: `News ${id}`,
  published_on,
  body: '<p>Words.</p>',
  ...more,
});

const site = useSite();

const loadFeed = async () => ({
  ...(await import('~/model/site/feed-entries')),
  ...(await import('~/model/site/feed')),
});

const feedOf = async (news: object[], lang: 'en' | 'hi' = 'en', more: object = {}): Promise<string> => {
  await site().publish({ 'en/news_and_updates': news, ...more });
  const { getFeedEntries, feedXml } = await loadFeed();
  return feedXml(await getFeedEntries(lang), lang);
};
const titlesOf = (xml: string) => [...xml.matchAll(/<entry>.*?<title[^>]*>(.*?)<\/title>/g)].map(([, title]) => title);

describe('the feed', () => {
  it('writes titles and addresses so that no sign of them is taken for XML', async () => {
    const link = { title: 'There', url: 'https://other.example/?a=1&b="2"', url_type: 'external' };
    const xml = await feedOf([entry(1, '2026-11-01', { title: `Coal & <b>"steel"</b> 'now'`, body: null, link })]);
    expect(titlesOf(xml)).toEqual(['Coal &amp; &lt;b&gt;&quot;steel&quot;&lt;/b&gt; &#39;now&#39;']);
    expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
    expect(xml).toContain('href="https://other.example/?a=1&amp;b=%222%22"');
  });

  it('leaves out what XML has no sign for', async () => {
    const { xmlText } = await import('~/lib/xml');
    expect(xmlText('a\u0000b\u001Fc\uFFFEd\uD800e')).toBe('abcde');
    expect(xmlText('कोयला 🚜\n')).toBe('कोयला 🚜\n');
  });

  it('has the newest first, and nothing that is dated later than now', async () =>
    expect(titlesOf(await feedOf([entry(1, '2026-10-01'), entry(2, '2026-11-20'), entry(3, '2026-12-01')]))).toEqual([
      'News 2',
      'News 1',
    ]));

  it('has at most fifty entries', async () => {
    const many = Array.from({ length: 60 }, (_, index) => entry(index + 1, '2026-11-01'));
    expect(titlesOf(await feedOf(many))).toHaveLength(50);
  });

  it('is as old as its latest entry, so that the same content gives the same feed', async () => {
    const xml = await feedOf([entry(1, '2026-10-01', { updated_at: '2026-10-05T06:30:00Z' }), entry(2, '2026-10-03')]);
    expect(xml).toContain('\n<updated>2026-10-05T12:00:00.000+05:30</updated>');
  });

  it('gives each entry a summary, and each entry of a day a moment of its own, by which programs sort', async () => {
    const many = Array.from({ length: 9 }, (_, index) => entry(index + 1, '2026-11-01'));
    const xml = await feedOf([...many, entry(20, '2026-11-01', { summary: 'A summary.' })]);
    const moments = [...xml.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, at]) => at);
    expect(new Set(moments).size).toBe(10);
    expect(moments.every((at) => at?.startsWith('2026-11-01T00:00:0'))).toBe(true);
    expect(new Set(xml.match(/<summary[^>]*>[^<]*/g))).toEqual(new Set(['<summary>Words.', '<summary>A summary.']));
    // A new entry does not move the others, whatever their IDs are.
    const named = (id: string) => ({ ...entry(1, '2026-11-01'), id });
    const of = (xml: string, id: string) => new RegExp(`en/news/${id}</id>[^]*?<updated>(.*?)<`).exec(xml)?.[1];
    const [alone, both] = [await feedOf([named('2026_B_1')]), await feedOf([named('2026_A_1'), named('2026_B_1')])];
    expect(of(both, '2026_B_1')).toBe(of(alone, '2026_B_1'));
    const later = await feedOf([entry(30, '2026-11-01'), ...many]);
    for (const at of moments.slice(1, -1)) expect(later).toContain(String(at));
    const equal = await feedOf([1, 2, 3].map((id) => entry(id, '2026-11-01', { updated_at: '2026-11-02T10:00:00Z' })));
    expect(new Set(equal.match(/<updated>[^<]*/g)).size).toBe(3);
  });

  it('says in which language a title is that is not translated yet', async () =>
    expect(await feedOf([entry(1, '2026-11-01')], 'hi')).toContain('<title xml:lang="en-IN">News 1</title>'));

  it('names an entry for good, apart from its address', async () =>
    expect(await feedOf([entry(7, '2026-11-01')])).toContain('<id>tag:www.vindhyacoal.example,2026:en/news/7</id>'));
});

it.each([
  [{ cancelled_on: '2026-11-19' }, 'Cancelled, 19 November 2026', '2026-11-19'],
  [{ withdrawn_on: '2026-11-19' }, 'Withdrawn, 19 November 2026', '2026-11-19'],
  [{ award: { awarded_on: '2026-11-19', bidder: 'A firm' } }, 'Awarded, 19 November 2026', '2026-11-19'],
  [{}, 'Tender VCL/9, closes on 24 December 2026.', '2026-11-02'],
])('the feed of the whole site says how a tender stands, and since when: %j', async (more, summary, since) => {
  const about = { id: 9, reference_no: 'VCL/9', title: 'Belts', published_on: '2026-11-02', files: [] };
  const tender = { ...about, closes_at: '2026-12-24T17:00:00+05:30', ...more };
  const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] };
  const xml = await feedOf([], 'en', { 'en/tenders-static-data': desk, 'en/tenders-by-period': [tender] });
  expect(xml).toContain(`<summary>${summary}</summary>`);
  expect(xml).toContain(`<updated>${since}T`);
});

describe('the feed of one kind', () => {
  const xmlOf = async (name: string, content: Content): Promise<string> => {
    await site().publish(content);
    const { entriesOf, feedXml, getFeeds } = await loadFeed();
    const feed = (await getFeeds('en')).find((one) => one.name === name);
    return feed ? feedXml(entriesOf(feed, 'en'), 'en', feed) : '';
  };
  const base = { title: 'Belts', published_on: '2026-11-02', files: [] };

  it('has each corrigendum, the award and the cancellation of a tender as an entry of its own', async () => {
    const tender = {
      ...base,
      ...{ id: 9, reference_no: 'VCL/9', closes_at: '2026-11-14T17:00:00+05:30' },
      corrigenda: [
        { id: 'a', title: 'Corrigendum 1', published_on: '2026-11-05' },
        { id: 'a', title: 'Corrigendum 2', published_on: '2026-11-06' },
      ],
      award: { awarded_on: '2026-11-19', bidder: 'A firm' },
      cancelled_on: '2026-11-21',
    };
    const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] };
    const xml = await xmlOf('tenders', { 'en/tenders-static-data': desk, 'en/tenders-by-period': [tender] });
    expect(titlesOf(xml)).toEqual(['Awarded: Belts', 'Corrigendum 2: Belts', 'Corrigendum 1: Belts', 'Belts']);
    expect([...xml.matchAll(/<entry><id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      'tag:www.vindhyacoal.example,2026:en/tenders/9/award',
      'tag:www.vindhyacoal.example,2026:en/tenders/9/corrigenda/a-2',
      'tag:www.vindhyacoal.example,2026:en/tenders/9/corrigenda/a',
      'tag:www.vindhyacoal.example,2026:en/tenders/9',
    ]);
    expect(xml.match(/<link href="[^"]*"/g)).toEqual(
      Array.from({ length: 4 }, () => '<link href="https://www.vindhyacoal.example/tenders/11/2026/9"'),
    );
    expect(xml).toContain('href="https://www.vindhyacoal.example/feeds/tenders.xml"');
  });

  /** The entries of a feed: what each says, without the moment of its update, and the day of this update. */
  const entriesIn = (xml: string) =>
    new Map(
      [...xml.matchAll(/<entry><id>([^<]*)<\/id>.*?<\/entry>/g)].map(([whole, id = '']) => [
        id.replace(/.*?(tenders|jobs)\/\d+/, ''),
        { says: whole.replace(/<updated>.*?<\/updated>/, ''), day: /<updated>(.{10})/.exec(whole)?.[1] },
      ]),
    );
  const corrigendum = { id: 'a', title: 'Corrigendum 1', published_on: '2026-11-05' };
  const moves = { id: 'b', title: 'Moved', published_on: '2026-11-18', new_closes_at: '2026-12-09T17:00:00+05:30' };

  it.each([
    ['tenders', { cancelled_on: '2026-11-19' }, '2026-11-19'],
    ['tenders', { withdrawn_on: '2026-11-19' }, '2026-11-19'],
    ['tenders', { award: { awarded_on: '2026-11-19', bidder: 'A firm' } }, '2026-11-19'],
    ['tenders', { corrigenda: [corrigendum, moves] }, '2026-11-18'],
    ['tenders', { closes_at: '2026-12-01T17:00:00+05:30', updated_at: '2026-11-17T10:00:00+05:30' }, '2026-11-17'],
    ['jobs', { withdrawn_on: '2026-11-19' }, '2026-11-19'],
    ['jobs', { closes_at: '2026-12-01T17:00:00+05:30', updated_at: '2026-11-17T10:00:00+05:30' }, '2026-11-17'],
  ])('of %s has a new day for an entry that says something else, and changes no other: %j', async (name, more, day) => {
    const about = { ...base, id: 9, reference_no: 'VCL/9', closes_at: '2026-11-24T17:00:00+05:30' };
    const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] };
    const now = async (change: object) => {
      const job = { ...about, category: 'recruitment', stages: [{ title: 'List', published_on: '2026-11-05' }] };
      const tender = { ...about, corrigenda: [corrigendum] };
      return entriesIn(
        await xmlOf(name, {
          'en/tenders-static-data': desk,
          'en/tenders-by-period': [{ ...tender, ...change }],
          'en/recruitments': [{ ...job, ...change }],
        }),
      );
    };
    const [before, after] = [await now({}), await now(more)];
    expect(after.get('')?.says).not.toBe(before.get('')?.says);
    expect(after.get('')?.day).toBe(day);
    const others = [...before].filter(([id]) => id !== '');
    expect(others).toHaveLength(1);
    for (const [id, entry] of others) expect(after.get(id)).toEqual(entry);
  });

  it('keeps the name of a stage, whatever other stages come, go or stand before it', async () => {
    const [result, test, list] = [
      { title: 'Result', published_on: '2026-11-19' },
      { title: 'Test', published_on: '2026-11-12' },
      { title: 'List', published_on: '2026-11-19' },
    ];
    const namesWith = async (...stages: object[]): Promise<Map<string | undefined, string | undefined>> => {
      const xml = await xmlOf('jobs', { 'en/recruitments': [{ ...base, id: 3, category: 'recruitment', stages }] });
      return new Map([...xml.matchAll(/stages\/([^<]+)<\/id><title>(\w+):/g)].map(([, id, title]) => [title, id]));
    };
    const before = await namesWith(result, test);
    expect([...before.keys()]).toEqual(['Result', 'Test']);
    for (const after of [await namesWith(list, result), await namesWith(result, list)]) {
      expect(after.get('Result')).toBe(before.get('Result'));
      expect(after.get('List')).not.toBe(after.get('Result'));
    }
    const twice = await xmlOf('jobs', {
      'en/recruitments': [{ ...base, id: 3, category: 'recruitment', stages: [test, test] }],
    });
    const ids = twice.match(/<id>[^<]*/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has at most five steps of one job, so that one entry cannot fill it', async () => {
    const stages = Array.from({ length: 60 }, (_, at) => ({ title: `Stage ${at}`, published_on: '2026-11-12' }));
    const jobs = [
      { ...base, id: 3, category: 'recruitment', stages },
      { ...base, id: 4, title: 'Nurse', category: 'recruitment' },
    ];
    const titles = titlesOf(await xmlOf('jobs', { 'en/recruitments': jobs }));
    expect(titles).toHaveLength(6);
    expect(titles).toContain('Nurse');
  });

  it('has press releases in the feed of news too, as the list of news has them, and only them in their own', async () => {
    const news = { 'en/news_and_updates': [entry(1, '2026-11-01'), entry(2, '2026-11-02', { kind: 'press-release' })] };
    expect(titlesOf(await xmlOf('news', news))).toEqual(['News 2', 'News 1']);
    expect(titlesOf(await xmlOf('press-releases', news))).toEqual(['News 2']);
  });
});

// The last test, because it loads the modules again for its time.
it('the feed has nothing from the future a few seconds after midnight, when the entries of the day have just come', () => {
  const SITE_NOW = '2026-11-20T00:00:08+05:30';
  const many = [1, 1200, 2399].map((id) => entry(id, '2026-11-20', { updated_at: '2026-11-20T00:05:00+05:30' }));
  return withContent(
    { 'en/news_and_updates': many },
    async () => {
      const { getFeedEntries, feedXml } = await loadFeed();
      const xml = feedXml(await getFeedEntries('en'), 'en');
      const moments = [...xml.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, at = '']) => Date.parse(at));
      expect(moments).toHaveLength(4);
      expect(Math.max(...moments)).toBeLessThanOrEqual(Date.parse(SITE_NOW));
      expect(new Set(moments.slice(1)).size).toBe(3);
    },
    { environment: { SITE_NOW } },
  );
});
