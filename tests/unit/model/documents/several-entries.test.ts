import { describe, expect, it } from 'vitest';
import type { OfferedPaper } from '~/model/site/kind';
import { withContent } from '../../../support/content.ts';
import { line, onePage } from '../../../support/pdf.ts';
import { file, register, registered, tender } from './content.ts';

describe('a file that several entries offer', () => {
  const one = { reference_no: 'VCL/1', published_on: '2026-10-01', closes_at: '2026-12-01T17:00:00+05:30' };
  const month = (...tenders: object[]) => ({
    'en/tenders-static-data': { title: 'T', portals: [], periods: [{ month: 10, year: 2026, count: tenders.length }] },
    'en/tenders-by-period': tenders.map((more) => ({ ...one, files: [file('form.pdf', 'Form')], ...more })),
    'media/form.pdf': 'form',
  });

  it('is not said to be genuine alone if one of them is cancelled: how many are, and which, comes first', () =>
    withContent(
      month({ id: '1', title: 'Boots' }, { id: '2', title: 'Helmets', cancelled_on: '2026-10-09' }),
      async () => {
        const found = (await registered())('form');
        expect(found).toMatchObject({
          state: 'mixed',
          ended: [
            { of: 'One of 2 entries with this file:' },
            { of: 'Helmets', href: '/tenders/10/2026/2', as: 'Genuine, but its tender is cancelled' },
          ],
          of: 'Boots',
        });
        expect(Object.keys(found ?? {}).slice(0, 2)).toEqual(['state', 'ended']);
        expect((await registered('hi'))('form')?.ended).toEqual([
          { of: 'इस फ़ाइल वाली 2 प्रविष्टियों में से एक:' },
          { of: 'Helmets', lang: 'en', href: '/hi/tenders/10/2026/2', as: 'प्रामाणिक, किंतु निविदा निरस्त' },
        ]);
      },
    ));

  it('names all of them in the open data, with its state in each, those first where it has ended', () =>
    withContent(
      month(
        { id: '1', title: 'Boots' },
        { id: '2', title: 'Helmets', cancelled_on: '2026-10-09' },
        { id: '3', title: 'Gloves', published_on: '2026-10-03', closes_at: '2026-11-01T17:00:00+05:30' },
      ),
      async () => {
        const { csvIn } = await import('~/model/open-data/tables');
        const [heads, row, ...others] = (await csvIn('published-files', 'hi')).trim().split('\r\n');
        expect([heads, others]).toEqual([expect.stringContaining('until,title,file,page,other_entries,'), []]);
        const cells = row
          ?.split(',')
          .slice(1)
          .map((cell) => cell.replaceAll(/https?:\/\/[^/]+/g, ''));
        expect(cells?.slice(0, 3)).toEqual(['mixed', '2026-10-01', '']);
        expect(cells?.slice(5, 7)).toEqual([
          '/hi/tenders/10/2026/1',
          'cancelled /hi/tenders/10/2026/2; current /hi/tenders/10/2026/3',
        ]);
      },
    ));

  it('names a hundred of very many in the open data, and how many more there are', () =>
    withContent(
      month(...Array.from({ length: 105 }, (_, index) => ({ id: String(index + 1), title: 'Boots' }))),
      async () => {
        const { csvIn } = await import('~/model/open-data/tables');
        const cell = (await csvIn('published-files', 'en')).split('\r\n')[1]?.split(',')[7] ?? '';
        expect(cell.split('; ')).toHaveLength(101);
        expect(cell).toMatch(/; … and 4 more$/);
      },
    ));

  it('has a text that says first for which of its tenders it does not count', async () => {
    const { warningsOf } = await import('~/model/documents/text-versions');
    const offer = { title: 'A pump', lang: 'en', path: '/tenders', file: { url: 'form.pdf' } } as OfferedPaper;
    const cancelled = { ...offer, cancelledOn: '2026-10-09' };
    const changed = {
      ...offer,
      later: [{ title: 'Corrigendum', lang: 'en', publishedOn: '2026-10-09' }],
    } as OfferedPaper;
    expect(warningsOf([offer, offer])).toEqual([]);
    expect(warningsOf([offer, cancelled])).toEqual(['mixed']);
    expect(warningsOf([changed, cancelled])).toEqual(['mixed', 'changed']);
    expect(warningsOf([cancelled])).toEqual(['ended']);
  });

  it('that is replaced in one of them and changed in another says both', () =>
    withContent(
      month(
        { id: '1', title: 'Boots', files: [file('a.pdf')] },
        { id: '2', title: 'Gloves', corrigenda: [{ id: 'c1', title: 'Corrigendum 1', published_on: '2026-10-05' }] },
      ),
      async (site) => {
        await site.write({ 'media/a.pdf': 'form' });
        await registered();
        await site.nextBuild();
        await site.write({ 'media/a.pdf': 'a new form' });
        expect((await registered())('form')).toMatchObject({
          state: 'mixed',
          ended: [{ of: 'One of 2 entries with this file:' }, { of: 'Boots', as: 'Genuine, but replaced' }],
          of: 'Gloves',
          later: [{ of: 'Corrigendum 1' }],
        });
      },
    ));

  it('leads to the page with its text for the entries that are not named, if that lists them', () => {
    const text = new Uint8Array(onePage({ content: line('Bids are invited for a winch', 700), catalog: '/Lang (en)' }));
    const many = (state: object) => [
      ...['1', '2', '3', '4'].map((id) => ({ id, title: `Boots ${id}` })),
      ...['5', '6', '7'].map((id) => ({ id, title: `Gloves ${id}`, ...state })),
    ];
    const lastOf = (said: readonly object[] | undefined): object | undefined => said?.at(-1);
    return withContent({ ...month(...many({ cancelled_on: '2026-10-09' })), 'media/form.pdf': text }, async (site) => {
      const { getTextVersions } = await import('~/model/documents/text-versions');
      const page = async () => `/hi${(await getTextVersions('hi'))[0]?.path}`;
      const said = Object.values(await register('hi'))[0];
      expect(lastOf(said?.also)).toEqual({ of: 'एक और प्रविष्टि', href: await page() });
      expect(lastOf(said?.ended)).toEqual({ of: 'एक और प्रविष्टि', href: await page() });
      // The page of the text names no entry that is withdrawn.
      await site.nextBuild();
      await site.write(month(...many({ withdrawn_on: '2026-10-09' })));
      await site.write({ 'media/form.pdf': text });
      const later = Object.values(await register('hi'))[0];
      expect(lastOf(later?.also)).toEqual({ of: 'एक और प्रविष्टि', href: await page() });
      expect(lastOf(later?.ended)).toEqual({ of: 'एक और प्रविष्टि' });
    });
  });

  it('at two addresses is the same file', () =>
    withContent(
      {
        ...month(
          { id: '1', title: 'Boots' },
          { id: '2', title: 'Gloves', withdrawn_on: '2026-10-08', files: [file('b.pdf')] },
        ),
        'media/b.pdf': 'form',
      },
      async () => {
        const ended = (await registered())('form')?.ended;
        expect(ended).toMatchObject([{}, { of: 'Gloves', as: 'Genuine, but withdrawn' }]);
      },
    ));

  it('is named by the one that is open now, else by the newest, with its day, in the register, the text and the search', async () => {
    const bids = new Uint8Array(onePage({ content: line('Bids are invited for a winch', 700), catalog: '/Lang (en)' }));
    const [past, open] = ['2026-11-01T17:00:00+05:30', '2026-12-07T17:00:00+05:30'];
    const terms = [
      // By its address it would be the first.
      { id: '1', title: 'Summer 2026', published_on: '2026-10-02', closes_at: past },
      { id: '2', title: 'Winter 2026', published_on: '2026-10-05', closes_at: open },
      { id: '3', title: 'Short course', published_on: '2026-10-09', closes_at: past },
    ];
    const named = async (content: object): Promise<unknown[]> => {
      const said: unknown[] = [];
      await withContent({ ...content, 'media/form.pdf': bids }, async () => {
        const { getTextVersions } = await import('~/model/documents/text-versions');
        const { getDocumentIndex } = await import('~/model/documents/document-index');
        const { getPublishedFiles } = await import('~/model/documents/register');
        const [version] = await getTextVersions('hi');
        const [entry] = (await getDocumentIndex()).entries.values();
        const [ofRegister] = await getPublishedFiles('en');
        said.push(version?.offers[0]?.title, entry?.about?.[1], entry?.date, ofRegister?.paper?.title);
      });
      return said;
    };
    const [winter, course] = ['Winter 2026', 'Short course'];
    expect(await named(month(...terms))).toEqual([winter, winter, '2026-10-05', winter]);
    const closed = terms.filter(({ id }) => id !== '2');
    expect(await named(month(...closed))).toEqual([course, course, '2026-10-09', course]);
  });

  it('counts those that it does not name, and names first where the file has ended', () =>
    withContent(
      month(
        ...['1', '2', '3', '4', '5', '6'].map((id) => ({
          id,
          title: `T${id}`,
          ...(Number(id) > 3 && { cancelled_on: '2026-10-09' }),
        })),
      ),
      async () => {
        const { ended = [], also = [] } = (await registered())('form') ?? {};
        expect(ended.map(({ of, as = '' }) => `${of} ${as}`)).toEqual([
          '3 of 6 entries with this file: ',
          'T6 Genuine, but its tender is cancelled',
          'T5 Genuine, but its tender is cancelled',
          'One more entry ',
        ]);
        expect(also.map(({ of, as }) => `${of} ${as}`)).toEqual(['T3 Genuine', 'T2 Genuine']);
      },
    ));
});

it('an English file is named as the page in the language of the reader is, to which its name leads', () => {
  const hindi = tender({ title: 'एक पंप', files: [] });
  const content = {
    ...tender({ files: [file('tender.pdf', 'Conditions')] }),
    'hi/tenders-static-data': hindi['en/tenders-static-data'],
    'hi/tenders-by-period': hindi['en/tenders-by-period'],
    'media/tender.pdf': 'conditions',
  };
  return withContent(content, async () => {
    const said = (await registered('hi'))('conditions');
    expect(said).toMatchObject({
      title: [{ of: 'Conditions', lang: 'en' }],
      of: 'एक पंप',
      href: '/hi/tenders/10/2026/7',
    });
    expect(said?.lang).toBeUndefined();
  });
});
