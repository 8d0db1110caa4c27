// Finds files that nobody can open, so that the report names them to the editors.

/** What a file is, by its first bytes, and the endings that such a file has. */
const KINDS = [
  { name: 'a PDF', begin: /%PDF-/, endings: /^pdf$/ },
  {
    name: 'a ZIP file or an office document',
    begin: /^PK[\x03\x05\x07]/,
    endings: /^(zip|docx|xlsx|pptx|odt|ods|odp)$/,
  },
  { name: 'an old office document', begin: /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/, endings: /^(doc|xls|ppt)$/ },
  { name: 'a JPEG picture', begin: /^\xff\xd8\xff/, endings: /^jpe?g$/ },
  { name: 'a PNG picture', begin: /^\x89PNG\r\n/, endings: /^png$/ },
  { name: 'a web page', begin: /^\s*<(!doctype html|html)\b/i, endings: /^html?$/ },
] as const;
/** A PDF may begin with some other bytes, and end with some. */
const SOME = 1024;
const END_OF_PDF = '%%EOF';

/** Says in a few words why a file of this name is wrong. Returns undefined if nothing wrong was found. */
export function faultOf(path: string, bytes: Buffer): string | undefined {
  const ending = /\.([a-z]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const expected = KINDS.find(({ endings }) => endings.test(ending));
  if (!expected) return undefined;
  if (bytes.length === 0) return 'the file is empty';
  const begin = bytes.toString('latin1', 0, SOME);
  if (!expected.begin.test(begin)) {
    const found = KINDS.find((kind) => kind.begin.test(begin));
    return `its name ends with .${ending}, but it is ${found ? found.name : `not ${expected.name}`}`;
  }
  const isCut = ending === 'pdf' && !bytes.toString('latin1', Math.max(0, bytes.length - SOME)).includes(END_OF_PDF);
  return isCut ? 'the PDF is not complete: its end is missing' : undefined;
}
