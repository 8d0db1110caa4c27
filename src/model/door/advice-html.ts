// Finds in an editor's HTML what visitors miss: words for pictures, heads of tables. Also lists the links to own pages.
import { readHtml } from '~/lib/read-html';

/** What was found in an entry: which pictures, how many tables, and the links of its texts. */
export interface Findings {
  /** The addresses of pictures without words, and of those with the name of a file. */
  readonly noWords: string[];
  readonly fileNames: string[];
  noHeads: number;
  readonly links: Set<string>;
  /** The addresses of pictures and files, as the report names them. */
  readonly files: Set<string>;
  /** True if a text names pages or pictures of Wagtail by their ID. */
  hasIds: boolean;
}

const ENDING = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;
/** The names that cameras and phones give: IMG_2041, DSC00012, WhatsApp Image 2026-11-02 at 10.15.22. */
const OF_A_CAMERA =
  /^(?:img|dsc[nf]?|pxl|image|photo|picture|pic|screenshot|whatsapp[ _-]image)[ _-]*\d[\d\s_.:at-]*$/i;
/** A name of a file is one word with a digit or a line between its parts. */
const JOINED = /^(?=.*[\d_-])\S+$/;

const lastPart = (address: string): string => address.replace(/[?#].*$/s, '').replace(/^.*\//s, '');
const baseName = (address: string): string => lastPart(address).replace(ENDING, '');

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** So many pictures of an entry are named. */
const MOST_NAMES = 3;

/** The names of the files of pictures, so that an editor finds them in the entry. A picture inside the text has none. */
export function pictureNames(addresses: readonly string[]): string {
  const files = addresses.filter((address) => !/^\s*data:/i.test(address));
  const names = [...new Set(files.map((address) => decoded(lastPart(address))))].filter(Boolean);
  return `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ' …' : ''}`;
}

/** True if the words for a picture are only the name of its file. */
function isFileName(words: string, address: string): boolean {
  const name = words.trim();
  return ENDING.test(name) || OF_A_CAMERA.test(name) || (JOINED.test(name) && name === baseName(address));
}

export function countPicture(words: string, address: string, into: Findings): void {
  into.files.add(address);
  if (words.trim() === '') into.noWords.push(address);
  else if (isFileName(words, address)) into.fileNames.push(address);
}

interface OpenTable {
  rows: number;
  cells: number;
  hasHead: boolean;
}

/** A table of one row or one column needs no head. Words in bold in the first row become heads. */
const needsHead = ({ rows, cells, hasHead }: OpenTable): boolean => !hasHead && rows > 1 && cells > rows;

export function findInHtml(html: string, into: Findings): void {
  const tables: OpenTable[] = [];
  const close = (table: OpenTable | undefined): void => {
    if (table && needsHead(table)) into.noHeads += 1;
  };
  for (const piece of readHtml(html)) {
    if (piece.name === undefined) continue;
    const { name, isEnd, attributes } = piece;
    if (isEnd) {
      if (name === 'table') close(tables.pop());
      continue;
    }
    if (name === 'embed' || attributes.has('linktype')) into.hasIds = true;
    const table = tables.at(-1);
    if (name === 'table') tables.push({ rows: 0, cells: 0, hasHead: false });
    else if (name === 'img' || name === 'image')
      countPicture(attributes.get('alt') ?? '', attributes.get('src') ?? '', into);
    else if (name === 'a') into.links.add(attributes.get('href')?.trim() ?? '');
    else if (table && name === 'tr') table.rows += 1;
    else if (table && name === 'td') table.cells += 1;
    else if (table && (name === 'th' || (table.rows <= 1 && /^(?:b|strong)$/.test(name)))) table.hasHead = true;
  }
  for (const table of tables) close(table);
}
