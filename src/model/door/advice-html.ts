// Checks an editor's HTML for pictures without a description and tables without column headers. Also lists the links to pages
// of this site.
import { decoded } from '~/lib/decoded';
import { readHtml } from '~/lib/read-html';

/** The findings in an entry: its faulty pictures, the number of faulty tables, and the links in its texts. */
export interface Findings {
  /** The addresses of pictures without a description, and of pictures whose description is a file name. */
  readonly noWords: string[];
  readonly fileNames: string[];
  noHeads: number;
  readonly links: Set<string>;
  /** The addresses of pictures and files, in the form that the report uses. */
  readonly files: Set<string>;
  /** True if a text refers to Wagtail pages or pictures by ID. */
  hasIds: boolean;
}

const ENDING = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;
/** Names that cameras and phones give to pictures: IMG_2041, DSC00012, WhatsApp Image 2026-11-02 at 10.15.22. */
const OF_A_CAMERA =
  /^(?:img|dsc[nf]?|pxl|image|photo|picture|pic|screenshot|whatsapp[ _-]image)[ _-]*\d[\d\s_.:at-]*$/i;
/** A file name is one word that contains a digit, a hyphen or an underscore. */
const JOINED = /^(?=.*[\d_-])\S+$/;

const lastPart = (address: string): string => address.replace(/[?#].*$/s, '').replace(/^.*\//s, '');
const baseName = (address: string): string => lastPart(address).replace(ENDING, '');

/** The number of an entry's pictures that the report names. */
const MOST_NAMES = 3;

/**
 * Returns the file names of pictures, so that an editor finds the pictures in the entry. A picture inside the HTML (`data:`)
 * has no name.
 */
export function pictureNames(addresses: readonly string[]): string {
  const files = addresses.filter((address) => !/^\s*data:/i.test(address));
  const names = [...new Set(files.map((address) => decoded(lastPart(address))))].filter(Boolean);
  return `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ' …' : ''}`;
}

/** True if the description of a picture is only its file name. */
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

/**
 * A table with one row or one column needs no headers. A first row in bold counts as headers, because the site changes it to
 * headers.
 */
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
