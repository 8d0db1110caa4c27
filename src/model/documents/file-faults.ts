// Finds files that nobody can open, so that the report names them to the editors.

/** True for a file whose first bytes are one of these, in hexadecimal. */
const startsWith =
  (...starts: readonly string[]) =>
  (head: Buffer): boolean =>
    starts.some((start) => head.toString('hex').startsWith(start));

/** What a file is, by its first bytes, and the endings that such a file has. */
const KINDS = [
  { name: 'a PDF', is: (head: Buffer) => head.includes('%PDF-'), endings: /^pdf$/ },
  {
    name: 'a ZIP file or an office document',
    is: startsWith('504b03', '504b05', '504b07'),
    endings: /^(zip|docx|xlsx|pptx|odt|ods|odp)$/,
  },
  { name: 'an old office document', is: startsWith('d0cf11e0a1b11ae1'), endings: /^(doc|xls|ppt)$/ },
  { name: 'a JPEG picture', is: startsWith('ffd8ff'), endings: /^jpe?g$/ },
  { name: 'a PNG picture', is: startsWith('89504e47'), endings: /^png$/ },
  {
    name: 'a web page',
    is: (head: Buffer) => /^\s*<(!doctype html|html)\b/i.test(head.toString('latin1')),
    endings: /^html?$/,
  },
] as const;
/** A PDF may begin with some other bytes, and end with some. */
const SOME = 1024;

/** Says in a few words why a file of this name is wrong. Returns undefined if nothing wrong was found. */
export function faultOf(path: string, bytes: Buffer): string | undefined {
  const ending = /\.([a-z]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const expected = KINDS.find(({ endings }) => endings.test(ending));
  if (!expected) return undefined;
  if (bytes.length === 0) return 'the file is empty';
  const head = bytes.subarray(0, SOME);
  if (!expected.is(head)) {
    const found = KINDS.find(({ is }) => is(head));
    return `its name ends with .${ending}, but it is ${found ? found.name : `not ${expected.name}`}`;
  }
  const isCut = ending === 'pdf' && !bytes.subarray(-SOME).includes('%%EOF');
  return isCut ? 'the PDF is not complete: its end is missing' : undefined;
}
