import { expect, it } from 'vitest';
import { sectionOf, smallSite, wordsOf } from '../support/small-build.ts';

const MINUTES = 60_000;
const EARLY = '2026-11-20T12:00:00+05:30';
const LATE = '2026-12-20T12:00:00+05:30';

const inEnglish = {
  news_and_updates: [
    {
      id: 1,
      kind: 'news',
      title: 'Water supply stops on Sunday',
      published_on: '2026-11-18',
      expires_on: '2026-11-30',
    },
    { id: 2, kind: 'news', title: 'Winter hours of the hospital', published_on: '2026-11-10' },
  ],
  upcoming_events: [
    {
      id: 5,
      title: 'Eye camp',
      starts_at: '2026-12-05T10:00:00+05:30',
      ends_at: '2026-12-05T17:00:00+05:30',
      venue: 'Hall',
    },
    { id: 6, title: 'Rescue week', starts_at: '2026-11-16T10:00:00+05:30', ends_at: '2026-11-22T17:00:00+05:30' },
  ],
  past_events: [],
  data_listing: [{ slug: 'forms', title: 'Forms', layout: 'table' }],
  data_listing_detail__forms: [
    { id: 1, title: 'Form of leave', published_on: '2026-11-02' },
    { id: 2, title: 'Form of winter coats', published_on: '2026-11-01', expires_on: '2026-11-30' },
  ],
  penal_actions: [
    {
      id: 7,
      nature: 'Debarment',
      firm_name: 'A firm of the test',
      period: '1 year',
      reference_no: 'T/1',
      reference_date: '2025-12-01',
      from: '2025-12-01',
      to: '2026-11-30',
    },
  ],
  'tenders-static-data': { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] },
  'tenders-by-period': [
    {
      id: 9,
      reference_no: 'T/9',
      title: 'Supply of test belts',
      published_on: '2026-11-02',
      closes_at: '2026-12-10T17:00:00+05:30',
      files: [],
    },
  ],
};

it('says at a later moment what has come about since', { timeout: 15 * MINUTES }, async () => {
  const site = await smallSite(
    Object.fromEntries(
      Object.entries(inEnglish).flatMap(([name, list]) => [
        [`en/${name}`, list],
        [`hi/${name}`, list],
      ]),
    ),
  );
  const early = await site.build(EARLY);
  const late = await site.build(LATE);
  const said = (name: string) => ({ early: wordsOf(early, name), late: wordsOf(late, name) });
  const sectionsOf = (name: string) => ({
    early: (heading: string) => sectionOf(early, name, heading),
    late: (heading: string) => sectionOf(late, name, heading),
  });

  const tenders = said('tenders.html');
  expect(tenders.early).toContain('Supply of test belts');
  expect(tenders.late).not.toContain('Supply of test belts');
  expect(tenders.late).toContain('No data available right now.');
  const month = said('tenders/11/2026.html');
  expect(tenders.early).toContain('1 tender on 20 November 2026');
  expect(month.early).toMatch(/1 open on 20 November 2026.*Open, 20 days left/);
  expect(month.late).toMatch(/1 closed (?!on).*Closed/);

  const home = said('index.html');
  expect(home.early).toContain('Water supply stops on Sunday');
  expect(home.late).not.toContain('Water supply stops on Sunday');
  expect(home.late).toContain('Winter hours of the hospital');
  expect(home.early).toContain('Eye camp');
  // The page names its dates. So its sentences stay true when somebody reads it later.
  expect(home.early).toContain('None closes by 27 November');
  expect(home.early).toMatch(/1 new notice ?As on 20 November/);
  expect(home.late).toMatch(/0 new notices ?As on 20 December/);
  expect(home.late).not.toContain('Eye camp');
  for (const heading of ['How we are doing', 'About the company', 'Quick links', 'Portals'])
    expect(sectionOf(late, 'index.html', heading), heading).toContain('No data available right now.');
  const closing = sectionsOf('index.html');
  expect(closing.early('Closing next')).toMatch(/The open tender$/);
  expect(closing.late('Closing next')).toMatch(/No data available right now\. Tenders$/);
  expect(said('news.html').late).toContain('Water supply stops on Sunday');

  const events = sectionsOf('latest-events.html');
  expect(events.early('Coming up')).toContain('Eye camp');
  expect(events.early('Coming up')).toContain('Under way');
  for (const name of ['index.html', 'latest-events.html', 'latest-events/6.html'])
    expect(early.get(name), name).toMatch(/data-until="2026-11-22T17:00\+05:30">[^]{0,120}Under way/);
  expect(events.early('Past events, 2026')).toBeUndefined();
  expect(events.late('Coming up')).toBeUndefined();
  expect(events.late('Past events, 2026')).toContain('Eye camp');

  const forms = sectionsOf('data-listing/pages/forms.html');
  expect(forms.early('2 entries')).toContain('Form of winter coats');
  expect(forms.late('1 entry')).toContain('Form of leave');
  expect(forms.late('Archive')).toContain('Form of winter coats');
  expect(early.get('data-listing/pages/forms.html')).not.toContain('data-archived');
  expect(late.get('data-listing/pages/forms.html')).toMatch(/id="entry-2" data-archived/);

  const penal = sectionsOf('data-listing/pages/penal-action.html');
  expect(penal.early('In force')).toMatch(/1 order on 20 November 2026.*A firm of the test/);
  expect(penal.early('Lapsed')).toBeUndefined();
  expect(penal.late('In force')).toContain('No data available right now.');
  expect(penal.late('Lapsed')).toContain('A firm of the test');
});
