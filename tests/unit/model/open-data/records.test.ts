import { expect, it } from 'vitest';
import { owner } from '../../../../src/owner/owner.ts';
import { withContent } from '../../../support/content.ts';
import { mergedReleases, type OcdsPackage, schemaFaults } from '../../../support/ocds.ts';

// These tests run as if it was noon in India on 20 November 2026.
const tender = {
  id: 9,
  reference_no: 'VCL/9',
  title: 'Belts',
  published_on: '2026-10-02',
  closes_at: '2026-11-24T17:00:00+05:30',
  files: [{ url: 'documents/a.pdf', title: 'Document' }],
};

/** The records of all tenders, as another program reads them. */
async function recordsOf(more: object, hindi: object[] = [], others: object[] = []): Promise<OcdsPackage['records']> {
  const desk = { title: 'Tenders', portals: [], periods: [{ month: 10, year: 2026, count: 1 }] };
  const content = { 'en/tenders-static-data': desk, 'en/tenders-by-period': [{ ...tender, ...more }, ...others] };
  const found: OcdsPackage[] = [];
  await withContent({ ...content, 'hi/tenders-static-data': desk, 'hi/tenders-by-period': hindi }, async () => {
    const { getRecords, recordPackage } = await import('~/model/open-data/packages');
    for (const { path, tenders } of await getRecords())
      found.push(JSON.parse(recordPackage(path, tenders)) as OcdsPackage);
  });
  expect(found.flatMap(schemaFaults)).toEqual([]);
  return found.flatMap(({ records }) => records);
}

const award = { awarded_on: '2026-11-19', bidder: 'A firm', value_inr: 5 };

it.each([
  ['open', {}, 'active', ['tender']],
  ['open on its last day', { closes_at: '2026-11-20T17:00:00+05:30' }, 'active', ['tender']],
  ['closed', { closes_at: '2026-11-19T17:00:00+05:30' }, 'complete', ['tender', 'tenderUpdate']],
  ['awarded', { closes_at: '2026-11-18T17:00:00+05:30', award }, 'complete', ['tender', 'tenderUpdate', 'award']],
  ['awarded before its last date', { award }, 'complete', ['tender', 'award']],
  ['cancelled', { cancelled_on: '2026-11-20' }, 'cancelled', ['tender', 'tenderCancellation']],
  [
    'cancelled, and awarded after it',
    { cancelled_on: '2026-11-18', award },
    'cancelled',
    ['tender', 'tenderCancellation', 'award'],
  ],
  ['cancelled from tomorrow', { cancelled_on: '2026-11-21' }, 'active', ['tender']],
  ['open all along', { closing: 'continuous', closes_at: undefined }, 'active', ['tender']],
])('of a tender that is %s says so, and how it came about', async (_name, more, status, tags) => {
  const [record] = await recordsOf(more);
  expect(record?.compiledRelease.tender.status).toBe(status);
  expect(record?.releases.flatMap(({ tag }) => tag)).toEqual(tags);
});

it.each([{ cancelled_on: '2026-11-20' }, { withdrawn_on: '2026-11-20' }])(
  'says that an award is not valid any more: %j',
  async (end) => {
    const [record] = await recordsOf({ award, ...end });
    expect(record?.compiledRelease).toMatchObject({ awards: [{ status: 'cancelled', value: { amount: 5 } }] });
  },
);

it('does not give the value and the meetings of a withdrawn tender, as its page does not', async () => {
  const meetings = { pre_bid_at: '2026-11-03T11:00:00+05:30', opens_at: '2026-11-25T11:00:00+05:30' };
  const open = { value_inr: 4711, ...meetings };
  expect(JSON.stringify(await recordsOf(open))).toMatch(/4711.*pre-bid.*opening/);
  const withdrawn = JSON.stringify(await recordsOf({ ...open, withdrawn_on: '2026-11-19' }));
  expect(withdrawn).not.toMatch(/4711|pre-bid|opening/);
});

it('of a tender that is published tomorrow is not there', async () =>
  expect(await recordsOf({ published_on: '2026-11-21' })).toEqual([]));

it('says the last date as it was published, and as each corrigendum moved it', async () => {
  const corrigenda = [
    { id: 'b', title: 'Two', published_on: '2026-11-12', new_closes_at: '2026-12-09T17:00:00+05:30' },
    { id: 'a', title: 'One', published_on: '2026-11-02', new_closes_at: '2026-12-01T17:00:00+05:30' },
    { id: 'c', title: 'Later', published_on: '2026-11-23' },
  ];
  const [record] = await recordsOf({ corrigenda });
  const ends = record?.releases.map(
    (one) => (one.tender as { tenderPeriod: { endDate: string } }).tenderPeriod.endDate,
  );
  expect(ends?.map((end) => end.slice(0, 10))).toEqual(['2026-11-24', '2026-12-01', '2026-12-09']);
  const whole = record?.compiledRelease;
  const merged = { ...mergedReleases(record?.releases ?? []), id: whole?.id, date: whole?.date, tag: whole?.tag };
  expect(merged).toEqual(whole);
});

it.each([[['a', 'a']], [['a', 'a', 'a-2']], [['a-2', 'a', 'a']], [['withdrawal']]])(
  'has each corrigendum, also where its ID is that of something else: %j',
  async (ids) => {
    const corrigenda = ids.map((id, at) => ({ id, title: `Change ${at}`, published_on: `2026-11-0${at + 2}` }));
    const [record] = await recordsOf({ corrigenda, withdrawn_on: '2026-11-19', withdrawn_reason: 'No need' });
    const { amendments } = record?.compiledRelease.tender as unknown as { amendments: Record<string, string>[] };
    const said = corrigenda.map(({ title }) => title);
    expect(amendments.map(({ description, rationale }) => description ?? rationale)).toEqual([...said, 'No need']);
    expect(new Set(record?.releases.map(({ id }) => id)).size).toBe(ids.length + 2);
  },
);

interface Meetings {
  milestones?: { id: string; status: string; dueDate?: string }[];
}

const moved = (to: string, on: string) => ({ id: on, title: 'Moved', published_on: on, new_closes_at: to });
const [late, early] = [
  moved('2026-12-01T17:00:00+05:30', '2026-11-05'),
  moved('2026-11-23T17:00:00+05:30', '2026-11-06'),
];

it.each([
  ['a cancellation', { cancelled_on: '2026-11-19' }, ['scheduled', 'notMet']],
  ['an award', { award }, ['scheduled', 'notMet']],
  ['a last date after it', { corrigenda: [late] }, ['scheduled', 'notMet']],
  ['two new last dates', { corrigenda: [late, early] }, ['scheduled', 'notMet', 'scheduled']],
  ['a last date after a cancellation', { cancelled_on: '2026-11-03', corrigenda: [early] }, ['scheduled', 'notMet']],
])('says of the opening of bids what was true at each time, also after %s', async (_name, more, states) => {
  const opens = '2026-11-25T11:00:00+05:30';
  const meetings = { pre_bid_at: '2026-10-09T11:00:00+05:30', opens_at: opens };
  const [record] = await recordsOf({ ...meetings, ...more });
  const openings = (one: object | undefined) =>
    (one as Meetings | undefined)?.milestones?.filter(({ id }) => id === 'opening') ?? [];
  const said = record?.releases.flatMap(({ tender: of }) => openings(of as object));
  expect(said?.map(({ status }) => status)).toEqual(states);
  expect(said?.[0]?.dueDate).toBe(opens);
  const whole = record?.compiledRelease.tender as Meetings | undefined;
  expect(whole?.milestones?.map(({ id, status }) => [id, status])).toEqual([
    ['pre-bid', 'scheduled'],
    ['opening', states.at(-1)],
  ]);
});

it('has both languages, and each file once', async () => {
  const hindi = { ...tender, title: 'बेल्ट', files: [...tender.files, { url: 'documents/b.pdf', title: 'दस्तावेज़' }] };
  const [record] = await recordsOf({}, [hindi]);
  expect(record?.compiledRelease.tender).toMatchObject({ title: 'Belts', title_hi: 'बेल्ट' });
  const { documents } = record?.compiledRelease.tender as unknown as { documents: { id: string; language: string }[] };
  expect(documents.map(({ id, language }) => `${id.replace(/\d+/, '#')} ${language}`)).toEqual([
    'page-en en',
    'page-hi hi',
    'file-# en',
    'file-# hi',
  ]);
  // An ID stays when a file before it goes.
  const [fewer] = await recordsOf({ files: [] }, [{ ...hindi, files: hindi.files.slice(1) }]);
  const left = fewer?.compiledRelease.tender as unknown as typeof record & { documents: { id: string }[] };
  expect(left.documents.at(-1)?.id).toBe(documents.at(-1)?.id);
  // These two addresses have the same sum.
  const [alike] = await recordsOf({
    files: ['AP', 'B1'].map((name) => ({ url: `documents/${name}.pdf`, title: name })),
  });
  const both = alike?.compiledRelease.tender as unknown as { documents: { id: string }[] };
  expect(new Set(both.documents.map(({ id }) => id)).size).toBe(4);
});

it('has an ID that no entry can choose', async () => {
  const { ocdsPrefix } = owner.openData;
  const other = { ...tender, id: 10, ocid: `${ocdsPrefix}-9` };
  const records = await recordsOf({ ocid: 'ocds-abcdef-77' }, [], [other]);
  expect(records.map(({ ocid }) => ocid).toSorted()).toEqual([`${ocdsPrefix}-10`, `${ocdsPrefix}-9`]);
});

it('is readable by strict programs whatever an editor writes: it has no half of a sign', async () => {
  const half = '\ud800';
  const file = { url: 'documents/a.pdf', title: half, type: half };
  const corrigenda = [{ id: 'a', title: `A${half}`, published_on: '2026-11-02', file }];
  const more = { unit: `U${half}`, category: `C${half}`, reference_no: `R${half}`, contact: { title: `T${half}` } };
  const records = await recordsOf({ ...more, files: [file], corrigenda, title: `B${half}` });
  expect(records).toHaveLength(1);
  expect(JSON.stringify(records)).not.toMatch(/\\u[dD][89a-fA-F]/);
});

it('holds against the schema whatever the name of a file is', async () => {
  const names = ['tender[1].pdf', 'a|b{c}.pdf', 'a%zz.pdf', 'a b.pdf?x={1}#[2]', 'a.pdf#a#b', 'https://{a}.example/'];
  const [record] = await recordsOf({ files: names.map((url) => ({ url, title: url })) });
  const { documents } = record?.compiledRelease.tender as unknown as { documents: { url: string }[] };
  expect(documents.map(({ url }) => url)).toContainEqual(expect.stringMatching(/tender%5B1%5D\.pdf$/));
});
