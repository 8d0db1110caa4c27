import { describe, expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';
import type { OcdsPackage } from '../../support/ocds.ts';
import { useSite } from '../../support/shared-site.ts';
import { owner } from '../../../src/owner/owner.ts';

// These tests run as if it was noon in India on 20 November 2026.
const daysAgo = (days: number): string =>
  new Date(Date.parse('2026-11-20') - days * 86_400_000).toISOString().slice(0, 10);
const words = '<p>Words that nobody should use.</p>';
const useless = { description: words, eligibility: words, fee: words, how_to_apply: words };
const tender = {
  id: 9,
  reference_no: 'VCL/9',
  title: 'Belts',
  published_on: '2026-05-02',
  closes_at: '2026-12-24T17:00:00+05:30',
  ...useless,
  portal_link: { title: 'Portal', url: 'https://portal.example/9', url_type: 'external' },
  files: [{ url: 'documents/a.pdf', title: 'Document' }],
  corrigenda: [{ id: 1, title: 'One', published_on: '2026-05-04', file: { url: 'documents/b.pdf', title: 'Change' } }],
};
const job = {
  id: 7,
  category: 'recruitment',
  title: 'Nurse',
  published_on: '2026-05-02',
  closes_at: '2026-12-05T17:00:00+05:30',
  ...useless,
  apply_link: { title: 'Apply', url: 'https://portal.example/7', url_type: 'external' },
  location: 'Kelhar',
  files: [{ url: 'documents/a.pdf', title: 'Document' }],
  stages: [{ title: 'Test', published_on: '2026-05-04', file: { url: 'documents/b.pdf', title: 'Key' } }],
};

/** All that the site says of the tender and the job. Only the entries of one language say that they are withdrawn. */
async function siteWith(more: { published_on?: string; [field: string]: unknown }, inLang: 'en' | 'hi' = 'en') {
  const { published_on = tender.published_on } = more;
  const [en, hi] = inLang === 'en' ? [more, { published_on }] : [{}, more];
  const [year, month] = published_on.split('-').map(Number);
  const desk = { title: 'Tenders', portals: [], periods: [{ month, year, count: 1 }] };
  const content = {
    'en/tenders-static-data': desk,
    'en/tenders-by-period': [{ ...tender, ...en }],
    'hi/tenders-by-period': [{ ...tender, ...hi }],
    'en/recruitments': [{ ...job, ...en }],
    'hi/recruitments': [{ ...job, ...hi }],
  };
  let said: Awaited<ReturnType<typeof readAll>> | undefined;
  await withContent(content, async () => {
    said = await readAll();
  });
  if (!said) throw new Error('The content was not read.');
  return said;
}

async function readAll() {
  const { getAllTenders, getOpenTenders, getGoneTenders } = await import('~/model/kinds/tender-periods');
  const { getAllJobs, getGoneJobs, getOpenJobs, jobRow } = await import('~/model/kinds/recruitments');
  const { tenderPage } = await import('~/model/kinds/tender-row');
  const { tenderHistory, jobHistory } = await import('~/model/kinds/history');
  const { getWholeCalendar, subscribedCalendar } = await import('~/model/site/calendars');
  const { entriesOf, getFeeds } = await import('~/model/site/feed-entries');
  const { getRecords, recordPackage } = await import('~/model/open-data/packages');
  const { csvIn } = await import('~/model/open-data/tables');
  const { jobPosting } = await import('~/model/site/job-posting');
  const tenders = await Promise.all((await getAllTenders('en')).map((one) => tenderPage(one, 'en')));
  const jobs = await getAllJobs('en');
  const rows = await Promise.all(jobs.map((one) => jobRow(one, 'en')));
  const records = (await getRecords()).map(({ path, tenders: all }) => recordPackage(path, all));
  return {
    states: [...tenders, ...rows].map(({ state }) => state.kind),
    hindi: [...(await getAllTenders('hi')), ...(await getAllJobs('hi'))].map((one) => one.withdrawnOn),
    open: [...(await getOpenTenders('en')), ...(await getOpenJobs('en'))].length,
    gone: [...(await getGoneTenders('hi')), ...(await getGoneJobs('hi'))].length,
    histories: [...tenders.map(tenderHistory), ...rows.map(jobHistory)].map(([step]) => step?.kind),
    calendar: subscribedCalendar(await getWholeCalendar('en'), 'en').match(/^(SUMMARY|STATUS|BEGIN:VALARM).*/gm) ?? [],
    feeds: (await getFeeds('en')).slice(0, 2).flatMap((feed) => entriesOf(feed, 'en').map(({ title }) => title)),
    tenderSteps: tenders.flatMap((one) => tenderHistory(one).map(({ kind }) => kind)),
    statuses: records.flatMap((record) => {
      const { records: all } = JSON.parse(record) as OcdsPackage;
      return all.flatMap(({ releases }) => releases.flatMap((one) => (one.tender as { status?: string }).status ?? []));
    }),
    tables: [await csvIn('tenders', 'en'), await csvIn('jobs', 'en')].map((csv) => csv.includes('withdrawn,')),
    posting: jobs.map((one) => jobPosting(one, 'en') !== undefined),
    everything: JSON.stringify([tenders, rows, records]),
  };
}

const USELESS = /nobody should use|portal\.example|[ab]\.pdf/;

it('shows a tender and a job as usual until the day of their withdrawal', async () => {
  const site = await siteWith({ withdrawn_on: '2026-11-21', withdrawn_reason: 'A secret until tomorrow.' });
  expect(site).toMatchObject({ states: ['open', 'open'], open: 2, gone: 0, posting: [true] });
  expect(site.everything).not.toContain('secret');
  expect(site.everything).toMatch(USELESS);
});

it('says everywhere that they are withdrawn, and why, and offers their papers no more', async () => {
  const site = await siteWith({ withdrawn_on: '2026-11-19', withdrawn_reason: 'Issued twice.' });
  expect(site).toMatchObject({
    states: ['withdrawn', 'withdrawn'],
    hindi: ['2026-11-19', '2026-11-19'],
    open: 0,
    gone: 0,
    histories: ['withdrawn', 'withdrawn'],
    statuses: ['active', 'withdrawn'],
    tables: [true, true],
    posting: [false],
  });
  expect(site.calendar).toEqual([
    'SUMMARY:Withdrawn: Nurse',
    'STATUS:CANCELLED',
    'SUMMARY:Withdrawn: Belts',
    'STATUS:CANCELLED',
  ]);
  expect(site.feeds).toEqual(['Withdrawn: Belts', 'One: Belts', 'Belts', 'Withdrawn: Nurse', 'Test: Nurse', 'Nurse']);
  expect(site.everything).not.toMatch(USELESS);
});

it('are withdrawn in both languages, also if only the Hindi entry says so', async () =>
  expect(await siteWith({ withdrawn_on: '2026-11-19' }, 'hi')).toMatchObject({
    states: ['withdrawn', 'withdrawn'],
    hindi: ['2026-11-19', '2026-11-19'],
    open: 0,
  }));

describe('a tender or a job that is withdrawn in one language only', () => {
  useSite();

  it.each([
    ['begins with the publication in the other, if that is later', '2026-11-02', '2026-05-03', '2026-11-02'],
    ['does not wait for a publication that is to come', '2026-11-30', '2026-11-10', '2026-11-10'],
  ])('a withdrawal in one language %s', async (_what, publishedOn, withdrawnOn, expected) => {
    const { withdrawalDays } = await import('~/model/public-time');
    const hindi = { id: '1', publishedOn: '2026-05-02', withdrawnOn };
    expect([...withdrawalDays('recruitments/', [{ id: '1', publishedOn }], [hindi])]).toEqual([['1', expected]]);
  });

  it.each([
    ['2026-11-21', undefined],
    ['2026-11-20', 'Issued twice.'],
  ])(
    'a reason that is to be said from %s on is said then, if the other language was earlier',
    async (withdrawnOn, said) => {
      const { withdrawnAt } = await import('~/model/public-time');
      const hindi = { id: '1', publishedOn: '2026-05-02', withdrawnOn, withdrawnReason: 'Issued twice.' };
      expect(withdrawnAt(hindi, new Map([['1', '2026-11-01']]))).toMatchObject({
        withdrawnOn: '2026-11-01',
        withdrawnReason: said,
      });
    },
  );
});

it('of a cancelled tender that is withdrawn later, history and record say what was true then', async () => {
  const site = await siteWith({
    published_on: '2026-05-02',
    cancelled_on: '2026-05-05',
    closes_at: '2026-05-10T17:00:00+05:30',
    withdrawn_on: '2026-11-15',
  });
  expect(site.tenderSteps).toEqual(['withdrawn', 'cancelled', 'corrigendum', 'published']);
  expect(site.statuses).toEqual(['active', 'cancelled', 'withdrawn']);
});

it('has no page, record or row of them after the time of the owner, and says that the pages are gone', async () => {
  const published = { published_on: daysAgo(owner.withdrawnDays + 30), corrigenda: [], stages: [] };
  const before = await siteWith({ ...published, withdrawn_on: daysAgo(owner.withdrawnDays) });
  expect(before).toMatchObject({ states: ['withdrawn', 'withdrawn'], gone: 0 });
  expect(before.calendar).toEqual(['SUMMARY:Withdrawn: Belts', 'STATUS:CANCELLED']);
  const after = await siteWith({ ...published, withdrawn_on: daysAgo(owner.withdrawnDays + 1) });
  expect(after).toMatchObject({
    states: [],
    hindi: [],
    gone: 2,
    feeds: [],
    tables: [false, false],
    everything: '[[],[],[]]',
  });
});

it('are not on the site before their day, and the report names them', () =>
  withContent(
    {
      'en/tenders-static-data': { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] },
      'en/tenders-by-period': [{ ...tender, published_on: '2026-11-21', corrigenda: [] }],
      'en/recruitments': [{ ...job, published_on: '2026-11-21', stages: [] }],
    },
    async ({ report }) => {
      expect(await readAll()).toMatchObject({
        states: [],
        hindi: [],
        feeds: [],
        calendar: [],
        everything: '[[],[],[]]',
      });
      const waits = { lang: 'en', field: 'published_on', found: '2026-11-21' };
      expect(await report('note')).toMatchObject([
        { entry: '9', ...waits },
        { entry: '7', ...waits },
      ]);
    },
  ));

it.each([
  ['English', '2026-11-21', '2026-05-02', ['hi', 'hi']],
  ['Hindi', '2026-05-02', '2026-11-21', ['en', 'en']],
  ['both', '2026-11-21', '2026-11-22', []],
])('come to both languages at once: the day in %s is to come', async (_lang, en, hi, written) => {
  const months = [5, 11].map((month) => ({ month, year: 2026, count: 1 }));
  const entries = (day: string) => [{ ...tender, published_on: day, corrigenda: [] }];
  await withContent(
    {
      'en/tenders-static-data': { title: 'Tenders', portals: [], periods: months },
      'en/tenders-by-period': entries(en),
      'hi/tenders-by-period': entries(hi),
      'en/recruitments': [{ ...job, published_on: en, stages: [] }],
      'hi/recruitments': [{ ...job, published_on: hi, stages: [] }],
    },
    async () => {
      const { getAllTenders } = await import('~/model/kinds/tender-periods');
      const { getAllJobs } = await import('~/model/kinds/recruitments');
      for (const lang of ['en', 'hi'] as const)
        expect([...(await getAllTenders(lang)), ...(await getAllJobs(lang))].map((one) => one.lang)).toEqual(written);
    },
  );
});

it('says nothing of a stage of a job before its day', () =>
  withContent(
    { 'en/recruitments': [{ ...job, stages: [...job.stages, { title: 'Result', published_on: '2026-11-21' }] }] },
    async () => {
      const { csvIn } = await import('~/model/open-data/tables');
      expect(await csvIn('jobs', 'en')).toContain(',Test,2026-05-04,');
      const { getAllJobs } = await import('~/model/kinds/recruitments');
      expect((await getAllJobs('en')).flatMap(({ stages }) => stages.map(({ title }) => title))).toEqual(['Test']);
    },
  ));
