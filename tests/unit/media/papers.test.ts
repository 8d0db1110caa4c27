import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { readPaper } from '~/media/papers/read-paper';
import { momentOf } from '~/media/papers/pdf-facts';
import { line, mostlyPictures, onePage, pdfOf, stream, taggedPage } from '../../support/pdf.ts';

const factsOf = async (bytes: Buffer) => (await readPaper(bytes, 'pdf')).facts;
const textOf = async (bytes: Buffer) => (await readPaper(bytes, 'pdf')).text;
const WORDS = 'Bids are invited in two parts';

describe('a PDF', () => {
  it('says its pages, language, title, maker and day', async () => {
    const info = "<< /Title (Notice) /Producer (Hand) /CreationDate (D:20261120173000+05'30') >>";
    const more = ['<< >>', info];
    const bytes = onePage({ content: line(WORDS, 700), catalog: '/Lang (en-IN)', more, trailer: '/Info 7 0 R' });
    expect(await factsOf(bytes)).toMatchObject({
      ...{ pages: 1, lang: 'en-IN', title: 'Notice', producer: 'Hand', made: '2026-11-20T12:00:00.000Z' },
      ...{ isTagged: false, isEncrypted: false, hasForm: false, hasScript: false, readable: 'text', letters: 'en' },
    });
  });

  it('with pictures and no text is a scan, without both it has nothing to read', async () => {
    const picture = stream(
      '\x00',
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
    );
    expect(await readPaper(onePage({ content: '600 0 0 800 0 0 cm /I1 Do', more: [picture] }), 'pdf')).toEqual({
      facts: expect.objectContaining({ readable: 'scan' }),
      text: undefined,
    });
    expect(await factsOf(onePage({ content: '0 0 10 10 re f' }))).toMatchObject({ readable: 'nothing' });
  });

  it('says how many of its pages are only pictures, if others have text', async () => {
    expect(await factsOf(mostlyPictures())).toMatchObject({ pages: 3, readable: 'text', pictured: 2 });
  });

  it('in a font older than Unicode has no text, because its letters are not what they look like', async () => {
    const bytes = onePage({ content: line(WORDS, 700) });
    const old = Buffer.from(bytes.toString('latin1').replace('/Helvetica', '/KrutiDev0'), 'latin1');
    expect(await readPaper(old, 'pdf')).toMatchObject({ facts: { readable: 'garbled' }, text: undefined });
  });

  it('whose program lost its Hindi letters has no text', async () => {
    const lost = (text: string) =>
      `/Span << /ActualText <FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}> >> BDC ${line('a', 700)} EMC`;
    const content = [lost('कOवल वO-9ाट प1 / ग की'), line(WORDS, 600)].join('\n');
    expect(await factsOf(onePage({ content }))).toMatchObject({ readable: 'garbled' });
  });

  it('that is damaged says why', async () => {
    await expect(readPaper(Buffer.from('%PDF-1.7\n%%EOF'), 'pdf')).rejects.toThrow(/Invalid PDF structure/);
  });
});

describe('the text of a PDF', () => {
  it('has the headings, lists and tables of its tags', async () => {
    const bytes = taggedPage([
      ['H1', 'Notice'],
      ['P', 'Bids are invited in two parts.'],
      ['L/LI1/LBody', 'First'],
      ['L/LI2/LBody', 'Second'],
      ['Table/TR1/TH1', 'Item'],
      ['Table/TR1/TH2', 'Price'],
      ['Table/TR2/TD1', 'Belt'],
      ['Table/TR2/TD2', 'Rs 5'],
    ]);
    expect(await textOf(bytes)).toEqual([
      [
        { kind: 'heading', level: 1, text: 'Notice' },
        { kind: 'text', text: 'Bids are invited in two parts.' },
        { kind: 'list', items: ['First', 'Second'].map((text) => ({ text, items: [] })) },
        {
          kind: 'table',
          rows: [
            ['Item', 'Price'].map((text) => ({ text, isHead: true })),
            ['Belt', 'Rs 5'].map((text) => ({ text, isHead: false })),
          ],
        },
      ],
    ]);
  });

  it('has paragraphs where lines have a larger gap', async () => {
    const content = [line(`${WORDS} and more`, 700), line(`${WORDS} and more`, 685), line('The second paragraph', 640)];
    expect(await textOf(onePage({ content: content.join('\n') }))).toEqual([
      [
        { kind: 'text', text: `${WORDS} and more ${WORDS} and more` },
        { kind: 'text', text: 'The second paragraph' },
      ],
    ]);
  });

  it('has a table where rows stand in columns, and else a sign where a line has a wide gap', async () => {
    const rows = [
      ['Item', 'Rate', 'Sum'],
      ['Conveyor belt', '5', '20'],
      ['Idler', '7', '700'],
    ];
    const starts = [50, 250, 350];
    const drawn = rows.flatMap((row, y) => row.map((text, x) => line(text, 700 - 20 * y, starts[x])));
    const pairs = [
      ['Name:', 'Rita'],
      ['Date', 'Place'],
      ['1.', 'First'],
    ];
    const wide = pairs.flatMap((pair, y) => pair.map((text, x) => line(text, 600 - 40 * y, 50 + x * (150 + 40 * y))));
    expect(await textOf(onePage({ content: [...drawn, ...wide].join('\n') }))).toEqual([
      [
        { kind: 'table', rows: rows.map((row, at) => row.map((text) => ({ text, isHead: at === 0 }))) },
        ...['Name: Rita', 'Date · Place', '1. First'].map((text) => ({ kind: 'text', text })),
      ],
    ]);
  });

  it('has the words of Devanagari whole: gaps inside a cluster are no spaces', async () => {
    const hex = (text: string) =>
      `FEFF${Array.from(text, (one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('')}`;
    let x = 50;
    // Each cluster has two glyphs with a gap between them, as Chromium writes them.
    const cluster = (text: string) => {
      x += 16;
      return `/Span << /ActualText <${hex(text)}> >> BDC BT /F1 12 Tf ${x} 700 Td (a) Tj 7.5 0 Td (b) Tj ET EMC`;
    };
    const word = (...clusters: string[]) => clusters.map(cluster).join('\n');
    const space = () => `BT /F1 12 Tf ${(x += 8)} 700 Td ( ) Tj ET`;
    const words = [
      ['पं', 'जी', 'कृ', 'त'],
      ['कं', 'प', 'नी'],
      ['के', 'व', 'ल'],
      ['वे', 'ब', 'सा', 'इ', 'ट'],
    ];
    const content = words.flatMap((clusters) => [word(...clusters), space()]);
    expect(await textOf(onePage({ content: content.join('\n') }))).toEqual([
      [{ kind: 'text', text: 'पंजीकृत कंपनी केवल वेबसाइट' }],
    ]);
  });

  it('has spaces and no wide gaps between words of a program that enlarges letters of size 1', async () => {
    const word = (text: string, x: number) => `BT /F1 1 Tf 12 0 0 12 ${x} 700 Tm (${text}) Tj ET`;
    const content = [word('Bids', 50), word('are', 79), word('invited', 101), word('today', 142)].join('\n');
    expect(await textOf(onePage({ content }))).toEqual([[{ kind: 'text', text: 'Bids are invited today' }]]);
  });

  it('has a space between two cells that stand close to each other', async () => {
    const content = [line('5 of the belts', 700), line('1,200', 700, 122), line('Bids are invited in two parts', 600)];
    expect(JSON.stringify(await textOf(onePage({ content: content.join('\n') })))).toContain('belts 1,200');
  });

  it('has the words with a ligature whole', async () => {
    const bytes = readFileSync('scripts/content-api/sample/media/documents/advertisement-executives-en.pdf');
    expect(JSON.stringify(await textOf(bytes))).toContain('Registered office');
  });

  it('has a place for each page, also for one without text', async () => {
    const bytes = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 600 800] /Resources << /Font << /F1 6 0 R >> >> >>',
      '<< /Type /Page /Parent 2 0 R >>',
      '<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>',
      stream(line(WORDS, 700)),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]);
    expect(await textOf(bytes)).toEqual([[], [{ kind: 'text', text: WORDS }]]);
  });
});

it.each([
  ["D:20261120173000+05'30'", '2026-11-20T12:00:00.000Z'],
  ['D:20261120173000Z', '2026-11-20T17:30:00.000Z'],
  ['D:20261120', '2026-11-19T18:30:00.000Z'],
  ['yesterday', undefined],
  ['D:20269999', undefined],
])('the moment %s is %s', (said, moment) => {
  expect(momentOf(said)).toBe(moment);
});

describe('an office document', () => {
  const zip = (files: Record<string, string>) =>
    Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

  it('says its title, language, pages and macros', async () => {
    const core =
      '<cp:coreProperties><dc:title>Form &amp; notes</dc:title><dc:language>hi-IN</dc:language></cp:coreProperties>';
    const app = '<Properties><Application>Word</Application><Pages>7</Pages></Properties>';
    const bytes = zip({ 'docProps/core.xml': core, 'docProps/app.xml': app, 'word/vbaProject.bin': 'x' });
    expect((await readPaper(bytes, 'docx')).facts).toMatchObject({
      ...{ format: 'office', title: 'Form & notes', lang: 'hi-IN', pages: 7, hasMacros: true, producer: 'Word' },
    });
    const sheets = { 'xl/worksheets/sheet1.xml': '', 'xl/worksheets/sheet2.xml': '' };
    expect((await readPaper(zip(sheets), 'xlsx')).facts).toMatchObject({ sheets: 2, hasMacros: false });
  });

  it('as a zip file says how many files it has', async () => {
    expect((await readPaper(zip({ 'a.pdf': 'a', 'b/c.pdf': 'c' }), 'zip')).facts).toEqual({ format: 'zip', files: 2 });
  });
});

it('an office document that is made to take for ever is read', async () => {
  const xml = '<title '.repeat(100_000);
  const bytes = Buffer.from(zipSync({ 'docProps/core.xml': strToU8(xml) }));
  expect(await readPaper(bytes, 'docx')).toMatchObject({ facts: { format: 'office', title: undefined } });
});

it('a document of Office with a password says so', async () => {
  const bytes = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]);
  expect((await readPaper(bytes, 'docx')).facts).toMatchObject({ format: 'office', needsPassword: true });
});
