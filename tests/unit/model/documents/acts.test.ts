// What visitors and editors are told of a PDF that may run a script, start a program or send data.
import { expect, it } from 'vitest';
import { fileFacts } from '~/i18n/file-words';
import { fileSize } from '~/i18n/numbers';
import { boardOf } from '../../../../scripts/health/board.ts';
import { reasonOf } from '../../../../scripts/health/words.ts';
import { withContent } from '../../../support/content.ts';
import { line, onePage } from '../../../support/pdf.ts';
import { circular, circulars, file } from './content.ts';

const linkTo = (action: string, catalog = ''): Uint8Array =>
  new Uint8Array(
    onePage({
      content: line('Bids are invited in two parts', 700),
      catalog,
      page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`,
    }),
  );
const submitTo = (address: string): Uint8Array => linkTo(`<< /S /SubmitForm /F << /FS /URL /F (${address}) >> >>`);
const ACTIVE = ['may start a program or send data', 'यह फ़ाइल प्रोग्राम चला सकती है या डेटा भेज सकती है'] as const;
const HIDDEN = [
  'may contain scripts: parts of it could not be checked',
  'इसमें स्क्रिप्ट हो सकती है: कुछ भागों की जाँच नहीं हो सकी',
] as const;

const files: readonly (readonly [name: string, bytes: Uint8Array, words: readonly string[], why?: string])[] = [
  ['launch.pdf', linkTo('<< /S /Launch /F (cmd.exe) >>'), ACTIVE, 'It starts a program.'],
  ['other-host.pdf', submitTo('https://host.example/'), ACTIVE, 'It sends what is filled in'],
  ['mail.pdf', submitTo('mailto:a@host.example'), ACTIVE, 'It sends what is filled in'],
  ['similar.pdf', submitTo('https://bad-site.example/'), ACTIVE, 'It sends what is filled in'],
  ['own.pdf', submitTo('https://forms.site.example/answer'), []],
  ['link.pdf', linkTo('<< /S /URI /URI (https://a.example) >>'), []],
  ['xml.pdf', linkTo('<< >>', '/AcroForm << /Fields [] /XFA [(form) 4 0 R] >>'), HIDDEN, 'Some of its parts'],
];
const entries = files.map(([name], index) => ({ ...circular, id: String(index + 1), file: file(name) }));

it('beside the link of a PDF it is said what it can do, and the health board says why', () =>
  withContent(
    { ...circulars(...entries), ...Object.fromEntries(files.map(([name, bytes]) => [`media/${name}`, bytes])) },
    async ({ report }) => {
      const { getListingEntries } = await import('~/model/kinds/listings');
      const { download } = await import('~/model/files');
      const published = (await getListingEntries('circulars', 'en')).flatMap(({ file }) => file ?? []);
      const downloads = await Promise.all(published.map((one) => download(one)));
      const rows = boardOf(await report()).groups.find(({ name }) => name === 'script')?.rows ?? [];
      for (const [name, , [english, hindi], why] of files) {
        const said = downloads[published.findIndex(({ url }) => url.endsWith(name))];
        if (!said) throw new Error(`expected ${name}`);
        const row = rows.find(({ address }) => address.endsWith(`/${name}`));
        const size = fileSize(said.bytes ?? 0, 'en');
        expect(fileFacts(said, 'en'), name).toBe(['PDF', size, 'English', ...(english ? [english] : [])].join(', '));
        if (hindi) expect(fileFacts(said, 'hi'), name).toContain(hindi);
        expect(row && reasonOf(row, 'en'), name).toEqual(why && expect.stringContaining(why));
      }
    },
    { environment: { SITE_URL: 'https://www.site.example' } },
  ));
