import { describe, expect, it } from 'vitest';
import { fileSize } from '~/i18n/numbers';
import { boardOf } from '../../../../scripts/health/board.ts';
import { reasonOf } from '../../../../scripts/health/words.ts';
import { withContent } from '../../../support/content.ts';
import { line, mostlyPictures, onePage, taggedPage } from '../../../support/pdf.ts';
import { circular, circulars, file } from './content.ts';

const notice = taggedPage([['H1', 'Notice of leave']], '/Lang (en)');

/** The content of a file storage. */
const mediaOf = (files: [name: string, bytes: Buffer][]): Record<string, Uint8Array> =>
  Object.fromEntries(files.map(([name, bytes]) => [`media/${name}`, new Uint8Array(bytes)]));

/** No password opens this file. */
const LOCKED = `/ID [(a) (a)] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >>`;

it('a locked PDF, a PDF without pages and a Word file have a warning beside their links', () => {
  const files: [string, Buffer, string][] = [
    ['locked.pdf', onePage({ content: '', trailer: LOCKED }), 'asks for a password'],
    ['pageless.pdf', Buffer.from('%PDF-1.7\n%%EOF'), 'this file is damaged: it may not open'],
    ['word.pdf', Buffer.from('PK\x03\x04 word/document.xml'), 'this is a Word file (.docx), not PDF'],
  ];
  const entries = files.map(([name], index) => ({
    ...circular,
    id: `${index + 1}`,
    title: `The ${name}`,
    file: file(name),
  }));
  const media = mediaOf(files.map(([name, bytes]) => [name, bytes]));
  return withContent({ ...circulars(...entries), ...media }, async ({ report }) => {
    const { getListingEntries } = await import('~/model/kinds/listings');
    const { download } = await import('~/model/files');
    const { fileFacts } = await import('~/i18n/file-words');
    const listed = await getListingEntries('circulars', 'en');
    for (const [name, , warning] of files) {
      const entry = listed.find(({ title }) => title === `The ${name}`);
      if (!entry?.file) throw new Error('expected a file');
      const said = await download(entry.file);
      expect(fileFacts(said, 'en')).toBe(`PDF, ${fileSize(said.bytes ?? 0, 'en')}, ${warning}`);
    }
    // The health board names the entries.
    const { groups } = boardOf(await report());
    const rows = groups.flatMap((group) => group.rows.map(({ places }) => ({ group: group.name, places })));
    for (const [index, [name, , warning]] of files.entries()) {
      const places = [{ section: 'data_listing_detail', id: `${index + 1}`, titles: { en: `The ${name}` } }];
      expect(rows).toContainEqual({ group: warning.startsWith('asks') ? 'password' : 'broken', places });
    }
  });
});

it('beside the link of a PDF of which most pages are pictures it is said, and the health board counts its pages', () =>
  withContent({ ...circulars(circular), 'media/leave.pdf': new Uint8Array(mostlyPictures()) }, async ({ report }) => {
    const { getListingEntries } = await import('~/model/kinds/listings');
    const { download } = await import('~/model/files');
    const { fileFacts } = await import('~/i18n/file-words');
    const [entry] = await getListingEntries('circulars', 'en');
    if (!entry?.file) throw new Error('expected a file');
    const said = await download(entry.file);
    const size = fileSize(said.bytes ?? 0, 'en');
    expect(fileFacts(said, 'en')).toBe(`PDF, 3 pages, ${size}, English, mostly pictures of pages`);
    expect(fileFacts(said, 'en', true)).toBe(`PDF, 3 pages, ${size}, English, mostly pictures of pages`);
    expect(fileFacts(said, 'hi')).toContain('अधिकांश पृष्ठ केवल चित्र');
    const [row] = boardOf(await report()).groups.find(({ name }) => name === 'scan')?.rows ?? [];
    expect(row && reasonOf(row, 'en')).toBe('2 of its 3 pages are only pictures.');
  }));

it('a file whose name ends otherwise is said to be what it is, in the search too, and the board names it', () => {
  const files: [string, string, string][] = [
    ['notice-noext', 'PDF, 1\u00a0KB', 'this is a PDF, but its name has no such ending'],
    ['notice.pdf.exe', 'PDF, 1\u00a0KB', 'this is a PDF, but its name has no such ending'],
    ['photo.jpg', 'JPG, 1\u00a0KB, this is a PDF, not JPG', 'this is a PDF, not JPG'],
    ['notice.html', 'HTML, 1\u00a0KB, this is a PDF, not HTML', 'this is a PDF, not HTML'],
  ];
  const entries = files.map(([name], index) => ({
    ...circular,
    id: `${index + 1}`,
    title: `The ${name}`,
    file: file(name, name),
  }));
  const media = mediaOf(files.map(([name], index) => [name, Buffer.concat([notice, Buffer.from(`% ${index}\n`)])]));
  return withContent({ ...circulars(...entries), ...media }, async ({ report }) => {
    const { getListingEntries } = await import('~/model/kinds/listings');
    const { fileFacts } = await import('~/i18n/file-words');
    const { download } = await import('~/model/files');
    const listed = await getListingEntries('circulars', 'en');
    const { everyKind } = await import('~/model/site/kinds');
    const found = (await Promise.all(everyKind.map((kind) => kind.found()))).flatMap((kind) => kind.entries);
    expect(found).toHaveLength(files.length);
    const broken = (await report('file')).map(({ about, detail, address }) => ({ about, detail, address }));
    for (const [name, said, onBoard] of files) {
      const entry = listed.find((one) => one.title === `The ${name}`);
      expect(entry?.file && fileFacts(await download(entry.file), 'en'), name).toBe(said);
      const inSearch = found.find((one) => one.title === `The ${name}`)?.fileType?.split('\u001f')[0];
      expect(inSearch, name).toBe(said.replace(', 1\u00a0KB', ''));
      const address = expect.stringMatching(new RegExp(`/${name}$`)) as string;
      expect(broken).toContainEqual({ about: 'broken', detail: onBoard, address });
    }
  });
});

describe('the report', () => {
  it('names a PDF that lacks tags, a language, a title or text, has a script, or asks for a password', () => {
    const bids = line('Bids are invited in two parts', 700);
    const sheets: [string, Parameters<typeof onePage>[0]][] = [
      ['untagged', { content: bids, catalog: '/Lang (en)' }],
      ['no-language', { content: `${bids} 0 0 m` }],
      ['no-title', { content: `${bids} 1 1 m` }],
      ['script', { content: '', catalog: '/OpenAction << /S /JavaScript /JS (1) >>' }],
      ['no-text', { content: '0 0 10 10 re f' }],
      ['password', { content: '', trailer: LOCKED }],
    ];
    const entries = sheets.map(([about]) => ({ ...circular, id: about, title: about, file: file(`${about}.pdf`) }));
    const media = mediaOf(sheets.map(([about, sheet]) => [`${about}.pdf`, onePage(sheet)]));
    return withContent({ ...circulars(...entries), ...media }, async ({ report }) => {
      const { getKeptFiles } = await import('~/model/documents/kept-files');
      await getKeptFiles();
      const said = await report('document');
      for (const [about] of sheets)
        expect(said).toContainEqual(
          expect.objectContaining({ about, address: expect.stringMatching(new RegExp(`/${about}\\.pdf$`)) }),
        );
    });
  });

  it('says where an entry contradicts its file', () =>
    withContent(
      {
        ...circulars({ ...circular, file: { ...file('leave.pdf'), pages: 9, language: 'hi' } }),
        'media/leave.pdf': new Uint8Array(notice),
      },
      async ({ report }) => {
        const { getKeptFiles } = await import('~/model/documents/kept-files');
        await getKeptFiles();
        expect((await report('note')).filter(({ about }) => about)).toMatchObject([
          { about: 'pages-differ', expected: '1', found: '9' },
          { about: 'language-differs', expected: 'en', found: 'hi' },
        ]);
      },
    ));
});
