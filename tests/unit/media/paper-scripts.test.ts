import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPaper } from '~/media/papers/read-paper';
import { line, onePage, stream } from '../../support/pdf.ts';

const factsOf = async (bytes: Buffer) => (await readPaper(bytes, 'pdf')).facts;
const WORDS = 'Bids are invited in two parts';

const linkTo = (action: string, more: readonly string[] = []): Buffer =>
  onePage({
    more,
    content: line(WORDS, 700),
    page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`,
  });
/** A PDF with an object inside a compressed stream. */
const packed = (object: string): Buffer => {
  const bytes = deflateSync(`9 0 ${object}`).toString('latin1');
  return onePage({ content: '', more: [stream(bytes, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')] });
};

/** A PDF of qpdf, encrypted with an empty password, whose objects are inside a compressed stream. */
const encrypted = (name: string): Promise<Buffer> => readFile(`tests/support/encrypted/${name}.pdf`);

describe('an encrypted PDF', () => {
  it.each(['link', 'next', 'rendition'])('has scripts: %s', async (name) => {
    expect(await factsOf(await encrypted(name))).toMatchObject({ hasScript: true, isHidden: false });
  });

  it('starts a program', async () => {
    const facts = await factsOf(await encrypted('launch'));
    expect(facts).toMatchObject({ hasScript: false, isHidden: false, acts: ['launch'] });
  });

  it('has nothing hidden', async () => {
    const facts = await factsOf(await encrypted('plain'));
    expect(facts).toMatchObject({ isEncrypted: true, hasScript: false, isHidden: false, acts: undefined });
  });
});

describe('a PDF', () => {
  const action = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  it.each([
    ['when it is opened', `/OpenAction ${action}`, ''],
    ['by name', `/Names << /JavaScript << /Names [(a) ${action}] >> >>`, ''],
    ['of a page', '', `/AA << /O ${action} >>`],
    ['of a link', '', `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`],
  ])('has scripts that run %s', async (_, catalog, page) => {
    expect(await factsOf(onePage({ content: line(WORDS, 700), catalog, page }))).toMatchObject({ hasScript: true });
  });

  it.each([
    ['in a link whose name is written in numbers', linkTo('<< /S /Java#53cript /J#53 (app.alert\\(1\\)) >>')],
    ['in a link, after other strings', linkTo('<< /Note (\\( stream endobj ) /S /JavaScript /JS <61> >>')],
    ['in a link, by a reference', linkTo('<< /JS 6 0 R /S 7 0 R >>')],
    ['in an object inside a compressed stream', packed('<< /S /JavaScript /JS (1) >>')],
    ['in the address of a link', linkTo('<< /S /URI /URI (Java\\\nScript:alert\\(1\\)) >>')],
    ['in the address of a link, by a reference', linkTo('<< /S /URI /URI 6 0 R >>', ['(javascript:alert\\(1\\))'])],
    ['in the answer to a film', linkTo('<< /S /Rendition /JS (1) /OP 0 >>')],
  ])('has scripts %s', async (_, bytes) => {
    expect(await factsOf(bytes)).toMatchObject({ hasScript: true });
  });

  it.each([
    ['bytes that look like one', onePage({ content: 'q Q', more: [stream('\x8f/JS (\x00 /S /JavaScript /JS(a)')] })],
    ['a text about one', onePage({ content: line('Press /JS \\(here\\) /S /JavaScript', 700) })],
    ['a font of this name', onePage({ content: '', page: '/Group << /S /Transparency /Font << /JS 5 0 R >> >>' })],
    ['a compressed object without one', packed('<< /S /URI /URI (/JS) >>')],
  ])('has no script because of %s', async (_, bytes) => {
    expect(await factsOf(bytes)).toMatchObject({ hasScript: false });
  });

  const bytes = deflateSync('9 0 << /S /JavaScript /JS (1) >>').toString('latin1');
  it.each([
    ['whose filter stands elsewhere', stream(bytes, '/Type /ObjStm /N 1 /First 4 /Filter 7 0 R')],
    ['that says elsewhere what it is', stream(bytes, '/Type 7 0 R /N 1 /First 4 /Filter /FlateDecode')],
    ['with an unusual filter', stream(bytes, '/Type /ObjStm /N 1 /First 4 /Filter [/RunLengthDecode]')],
    ['with a filter that has parameters', stream(bytes, '/Type /ObjStm /Filter /Fl /DecodeParms << /Predictor 12 >>')],
    ['that cannot be unpacked', stream('x', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')],
  ])('may have scripts in a stream of objects %s: nobody can say', async (_, hidden) => {
    const found = await factsOf(onePage({ content: line(WORDS, 700), more: [hidden, '/FlateDecode'] }));
    expect(found).toMatchObject({ hasScript: false, isHidden: true });
  });

  it('with a remark before the stream of objects has its script found', async () => {
    const remark = packed('<< /S /JavaScript /JS (app.alert\\(1\\)) >>')
      .toString('latin1')
      .replace(/>>\s*stream/, '>> % a remark\n  stream');
    expect(await factsOf(Buffer.from(remark, 'latin1'))).toMatchObject({ hasScript: true });
  });

  it('with a form in XML may have scripts: nobody can say', async () => {
    const catalog = '/AcroForm << /Fields [] /XFA [(form) 4 0 R] >>';
    expect(await factsOf(onePage({ content: line(WORDS, 700), catalog }))).toMatchObject({ isHidden: true });
  });

  it.each([
    ['starts a program', '<< /S /Launch /Win << /F (cmd.exe) >> >>', ['launch']],
    ['opens a file of another computer', String.raw`<< /S /GoToR /F (\\\\host.example\\a.pdf) >>`, ['path']],
    ['opens one in large letters', '<< /S /GoToR /F << /UF <FEFF005C005C0068> >> >>', ['path']],
    ['has a program attached', '<< /Type /Filespec /F (Notice.pdf.EXE) /EF << /F 4 0 R >> >>', ['program']],
    ['leads to a page', '<< /S /URI /URI (https://www.example.in/a.exe) >>', undefined],
    ['has a document attached', '<< /Type /Filespec /F (notice.pdf) /EF << /F 4 0 R >> >>', undefined],
  ])('%s', async (_, action, acts) => {
    expect(await factsOf(linkTo(action))).toMatchObject({ hasScript: false, isHidden: false, acts });
  });

  it.each([
    ['(https://a.example/b)', 'https://a.example/b'],
    ['<< /FS /URL /F (https://a.example/b) >>', 'https://a.example/b'],
    ['6 0 R', ''],
  ])('says where a form is sent to: %s', async (to, host) => {
    expect(await factsOf(linkTo(`<< /S /SubmitForm /F ${to} >>`))).toMatchObject({ sendsTo: [host], acts: undefined });
  });

  it('with objects that can be unpacked has nothing hidden', async () => {
    expect(await factsOf(packed('<< /S /URI /URI (/JS) >>'))).toMatchObject({ isHidden: false });
  });

  // Reading each object to the end of the file would take minutes, and the time limit of a test.
  it.each(['1 0 obj << ', '1 0 obj << /Type /ObjStm >> stream\n'])(
    'counts as one with scripts if very many objects never end: %j',
    async (begin) => {
      const bytes = onePage({ content: line(WORDS, 700), more: [begin.repeat(100_000)] });
      expect(await factsOf(bytes)).toMatchObject({ hasScript: true });
    },
  );
});
