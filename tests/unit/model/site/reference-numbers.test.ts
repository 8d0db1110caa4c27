import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

const tenders = (...numbers: string[]) => ({
  'en/tenders-static-data': { title: 'T', portals: [], periods: [{ month: 10, year: 2026, count: numbers.length }] },
  'en/tenders-by-period': numbers.map((reference_no, id) => ({
    ...{ id: String(id), reference_no, title: 'A pump', published_on: '2026-10-01', files: [] },
    closes_at: '2026-12-01T17:00:00+05:30',
  })),
});

/** The same entries in Hindi too. */
const bothLangs = (content: ReturnType<typeof tenders>) => ({
  ...content,
  'hi/tenders-static-data': content['en/tenders-static-data'],
  'hi/tenders-by-period': content['en/tenders-by-period'],
});

it('numbers stand in their order, by what they have in common, each with its page in the language', () =>
  withContent(bothLangs(tenders('VCL/B/10', 'VCL/B/9', 'VCL/A/1', 'Note 7')), async () => {
    const { getNumberPages } = await import('~/model/site/reference-numbers');
    const [page, ...more] = await getNumberPages('hi');
    expect(more).toEqual([]);
    expect(page?.range).toBe('Note 7 – VCL/B/10');
    expect(page?.branches.map(({ title, below }) => [title, ...below.map((one) => one.title)])).toEqual([
      ['Note 7'],
      ['VCL/A/1'],
      ['VCL/B/… (निविदा)', 'VCL/B/9', 'VCL/B/10'],
    ]);
    expect(page?.branches[1]?.target?.href).toBe('/hi/tenders/10/2026/2');
  }));

it('many numbers are several pages, each of which says from where to where it goes', () =>
  withContent(tenders(...Array.from({ length: 241 }, (_, index) => `VCL/${index}`)), async () => {
    const { getNumberPages, numberPages } = await import('~/model/site/reference-numbers');
    expect((await getNumberPages('en')).map(({ path, range }) => `${path}: ${range}`)).toEqual([
      '/reference-numbers: VCL/0 – VCL/239',
      '/reference-numbers/page/2: VCL/240 – VCL/240',
    ]);
    expect((await numberPages('en')).map(({ section }) => section)).toEqual(['screens', 'further']);
  }));

it('a site without numbers has an empty page', () =>
  withContent({}, async () => {
    const { getNumberPages } = await import('~/model/site/reference-numbers');
    expect(await getNumberPages('en')).toMatchObject([{ branches: [], number: 1, last: 1 }]);
  }));
