// Finds files whose content does not fit their name, for the editors and for the note beside the link.
import type { FileFault } from '~/i18n/file-words';

/** True for a file whose first bytes are one of these, in hexadecimal. */
const startsWith =
  (...starts: readonly string[]) =>
  (head: Buffer): boolean =>
    starts.some((start) => head.toString('hex').startsWith(start));

/**
 * The file formats. The first bytes of a file show its format (`is`). `endings` are the usual endings of the format. PDF is
 * last, because a zip file may contain a PDF near its beginning.
 */
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

/** These endings belong to programs on a server. They do not name the format of the file that is sent. */
const PROGRAM = /^(aspx?|ashx|php|jsp|do|cgi)$/;

/** Names that files of Office contain. The name shows which program of Office wrote the file. */
const OFFICE: readonly [fault: FileFault, inside: string | Buffer][] = [
  ['docx', 'word/document.xml'],
  ['xlsx', 'xl/workbook.xml'],
  ['pptx', 'ppt/presentation.xml'],
  ['doc', Buffer.from('WordDocument', 'utf16le')],
  ['xls', Buffer.from('Workbook', 'utf16le')],
  ['ppt', Buffer.from('PowerPoint Document', 'utf16le')],
];
/** A PDF may have other bytes before its start and after its end, at most this many. */
const SOME = 1024;

/**
 * Files that open although their content does not fit their ending. Programs of Office open RTF, XML and tables as text with
 * the endings of Office. Browsers open GIF and WebP pictures with the endings of other picture formats.
 */
const FINE: readonly { readonly ending: RegExp; readonly is: (head: Buffer) => boolean }[] = [
  { ending: /^(doc|rtf)$/, is: (head) => head.toString('latin1').startsWith('{\\rtf') },
  { ending: /^(doc|xls)$/, is: (head) => /^\s*(\xef\xbb\xbf)?<\?xml\b/.test(head.toString('latin1')) },
  {
    ending: /^xls$/,
    is: (head) => head.length > 0 && !head.includes(0) && /^\s*[^<\s][^]*[\t,;]/.test(head.toString('latin1')),
  },
  { ending: /^(jpe?g|png)$/, is: (head) => /^(GIF8|RIFF[^]{4}WEBP)/.test(head.toString('latin1')) },
];

/** A document of Office that asks for a password contains this name. Such a document is not a zip file. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

/** True if the file contains the end mark of a PDF. Some programs write zeros after this mark. */
function isEnded(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(Math.max(0, end - SOME), end).includes('%%EOF');
}

const officeKind = (bytes: Buffer): FileFault | undefined => OFFICE.find(([, inside]) => bytes.includes(inside))?.[0];

/**
 * Returns the real format if the file is of another Office program. A Word file may contain an Excel file, so the expected
 * format is checked first.
 */
function otherOffice(ending: string, bytes: Buffer): FileFault | undefined {
  const own = OFFICE.find(([name]) => name === ending);
  return own && !bytes.includes(own[1]) ? officeKind(bytes) : undefined;
}

/** Returns the fault of a file with this name. Returns undefined if no fault was found. */
export function faultOf(path: string, bytes: Buffer): FileFault | undefined {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  if (PROGRAM.test(ending)) return undefined;
  if (bytes.length === 0) return 'empty';
  const head = bytes.subarray(0, SOME);
  const expected = KINDS.find(({ endings }) => endings.test(ending));
  if (expected?.is(head)) {
    if (expected.name === 'pdf') return isEnded(bytes) ? undefined : 'cut';
    return otherOffice(ending, bytes);
  }
  if (FINE.some(({ ending: named, is }) => named.test(ending) && is(head))) return undefined;
  const found = KINDS.find(({ is }) => is(head))?.name;
  if (found === 'ole' && expected?.name === 'zip' && bytes.includes(LOCKED)) return undefined;
  const broken = expected && 'broken';
  if (found !== 'zip' && found !== 'ole') return found ?? broken;
  // Many formats are zip files with an ending of their own. So a zip file with an unknown ending has no fault.
  return officeKind(bytes) ?? (found === 'zip' && (expected ?? ending === '') ? found : broken);
}
