import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

// These tests run as if it was noon in India on 20 November 2026.
const tender = (id: number, more: object) => ({
  id,
  reference_no: `VCL/${id}`,
  title: `Tender ${id}`,
  published_on: '2026-11-02',
  closes_at: '2026-12-24T17:00:00+05:30',
  unit: 'Kelhar area',
  category: 'Works',
  files: [],
  ...more,
});
const job = { id: 7, category: 'recruitment', title: 'Nurse', published_on: '2026-11-02', files: [] };

/** The calendars and feeds of units and of kinds of vacancies, and what is in them. */
async function followedIn(lang: 'en' | 'hi', en: object[], hi: object[] = []) {
  const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] };
  const found: Record<string, { title: string; deadlines: string[] | undefined; steps: string[] }> = {};
  const content = { 'en/tenders-static-data': desk, 'en/tenders-by-period': en, 'hi/tenders-by-period': hi };
  await withContent({ ...content, 'en/recruitments': [job] }, async () => {
    const { getOwnCalendars, subscribedCalendar } = await import('~/model/site/calendars');
    const { entriesOf, getFeeds } = await import('~/model/site/feed-entries');
    const { feedXml } = await import('~/model/site/feed');
    const { getFollowed } = await import('~/model/site/followed');
    const feeds = new Map((await getFeeds(lang)).map((feed) => [feed.name, feed]));
    const calendars = new Map((await getOwnCalendars(lang)).map((one) => [one.path.replace('/last-dates/', ''), one]));
    for (const { path: name } of await getFollowed(lang)) {
      const [feed, calendar] = [feeds.get(name), calendars.get(name)];
      if (!feed) throw new Error(`There is no feed ${name}.`);
      expect(feedXml(entriesOf(feed, lang), lang, feed)).toContain(`/feeds/${name}.xml"`);
      found[name] = {
        title: feed.title,
        deadlines: calendar && (subscribedCalendar(calendar, lang).match(/(?<=^UID:).*(?=@)/gm) ?? []),
        steps: entriesOf(feed, lang).map(({ title }) => title),
      };
    }
  });
  return found;
}

const JOBS = ['jobs/recruitment', 'jobs/apprenticeship-training', 'jobs/internal-selection-promotion'];

it('has a calendar and a feed for each unit and category, and for each kind of vacancy', async () => {
  const found = await followedIn('en', [
    tender(1, { corrigenda: [{ id: 1, title: 'Change', published_on: '2026-11-05' }] }),
    tender(2, { unit: 'Kelhar Area: रुपया' }),
    tender(4, { closes_at: '2026-12-25T17:00:00+05:30' }),
    tender(3, { category: 'Goods' }),
  ]);
  expect(Object.keys(found)).toEqual(['tenders/kelhar-area/goods', 'tenders/kelhar-area/works', ...JOBS]);
  expect(found['tenders/kelhar-area/works']).toEqual({
    title: 'Works, Kelhar area',
    deadlines: ['tender-1', 'tender-2', 'tender-4'],
    steps: ['Change: Tender 1', 'Tender 1', 'Tender 4', 'Tender 2'],
  });
  // An empty calendar is not valid.
  expect(found['jobs/recruitment']).toEqual({ title: 'Recruitment', deadlines: undefined, steps: ['Nurse'] });
});

it('has the same addresses in Hindi, with Hindi names', async () => {
  const found = await followedIn('hi', [tender(1, {})], [tender(1, { unit: 'केल्हार क्षेत्र', category: 'कार्य' })]);
  expect(Object.keys(found)).toEqual(['tenders/kelhar-area/works', ...JOBS]);
  expect(found['tenders/kelhar-area/works']?.title).toBe('कार्य, केल्हार क्षेत्र');
});

it.each([
  ['no unit', { unit: undefined }],
  ['no category', { category: '' }],
  ['a unit without a letter of English', { unit: 'केल्हार' }],
  ['a unit with digits and no letter of English', { unit: 'खदान 2' }],
  ['a unit whose name no folder may have', { unit: 'Con' }],
])('has none for a tender with %s', async (_name, more) =>
  expect(Object.keys(await followedIn('en', [tender(1, more)]))).toEqual(JOBS),
);

it('has none for a tender in Hindi only, which has no English names', async () =>
  expect(Object.keys(await followedIn('hi', [], [tender(1, {})]))).toEqual(JOBS));

it('has a feed of what happened last, also if it happened to an old tender', async () => {
  const many = Array.from({ length: 60 }, (_, index) => tender(index + 1, { published_on: '2026-11-03' }));
  const old = tender(99, { corrigenda: [{ id: 1, title: 'Change', published_on: '2026-11-19' }] });
  const { steps = [] } = (await followedIn('en', [...many, old]))['tenders/kelhar-area/works'] ?? {};
  expect([steps.length, steps[0]]).toEqual([50, 'Change: Tender 99']);
});
