import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RegisterPart } from '~/lib/register';
import { withContent } from '../../../support/content.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const file = (url: string, title?: string) => ({ url, title });
const circulars = (...entries: object[]) => ({
  'en/data_listing': [{ slug: 'circulars', title: 'Circulars', layout: 'table' }],
  'en/data_listing_detail__circulars': entries,
});
const circular = { id: '1', title: 'Leave of absence', published_on: '2026-05-02', file: file('leave.pdf') };
/** Without other entries, a list that loses one would lose more than half of them. */
const others = ['2', '3'].map((id) => ({ id, title: `Circular ${id}`, published_on: '2026-04-01' }));
const tender = (more: object) => ({
  'en/tenders-static-data': { title: 'Tenders', portals: [], periods: [{ month: 10, year: 2026, count: 1 }] },
  'en/tenders-by-period': [
    {
      id: '7',
      reference_no: 'VCL/1',
      title: 'A pump',
      published_on: '2026-10-01',
      closes_at: '2026-12-01T17:00:00+05:30',
      files: [file('tender.pdf', 'Tender document')],
      ...more,
    },
  ],
});

/** What the register says, by the text of the file. */
async function registered(lang: 'en' | 'hi' = 'en') {
  const { getRegister } = await import('~/model/documents/register');
  const { parts } = await getRegister(lang);
  const all = Object.assign({}, ...parts.map(({ json }) => JSON.parse(json) as RegisterPart)) as RegisterPart;
  return (text: string) => all[sha256(text).slice(0, 32)];
}

it('a file that an entry offers is genuine, with its title, its page and its day', () =>
  withContent({ ...circulars(circular), 'media/leave.pdf': 'leave' }, async () => {
    const found = await registered();
    expect(found('leave')).toEqual({
      state: 'current',
      of: 'Leave of absence',
      href: '/data-listing/pages/circulars#entry-1',
      published: '2 May 2026',
    });
    expect(found('Leave')).toBeUndefined();
    // There is no Hindi version, so the Hindi register has the English title.
    expect((await registered('hi'))('leave')).toMatchObject({
      of: 'Leave of absence',
      lang: 'en',
      published: '2 मई 2026',
    });
  }));

it('a file to which the text of an entry links is genuine too', () =>
  withContent(
    { ...tender({ files: [], description: '<p><a href="plan.pdf">Plan</a></p>' }), 'media/plan.pdf': 'plan' },
    async () => {
      expect((await registered())('plan')).toMatchObject({
        state: 'current',
        of: 'A pump',
        href: '/tenders/10/2026/7',
      });
    },
  ));

it('the papers of a tender are changed by its latest corrigendum, which is not', () =>
  withContent(
    {
      ...tender({
        corrigenda: [
          { id: 'a', title: 'First change', published_on: '2026-10-05', file: file('a.pdf') },
          { id: 'b', title: 'Second change', published_on: '2026-10-09', file: file('b.pdf') },
        ],
      }),
      ...{ 'media/tender.pdf': 'tender', 'media/a.pdf': 'a', 'media/b.pdf': 'b' },
    },
    async () => {
      const found = await registered();
      const page = '/tenders/10/2026/7';
      expect(found('tender')).toMatchObject({
        state: 'changed',
        later: 'Second change',
        title: 'Tender document',
        href: page,
      });
      expect(found('a')).toMatchObject({ state: 'changed', later: 'Second change', published: '5 October 2026' });
      expect(found('b')).toMatchObject({ state: 'current', href: page, published: '9 October 2026' });
    },
  ));

it('the papers of a cancelled tender are changed by its cancellation', () =>
  withContent({ ...tender({ cancelled_on: '2026-11-01' }), 'media/tender.pdf': 'tender' }, async () => {
    expect((await registered())('tender')).toMatchObject({ state: 'changed', later: 'Cancelled' });
  }));

it('the papers of a withdrawn tender are withdrawn, also if the site is built anew', () =>
  withContent({ ...tender({ withdrawn_on: '2026-11-10' }), 'media/tender.pdf': 'tender' }, async () => {
    expect((await registered())('tender')).toMatchObject({
      state: 'withdrawn',
      until: '10 November 2026',
      href: '/tenders/10/2026/7',
    });
  }));

it('the papers of a withdrawn job are withdrawn, with what was published of its stages', () => {
  const stages = [{ title: 'Shortlist', published_on: '2026-10-20', file: file('list.pdf') }];
  const job = { id: 5, category: 'recruitment', title: 'Nurse', published_on: '2026-10-01', files: [file('job.pdf')] };
  return withContent(
    {
      'en/recruitments': [{ ...job, stages, withdrawn_on: '2026-11-10' }],
      ...{ 'media/job.pdf': 'job', 'media/list.pdf': 'list' },
    },
    async () => {
      const found = await registered();
      const said = { state: 'withdrawn', until: '10 November 2026', href: '/data-listing/pages/recruitment/5' };
      expect([found('job'), found('list')]).toMatchObject([said, said]);
    },
  );
});

describe('a file of an earlier build', () => {
  it('is replaced by the file that stands at its address today', () =>
    withContent({ ...circulars(circular), 'media/leave.pdf': 'old leave' }, async (site) => {
      await registered();
      await site.nextBuild();
      await site.write({ 'media/leave.pdf': 'new leave' });
      for (const build of [1, 2]) {
        const found = await registered();
        expect(found('old leave'), `build ${build}`).toMatchObject({
          ...{ state: 'replaced', until: '20 November 2026', of: 'Leave of absence' },
        });
        expect(found('new leave')).toMatchObject({ state: 'current' });
        await site.nextBuild();
      }
    }));

  it('is withdrawn without its title when its entry is gone, and genuine again when the entry is back', () =>
    withContent({ ...circulars(circular, ...others), 'media/leave.pdf': 'leave' }, async (site) => {
      await registered();
      await site.nextBuild();
      await site.write(circulars(...others));
      expect((await registered())('leave')).toEqual({
        ...{ state: 'withdrawn', published: '2 May 2026', until: '20 November 2026' },
      });
      await site.nextBuild();
      await site.write(circulars(circular, ...others));
      expect((await registered())('leave')).toMatchObject({ state: 'current', of: 'Leave of absence' });
    }));

  it('stays while the storage cannot be read', () =>
    withContent({ ...circulars(circular), 'media/leave.pdf': 'leave' }, async (site) => {
      await registered();
      await site.nextBuild();
      site.api.misbehave({ path: 'media/leave.pdf', status: 503, times: 9 });
      expect((await registered())('leave')).toMatchObject({ state: 'current' });
    }));

  it.each([
    [{ etag: '"1"' }, 1],
    [{ 'last-modified': 'Fri, 20 Nov 2026 06:30:00 GMT' }, 1],
    [{}, 2],
  ])('whose storage answers with %o is read %i times in two builds', async (headers, times) => {
    let reads = 0;
    const storage = createServer(({ method }, response) => {
      if (method === 'GET') reads += 1;
      response.writeHead(200, headers).end('leave');
    });
    storage.listen(0, '127.0.0.1');
    await once(storage, 'listening');
    onTestFinished(() => void storage.close());
    const origin = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
    await withContent(
      circulars(circular),
      async (site) => {
        await registered();
        await site.nextBuild();
        expect((await registered())('leave')).toMatchObject({ state: 'current' });
        expect(reads).toBe(times);
      },
      { environment: { FILE_STORAGE_URL: origin, INTERNAL_ORIGINS: origin } },
    );
  });
});

it('a file that cannot be read is not in the register, and the report says so', () =>
  withContent({ ...circulars(circular) }, async (site) => {
    await site.write({ 'media/leave.pdf': 'leave' });
    site.api.misbehave({ path: 'media/leave.pdf', status: 503, times: 6 });
    expect((await registered())('leave')).toBeUndefined();
    expect((await site.report('file')).map(({ detail }) => detail)).toContainEqual(
      expect.stringContaining('not in the register of documents'),
    );
  }));

it('a file that nobody can open is reported at each build, and stays in the register', () =>
  withContent({ ...circulars(circular), 'media/leave.pdf': '<html>Log in</html>' }, async (site) => {
    for (const build of [1, 2]) {
      expect((await registered())('<html>Log in</html>'), `build ${build}`).toMatchObject({ state: 'current' });
      expect(await site.report('file')).toMatchObject([{ detail: 'its name ends with .pdf, but it is a web page' }]);
      await site.nextBuild();
    }
  }));

it('a file of an entry that is dated in the future is not there yet', () =>
  withContent({ ...circulars({ ...circular, published_on: '2026-12-01' }), 'media/leave.pdf': 'leave' }, async () => {
    expect((await registered())('leave')).toBeUndefined();
  }));

describe('the parts of the register', () => {
  it('are one empty part if nothing was published', () =>
    withContent({}, async () => {
      const { getRegister } = await import('~/model/documents/register');
      expect(await getRegister('en')).toEqual({ digits: 0, count: 0, parts: [{ part: 'all', json: '{}' }] });
    }));

  const hashes = (count: number): string[] => Array.from({ length: count }, (_, index) => sha256(`file ${index}`));

  it.each([
    [1, 0],
    [90, 0],
    [1000, 1],
    [10_000, 2],
  ])('%i files have names of %i digits, and each part has at least eight files', async (count, digits) =>
    withContent({}, async () => {
      const { digitsFor } = await import('~/model/documents/register');
      const all = hashes(count);
      expect(digitsFor(all)).toBe(digits);
      const sizes = [...Map.groupBy(all, (hash) => hash.slice(0, digits)).values()].map(({ length }) => length);
      if (digits > 0) expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
    }),
  );
});
