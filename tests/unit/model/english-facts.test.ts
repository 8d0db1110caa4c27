import { expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';
import { tender } from '../content-api/small-content.ts';

// These tests run as if it was noon in India on 20 November 2026.
const hindi = { title: 'पट्टे', published_on: '2026-11-02', closes_at: '2026-11-19T17:00:00+05:30' };
const desk = { title: 'Tenders', portals: [], periods: [{ month: 11, year: 2026, count: 1 }] };

async function inHindi(english: object) {
  const { getAllTenders } = await import('~/model/kinds/tender-periods');
  const { tenderState } = await import('~/model/kinds/tenders');
  const [entry] = await getAllTenders('hi');
  const [other] = await getAllTenders('en');
  if (!entry || !other) throw new Error(`No tender was made of ${JSON.stringify(english)}.`);
  return { title: entry.title, state: tenderState(entry).kind, inEnglish: tenderState(other).kind };
}

it.each([
  [
    'is extended',
    { corrigenda: [{ id: 1, title: 'One', published_on: '2026-11-12', new_closes_at: '2026-12-20T17:00:00+05:30' }] },
    'open',
    'closes_at',
  ],
  ['is cancelled', { cancelled_on: '2026-11-12' }, 'cancelled', 'cancelled_on'],
  ['has another value', { value_inr: 500 }, 'closed', 'value_inr'],
  ['is awarded', { award: { awarded_on: '2026-11-20', bidder: 'A firm' } }, 'awarded', undefined],
] as const)(
  'a tender that %s in English has the same state in Hindi, and the report says what differs',
  (_what, more, state, field) => {
    const english = { ...tender(1, { closes_at: hindi.closes_at }), ...more };
    return withContent(
      {
        'en/tenders-static-data': desk,
        'en/tenders-by-period': [english],
        'hi/tenders-by-period': [{ ...tender(1), ...hindi }],
      },
      async ({ report }) => {
        expect(await inHindi(english)).toEqual({ title: 'पट्टे', state, inEnglish: state });
        const said = (await report('note')).map((note) => note.field);
        expect(said).toEqual(field ? expect.arrayContaining([field]) : []);
      },
    );
  },
);

it('a job has one last date in both languages', () => {
  const job = { id: 7, category: 'recruitment', title: 'Nurse', published_on: '2026-11-02', files: [] };
  return withContent(
    {
      'en/recruitments': [{ ...job, closes_at: '2026-12-05T17:00:00+05:30' }],
      'hi/recruitments': [{ ...job, title: 'नर्स', closes_at: '2026-11-10T17:00:00+05:30' }],
    },
    async ({ report }) => {
      const { getOpenJobs } = await import('~/model/kinds/recruitments');
      expect(await getOpenJobs('hi')).toMatchObject([{ title: 'नर्स', closesAt: '2026-12-05T17:00:00+05:30' }]);
      expect(await report('note')).toMatchObject([{ entry: '7', lang: 'hi', field: 'closes_at' }]);
    },
  );
});

it('a tender has the corrigenda of its English entry in Hindi: their dates, and in English what is not translated', () => {
  const corrigenda = [
    { id: 1, title: 'One', published_on: '2026-11-12', new_closes_at: '2026-12-20T17:00:00+05:30' },
    { id: 2, title: 'Two', published_on: '2026-11-15' },
    { id: 4, title: 'Four', published_on: '2026-11-16', file: { url: 'documents/four.pdf' } },
    { id: 5, title: 'Five', published_on: '2026-11-17', changes: [{ what: 'Clause 5', before: 'a', after: 'b' }] },
  ];
  const other = [
    { ...corrigenda[0], title: 'पहला', new_closes_at: '2026-12-02T17:00:00+05:30' },
    { ...corrigenda[1], id: 3, title: 'तीसरा' },
    { id: 4, title: 'चौथा', published_on: '2026-11-16' },
    { id: 5, title: 'पाँचवाँ', published_on: '2026-11-17' },
  ];
  const award = { awarded_on: '2026-11-18', bidder: 'A firm', value_inr: 100 };
  return withContent(
    {
      'en/tenders-static-data': desk,
      'en/tenders-by-period': [{ ...tender(1, { closes_at: hindi.closes_at }), corrigenda, award }],
      'hi/tenders-by-period': [{ ...tender(1), ...hindi, corrigenda: other, award: { ...award, value_inr: 200 } }],
    },
    async ({ report }) => {
      const { getAllTenders } = await import('~/model/kinds/tender-periods');
      const [entry] = await getAllTenders('hi');
      expect(entry?.corrigenda.map(({ title, lang, moved }) => [title, lang, moved?.after])).toEqual([
        // What a corrigendum changes is not left out because its translation does not say it.
        ['Five', 'en', undefined],
        ['चौथा', undefined, undefined],
        ['Two', 'en', undefined],
        ['पहला', undefined, '2026-12-20T17:00:00+05:30'],
      ]);
      expect(entry?.corrigenda[1]?.file).toMatchObject({ url: 'documents/four.pdf', language: 'en' });
      expect(entry?.award).toMatchObject({ valueInr: 100, lang: undefined });
      const notes = await report('note');
      expect(notes.filter(({ field }) => field === 'corrigenda')).toMatchObject([
        {
          field: 'corrigenda',
          expected: '5, 4, 2, 1 (2026-12-20T17:00:00+05:30)',
          found: '5, 4, 3, 1 (2026-12-02T17:00:00+05:30)',
        },
      ]);
    },
  );
});
