import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

// These tests run as if it was noon in India on 20 November 2026.
const job = {
  id: 7,
  category: 'recruitment',
  title: 'Staff nurse </script><script>alert(1)</script>',
  reference_no: 'VCL/REC/7',
  published_on: '2026-11-02',
  closes_at: '2026-12-05T17:00:00+05:30',
  posts: 3,
  location: 'Kelhar',
  contact: { title: 'Recruitment cell', phone: '0000-000 024' },
  qualification: 'Diploma in nursing',
  how_to_apply: '<p>Apply online.</p>',
  files: [],
};

async function postingOf(more: object): Promise<string | undefined> {
  let found: string | undefined;
  await withContent({ 'en/recruitments': [{ ...job, ...more }] }, async () => {
    const { getAllJobs } = await import('~/model/kinds/recruitments');
    const { jobPosting } = await import('~/model/site/job-posting');
    const [entry] = await getAllJobs('en');
    found = entry && jobPosting(entry, 'hi');
  });
  return found;
}

it('says of an open job what its page says, and cannot end its script element', async () => {
  const said = (await postingOf({})) ?? '';
  expect(said).not.toContain('<');
  expect(JSON.parse(said)).toMatchObject({
    '@type': 'JobPosting',
    title: job.title,
    description: expect.stringMatching(/Diploma in nursing\nApply online\.$/) as string,
    url: 'https://www.vindhyacoal.example/hi/data-listing/pages/recruitment/7',
    datePosted: '2026-11-02',
    totalJobOpenings: 3,
    jobLocation: { address: { addressLocality: 'Kelhar', addressCountry: 'IN' } },
    validThrough: expect.stringMatching(/^2026-12-05T\d\d:\d\d:\d\d\+05:30$/) as string,
    identifier: { value: 'VCL/REC/7' },
    applicationContact: { '@type': 'ContactPoint', name: 'Recruitment cell', telephone: '0000-000 024' },
  });
});

it.each([
  ['a closed job', { closes_at: '2026-11-20T11:59:00+05:30' }],
  ['a job that is not published yet', { published_on: '2026-11-21' }],
  ['a job without a place', { location: null }],
  ['a job for employees', { category: 'internal-selection-promotion' }],
])('offers search engines nothing of %s', async (_name, more) => {
  expect(await postingOf(more)).toBeUndefined();
});
