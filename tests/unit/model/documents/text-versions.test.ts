import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { useSite } from '../../../support/shared-site.ts';
import { line, onePage, pdfOf, stream, taggedPage } from '../../../support/pdf.ts';
import { circular, circulars, file, tender } from './content.ts';

const notice = taggedPage(
  [
    ['H1', 'Notice of leave'],
    ['P', 'Leave <b>is</b> granted from Monday.'],
  ],
  '/Lang (en)',
);
const path = `/documents/${createHash('sha256').update(notice).digest('hex').slice(0, 12)}`;
const site = { ...circulars(circular), 'media/leave.pdf': new Uint8Array(notice) };

describe('a PDF with text', () => {
  useSite(site);

  it('has a page with its text, safe and below the heading of the page', async () => {
    const { getTextVersions, textOfPart } = await import('~/model/documents/text-versions');
    const [version, ...others] = await getTextVersions('hi');
    expect(others).toEqual([]);
    expect(version).toMatchObject({
      path,
      title: 'Leave of absence',
      lang: 'en',
      pages: 1,
      parts: [{ first: 1, last: 1 }],
    });
    if (!version) throw new Error('expected a text version');
    expect(await textOfPart(version, { first: 1, last: 1 })).toEqual([
      {
        number: 1,
        html: '<h2 id="p1-1">Notice of leave</h2><p>Leave &#x3C;b>is&#x3C;/b> granted from Monday.</p>',
      },
    ]);
  });

  it('is linked to its text, and says more of itself than its entry', async () => {
    const { download } = await import('~/model/files');
    const { fileFacts } = await import('~/i18n/file-words');
    const said = await download({
      url: 'leave.pdf',
      title: '',
      type: undefined,
      size: undefined,
      language: 'hi',
      pages: 9,
    });
    expect(said).toMatchObject({ lang: 'en', pages: 1, passport: { text: path } });
    expect(fileFacts(said, 'en', true)).toBe('PDF, 1 page, 1\u00a0KB, English, can be read aloud');
    expect(fileFacts(said, 'en')).toBe('PDF, 1\u00a0KB, English');
    expect(fileFacts({ ...said, pages: 2 }, 'en')).toBe('PDF, 2 pages, 1\u00a0KB, English');
  });
});

describe('a PDF with text', () => {
  it('has a title that is cut if it would fill the screen', () =>
    withContent({ ...site, ...circulars({ ...circular, title: 'Leave of absence '.repeat(50) }) }, async () => {
      const { getTextVersions } = await import('~/model/documents/text-versions');
      const [version] = await getTextVersions('en');
      expect(version?.title).toMatch(/^Leave of absence .{100,150}…$/);
    }));

  it('of a withdrawn tender has no page', () =>
    withContent({ ...tender({ withdrawn_on: '2026-10-05' }), 'media/tender.pdf': new Uint8Array(notice) }, async () => {
      const { getTextVersions } = await import('~/model/documents/text-versions');
      expect(await getTextVersions('en')).toEqual([]);
    }));
});

/** Two PDFs whose hashes have the same first 12 digits. They took two minutes to find. */
const twins = [
  ['Bids are opened on Monday', 8_001_578],
  ['Bids are opened on Friday', 14_021_106],
].map(([text, count]) => {
  const sheet = onePage({ content: line(String(text), 700), catalog: '/Lang (en)' });
  return Buffer.concat([sheet, Buffer.from(`% ${count}\n`)]);
});

it('two PDFs that were made to have one address have the text of neither there, and the report names both', () =>
  withContent(
    {
      ...circulars(circular, { ...circular, id: '2', title: 'Leave of others', file: file('others.pdf') }),
      'media/leave.pdf': new Uint8Array(twins[0] ?? []),
      'media/others.pdf': new Uint8Array(twins[1] ?? []),
    },
    async ({ report }) => {
      const { getTextVersions, textOfPart } = await import('~/model/documents/text-versions');
      const [version, ...others] = await getTextVersions('en');
      expect(others).toEqual([]);
      expect(version).toMatchObject({ path: '/documents/3a16f2663dcf', title: 'Documents that share one address' });
      expect(version?.offers.map(({ title }) => title).sort()).toEqual(['Leave of absence', 'Leave of others']);
      for (const part of version?.parts ?? []) expect(version && (await textOfPart(version, part))).toEqual([]);
      const { getDocumentIndex } = await import('~/model/documents/document-index');
      expect((await getDocumentIndex()).entries.size, 'the search finds the text of neither').toBe(0);
      const said = (await report('document')).filter(({ about }) => about === 'twin');
      expect(said.map(({ address }) => address.replace(/^.*\//, '')).sort()).toEqual(['leave.pdf', 'others.pdf']);
    },
  ));

it('a later part has the text of its own pages, with their numbers', () => {
  const page = (number: number) => `<< /Type /Page /Parent 2 0 R /Contents ${number + 6} 0 R >>`;
  const pages = [1, 2, 3];
  const pdf = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 /MediaBox [0 0 600 800] /Resources << /Font << /F1 6 0 R >> >> >>',
    ...pages.map(page),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.map((number) => stream(line(`The words of sheet ${number}`, 700))),
  ]);
  return withContent({ ...circulars(circular), 'media/leave.pdf': new Uint8Array(pdf) }, async () => {
    const { getTextVersions, textOfPart } = await import('~/model/documents/text-versions');
    const [version] = await getTextVersions('en');
    if (!version) throw new Error('expected a text version');
    expect(await textOfPart(version, { first: 2, last: 3 })).toEqual(
      [2, 3].map((number) => ({ number, html: `<p>The words of sheet ${number}</p>` })),
    );
  });
});

it('a label stands in a head of its row, also in the first one', async () => {
  const { htmlOfPages } = await import('~/model/documents/text-html');
  const cells = (...row: string[]) => row.map((text, at) => ({ text, isHead: at === 0 }));
  const pages = [[{ kind: 'table' as const, rows: [cells('Opens', 'Monday'), cells('Closes', 'Friday')] }]];
  expect(htmlOfPages(pages)).toBe(
    '<table><tr><th scope="row">Opens</th><td>Monday</td></tr><tr><th scope="row">Closes</th><td>Friday</td></tr></table>',
  );
});

it('a long document has parts, each small enough for a phone', async () => {
  const { partsOf } = await import('~/model/documents/text-versions');
  const weights = Array.from({ length: 10 }, () => 1000);
  expect(partsOf({ weights, bytes: 1000 })).toEqual([
    { first: 1, last: 3 },
    { first: 4, last: 6 },
    { first: 7, last: 9 },
    { first: 10, last: 10 },
  ]);
  expect(partsOf({ weights, bytes: 1_000_000 })).toEqual([{ first: 1, last: 10 }]);
});
