// What a PDF says of itself: when and with what it was made, its form, its attachments.
import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { line, onePage, stream } from '../../../support/pdf.ts';
import { circular, circulars } from './content.ts';

const CATALOG = '/Lang (en) /AcroForm << /Fields [8 0 R] >> /Names << /EmbeddedFiles << /Names [(a.txt) 9 0 R] >> >>';
const bytes = onePage({
  content: line('Bids are invited in two parts', 700),
  catalog: CATALOG,
  more: [
    '<< >>',
    "<< /Creator (Writer 24) /Producer (Library) /CreationDate (D:20261119233000+05'30') >>",
    '<< /FT /Tx /T (name) /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /P 3 0 R >>',
    '<< /Type /Filespec /F (a.txt) /EF << /F 10 0 R >> >>',
    stream('notes', '/Type /EmbeddedFile'),
  ],
  trailer: '/Info 7 0 R',
});

it('the text version and the open data say the day and the program, and the text its form and attachments', () =>
  withContent({ ...circulars(circular), 'media/leave.pdf': new Uint8Array(bytes) }, async () => {
    const { downloadOf, getTextVersions } = await import('~/model/documents/text-versions');
    const { fileDetails } = await import('~/i18n/file-details');
    const detailsIn = async (lang: 'en' | 'hi') => {
      const [version] = await getTextVersions(lang);
      return Object.fromEntries(version ? fileDetails(await downloadOf(version), lang) : []);
    };
    expect(await detailsIn('en')).toEqual({
      ...{ Pages: '1', Size: '1\u00a0KB', Language: 'English' },
      ...{ 'Read aloud': 'headings, lists and tables are not marked' },
      ...{ 'Made on': '19 November 2026', 'Made with': 'Writer 24', Form: 'has fields to fill in', Attachments: '1' },
    });
    const { csvIn } = await import('~/model/open-data/tables');
    const [heads = '', row = ''] = (await csvIn('published-files', 'en')).split('\r\n');
    const names = 'text_version,page_count,language,tagged,scan,made_on,made_with';
    expect([heads.slice(-names.length), row.split(',').slice(-7).join()]).toEqual([
      names,
      expect.stringMatching(/^https?:\/\/[^,]+\/documents\/[\da-f]{12},1,en,no,no,2026-11-19,Writer 24$/),
    ]);
    expect(await detailsIn('hi')).toMatchObject({ 'निर्माण तिथि': '19 नवंबर 2026', संलग्नक: '1' });
  }));

it('what a file does not say is not said', async () => {
  const { fileDetails } = await import('~/i18n/file-details');
  const known = { format: 'PDF', bytes: 1000, lang: undefined, pages: 1, isMissing: false };
  expect(fileDetails({ ...known, passport: { attachments: 0, hasForm: false, isEncrypted: false } }, 'en')).toEqual([
    ...[
      ['Pages', '1'],
      ['Size', '1\u00a0KB'],
    ],
  ]);
  const encrypted = fileDetails({ ...known, passport: { isEncrypted: true, isTagged: true } }, 'en').slice(2);
  expect(encrypted).toEqual([
    ['Read aloud', 'headings, lists and tables are marked'],
    ['Encryption', 'is encrypted, opens without a password'],
  ]);
});

it.each([
  [{ creator: 'Writer 24', producer: 'Library' }, 'Writer 24'],
  [{ producer: 'Library' }, 'Library'],
  [{ creator: 'Mozilla/5.0 (X11) Chrome/156', producer: 'Skia/PDF m156' }, 'Skia/PDF m156'],
  [{ creator: 'Buy now '.repeat(30) }, `${'Buy now '.repeat(7)}Buy…`],
  [{}, undefined],
])('of its programs %j, a file names %s', async (said, shown) => {
  const { madeWith } = await import('~/model/passports/matters');
  expect(madeWith({ format: 'pdf', ...said })).toBe(shown);
});

it.each([
  ['2026-11-19T18:30:00.000Z', '2026-11-20'],
  ['1901-01-01T00:00:00.000Z', undefined],
  ['9999-12-31T23:59:59.000Z', undefined],
])('a file made at %s was made on %s', async (made, day) => {
  const { madeOn } = await import('~/model/passports/matters');
  expect(madeOn({ format: 'pdf', made })).toBe(day);
});
