import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

// These tests run as if it was noon in India on 20 November 2026.
const wire = (id: number | string, more: object = {}) => ({
  id,
  category: 'recruitment',
  title: `Post ${id}`,
  published_on: '2024-01-10',
  files: [],
  ...more,
});
const loadJobs = () => import('~/model/kinds/recruitments');

describe('the jobs of a category', () => {
  const content = {
    'en/recruitments': [
      wire(1, { closes_at: '2025-03-01T17:00:00+05:30' }),
      wire(2),
      wire(3, { closes_at: '2026-12-05T17:00:00+05:30' }),
      wire(4, { closes_at: '2026-11-20T12:00:00+05:30' }),
      wire(5, { closes_at: '2026-11-20T11:59:00+05:30' }),
      wire(6, { category: 'apprenticeship-training' }),
    ],
  };

  it('stand open ones first, the soonest on top and those without a last date at the end, then closed ones', () =>
    withContent(content, async () => {
      const { getJobs } = await loadJobs();
      expect((await getJobs('recruitment', 'en')).map((job) => job.id)).toEqual(['4', '3', '2', '5', '1']);
    }));

  it('stand in the order of time, whatever offset their closing times are written with', () =>
    withContent(
      {
        'en/recruitments': [
          wire(1, { closes_at: '2026-12-05T09:00:00+05:30' }),
          wire(2, { closes_at: '2026-12-05T08:00:00Z' }),
          wire(3, { closes_at: '2026-12-04T23:00:00-08:00' }),
          wire(4),
        ],
      },
      async () => {
        const { getJobs, getOpenJobs } = await loadJobs();
        expect((await getJobs('recruitment', 'en')).map((job) => job.id)).toEqual(['1', '3', '2', '4']);
        expect((await getOpenJobs('en')).map((job) => job.id)).toEqual(['1', '3', '2', '4']);
      },
    ));

  it('are grouped as open, and by the year they closed in', () =>
    withContent(content, async () => {
      const { getJobs, groupJobs } = await loadJobs();
      const groups = groupJobs(await getJobs('recruitment', 'en'));
      expect(groups.map(({ key, items }) => [key, items.length])).toEqual([
        ['open', 3],
        [2026, 1],
        [2025, 1],
      ]);
    }));

  it('are closed from the day that the API states, also if they were open until filled', () => {
    const filled = { closing: 'when_filled', closed_on: '2026-11-20' };
    const jobs = [
      wire(1, filled),
      wire(2, { ...filled, closed_on: '2026-11-21' }),
      wire(3, { closed_on: '2024-01-09' }),
    ];
    return withContent({ 'en/recruitments': jobs }, async () => {
      const { getJobs, jobRow } = await loadJobs();
      const rows = await Promise.all((await getJobs('recruitment', 'en')).map((job) => jobRow(job, 'en')));
      expect(rows.map(({ id, state, closesAt }) => ({ id, state, closesAt }))).toEqual([
        { id: '2', state: { kind: 'when_filled', closesAt: undefined }, closesAt: undefined },
        { id: '1', state: { kind: 'closed', on: '2026-11-20' }, closesAt: '2026-11-20' },
      ]);
    });
  });

  it('say how and where to apply only while one can', () => {
    const more = {
      how_to_apply: '<h2>Steps</h2><p>Write.</p>',
      apply_link: { title: 'Apply', url: 'https://jobs.example/', url_type: 'external' },
    };
    const closed = { ...more, closes_at: '2025-03-01T17:00:00+05:30' };
    return withContent({ 'en/recruitments': [wire(1, more), wire(2, closed)] }, async () => {
      const { getJobs, jobRow } = await loadJobs();
      const rows = await Promise.all((await getJobs('recruitment', 'en')).map((job) => jobRow(job, 'en')));
      expect(rows[0]).toMatchObject({ id: '1', apply: { title: 'Apply' } });
      expect(rows[0]?.howToApply).toContain('<h4');
      expect(rows[1]).toMatchObject({ id: '2', apply: undefined, howToApply: undefined });
    });
  });

  it('have headings that take no other job’s anchor', () => {
    const jobs = [wire('1', { how_to_apply: '<h2>Steps</h2><p>Write.</p>' }), wire('1-1')];
    return withContent({ 'en/recruitments': jobs }, async () => {
      const { getJobs, jobRow } = await loadJobs();
      const rows = await Promise.all((await getJobs('recruitment', 'en')).map((job) => jobRow(job, 'en')));
      expect(rows.map(({ rowId }) => rowId).toSorted()).toEqual(['job-1', 'job-1-1']);
      const [, heading] = /<h4 id="([^"]+)"/.exec(rows.map((row) => row.howToApply ?? '').join('')) ?? [];
      expect(heading).toMatch(/^job-1/);
      expect(rows.map(({ rowId }) => rowId)).not.toContain(heading);
    });
  });
});

it('lists closed and withdrawn jobs by the day on which they ended, the last one first', () =>
  withContent(
    {
      'en/recruitments': [
        wire(1, { closes_at: '2026-10-11T17:00:00+05:30' }),
        wire(2, { closing: 'continuous', withdrawn_on: '2026-10-21' }),
        wire(3, { closes_at: '2026-10-31T17:00:00+05:30' }),
      ],
    },
    async () => {
      const { getJobs, groupJobs } = await loadJobs();
      const jobs = await getJobs('recruitment', 'en');
      expect(jobs.map(({ id }) => id)).toEqual(['3', '2', '1']);
      expect(groupJobs(jobs).map(({ key }) => key)).toEqual([2026]);
    },
  ));

it('has its address in the category of the English entry, and the report says so', () => {
  const content = {
    'en/recruitments': [wire(1)],
    'hi/recruitments': [wire(1, { category: 'apprenticeship-training' })],
  };
  return withContent(content, async ({ report }) => {
    const { getAllJobs, jobPath } = await loadJobs();
    const [english, hindi] = [await getAllJobs('en'), await getAllJobs('hi')].map(([job]) => job && jobPath(job));
    expect(hindi).toBe(english);
    expect(await report('note')).toContainEqual(expect.objectContaining({ entry: '1', field: 'category' }));
  });
});

describe('a job with a fault', () => {
  it.each([
    ['category', { category: 'volunteers' }],
    ['closes_at', { closes_at: '2023-01-01T17:00:00+05:30' }],
    [
      'stages.1.published_on',
      {
        stages: [
          { title: 'Test', published_on: '2024-02-01' },
          { title: 'List', published_on: '2023-02-01' },
        ],
      },
    ],
    ['stages', { stages: Array(101).fill({ title: 'List', published_on: '2024-02-01' }) }],
    ['how_to_apply', { how_to_apply: `<p>${'क'.repeat(30_000)}</p>` }],
  ])('in %s is held back alone, and the report names address, entry and field', (field, more) =>
    withContent({ 'en/recruitments': [wire(1), wire(2, more)] }, async ({ report }) => {
      const { getOpenJobs } = await loadJobs();
      expect((await getOpenJobs('en')).map((job) => job.id)).toEqual(['1']);
      expect(await report('held-back')).toMatchObject([{ address: 'recruitments/', entry: '2', field }]);
    }),
  );
});
