// Finds files that nobody can open as what their name says, for the editors and for the words beside the link.
import type { FileFault } from '~/i18n/file-words';

/** True for a file whose first bytes are one of these, in hexadecimal. */
const startsWith =
  (...starts: readonly string[]) =>
  (head: Buffer): boolean =>
    starts.some((start) => head.toString('hex').startsWith(start));

/** What a file is, by its first bytes, and the endings that such a file has. PDF is last: a zip file may begin with one. */
const KINDS = [
  {
    name: 'zip',
    is: startsWith('504b03', '504b05', '504b07'),
    endings: /^(zip|docx|xlsx|pptx|docm|xlsm|pptm|odt|ods|odp)$/,
  },
  { name: 'ole', is: startsWith('d0cf11e0a1b11ae1'), endings: /^(doc|xls|ppt)$/ },
  { name: 'jpeg', is: startsWith('ffd8ff'), endings: /^(jpe?g|jpe|jfif)$/ },
  { name: 'png', is: startsWith('89504e47'), endings: /^png$/ },
  {
    name: 'html',
    is: (head: Buffer) => /^\s*<(!doctype html|html)\b/i.test(head.toString('latin1')),
    endings: /^x?html?$/,
  },
  { name: 'pdf', is: (head: Buffer) => head.includes('%PDF-'), endings: /^pdf$/ },
] as const satisfies readonly { name: FileFault | 'ole'; is: (head: Buffer) => boolean; endings: RegExp }[];

/** An address with such an ending is that of a program which sends files. It is not the name of a file. */
const PROGRAM = /^(aspx?|ashx|php|jsp|do|cgi)$/;

/** What Office puts into its files, by which a person would call them. */
const OFFICE: readonly [fault: FileFault, inside: string | Buffer][] = [
  ['docx', 'word/document.xml'],
  ['xlsx', 'xl/workbook.xml'],
  ['pptx', 'ppt/presentation.xml'],
  ['doc', Buffer.from('WordDocument', 'utf16le')],
  ['xls', Buffer.from('Workbook', 'utf16le')],
  ['ppt', Buffer.from('PowerPoint Document', 'utf16le')],
];
/** A PDF may begin with some other bytes, and end with some. */
const SOME = 1024;

const officeKind = (bytes: Buffer): FileFault | undefined => OFFICE.find(([, inside]) => bytes.includes(inside))?.[0];

/** A Word file may hold an Excel file, so what a file should have counts first. */
function otherOffice(ending: string, bytes: Buffer): FileFault | undefined {
  const own = OFFICE.find(([name]) => name === ending);
  return own && !bytes.includes(own[1]) ? officeKind(bytes) : undefined;
}

/** What a file of this name has wrong. Returns undefined if nothing wrong was found. */
export function faultOf(path: string, bytes: Buffer): FileFault | undefined {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  if (PROGRAM.test(ending)) return undefined;
  if (bytes.length === 0) return 'empty';
  const head = bytes.subarray(0, SOME);
  const expected = KINDS.find(({ endings }) => endings.test(ending));
  if (expected?.is(head)) {
    if (expected.name === 'pdf') return bytes.subarray(-SOME).includes('%%EOF') ? undefined : 'cut';
    return otherOffice(ending, bytes);
  }
  const found = KINDS.find(({ is }) => is(head))?.name;
  const broken = expected && 'broken';
  if (found !== 'zip' && found !== 'ole') return found ?? broken;
  // Many formats with endings of their own are zip files inside.
  return officeKind(bytes) ?? (found === 'zip' && (expected ?? ending === '') ? found : broken);
}
