import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { line, onePage, pdfOf, stream } from '../../../support/pdf.ts';
import { circular, circulars, file, tender } from './content.ts';

/** A PDF with a page for each text. */
function pagesOf(...texts: readonly string[]): Uint8Array {
  const kids = texts.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const pages = texts.flatMap((text, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 2000 800] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    stream(line(text, 700)),
  ]);
  return new Uint8Array(
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${texts.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...pages,
    ]),
  );
}
const rules = pagesOf(
  'Leave is granted by the head of the unit.',
  'A <b>ropeway</b> attendant has one day more of leave than others, and says so to the head of the unit before the month begins.',
);
const path = (bytes: Uint8Array): string =>
  `/documents/${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
const hindi = {
  'hi/data_listing': [{ slug: 'circulars', title: 'परिपत्र', layout: 'table' }],
  'hi/data_listing_detail__circulars': [{ ...circular, title: 'अवकाश के नियम', file: file('leave.pdf') }],
};

const nextRound = async (): Promise<void> => {
  const { beginRevision } = await import('~/lib/queries');
  beginRevision({ now: Date.now(), mayHaveChanged: () => true });
};

async function look(query: string, lang: 'en' | 'hi' = 'en') {
  const { getDocumentIndex } = await import('~/model/documents/document-index');
  const { openSearch } = await import('~/search/engine');
  const { files } = await getDocumentIndex();
  const search = openSearch((name) => Promise.resolve(files.get(name) ?? new Uint8Array()));
  const { hits, total } = await search.search({ query, lang, now: Date.now() });
  return { hits, total, files };
}

it('finds the page of a PDF by its words, with what it is said to be in both languages, as plain text', () =>
  withContent({ ...circulars(circular), ...hindi, 'media/leave.pdf': rules }, async ({ api }) => {
    const { hits, total } = await look('ropeway');
    expect(total).toBe(1);
    expect(hits[0]).toMatchObject({
      url: `${path(rules)}#page-2`,
      lang: 'en',
      title: { text: 'Leave of absence\u001fअवकाश के नियम' },
      lead: { text: expect.stringContaining('A <b>ropeway</b> attendant') },
      file: { type: 'PDF', bytes: rules.length },
      about: [
        `${api.url}/media/leave.pdf`,
        'Leave of absence\u001fअवकाश के नियम',
        '/data-listing/pages/circulars#entry-1',
      ],
    });
    expect((await look('अवकाश')).hits[0]?.url).toBe(`${path(rules)}#page-1`);
    expect((await look('leave')).hits[0]).toMatchObject({ url: `${path(rules)}#page-1`, otherPages: [2] });
  }));

it('says of a file with scripts that it has them, in the language of the reader, and of others nothing', () => {
  const bids = onePage({
    content: line('Bids are invited for a winch', 700),
    catalog: '/OpenAction << /S /JavaScript /JS (1) >>',
  });
  return withContent({ ...circulars(circular), 'media/leave.pdf': new Uint8Array(bids) }, async () => {
    const { hits } = await look('winch');
    expect(hits[0]?.file?.type).toBe('PDF, contains scripts');
    expect((await look('winch', 'hi')).hits[0]?.file?.type).toBe('PDF, इसमें स्क्रिप्ट है');
    const { getIndex } = await import('~/model/site/search-index');
    const lines = [...(await getIndex()).files.values()].map((bytes) => new TextDecoder().decode(bytes)).join('\n');
    expect(lines).toContain('PDF, contains scripts\u001fPDF, इसमें स्क्रिप्ट है');
  });
});

it('a publish brings a new version in and takes a withdrawn document out, and keeps the other files', () =>
  withContent(
    {
      ...tender({}),
      'media/tender.pdf': pagesOf('Bids are invited in two parts for a winch.'),
      ...circulars(circular),
      'media/leave.pdf': rules,
    },
    async ({ write }) => {
      await nextRound();
      const { getIndex } = await import('~/model/site/search-index');
      const before = await look('winch');
      const ofSite = (await getIndex()).files;
      expect(before.total).toBe(1);

      const newer = pagesOf('Bids are invited in two parts for a capstan.');
      await write({ 'media/tender.pdf': newer });
      await nextRound();
      expect((await look('winch')).total).toBe(0);
      const { hits, files } = await look('capstan');
      expect(hits[0]?.url).toBe(`${path(newer)}#page-1`);
      expect([...files].some(([name, bytes]) => name.startsWith('x') && before.files.get(name) === bytes)).toBe(true);

      await write(tender({ withdrawn_on: '2026-10-05' }));
      await nextRound();
      expect((await look('capstan')).total).toBe(0);
      expect((await look('ropeway')).total).toBe(1);
      expect([...ofSite.keys()].filter((name) => /winch|capstan|ropeway/.test(name))).toEqual([]);
    },
  ));

it.each([
  [0, { count: 0, isExact: true }],
  [3, { count: 3, isExact: true }],
  [57, { count: 50, isExact: false }],
  [1249, { count: 1200, isExact: false }],
])('of %i documents says %o', async (count, said) => {
  const { aboutCount } = await import('~/model/documents/document-index');
  expect(aboutCount(count)).toEqual(said);
});
