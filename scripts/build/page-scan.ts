// Finds the inline scripts, inline styles and pictures of a finished page.
import { createHash } from 'node:crypto';
import { elementsIn, type Piece, textOf } from '../../src/lib/read-html.ts';
import { readOwn } from '../../src/lib/read-own.ts';

export interface PageFacts {
  /** The hash `'sha256-…'` of each inline script. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The names of the pictures under `/m/`. */
  readonly pictures: readonly string[];
}

/**
 * Matches only the file names that the site itself gives to pictures. Text may also contain `/m/..`, for example "kg/m/..",
 * which leads out of the folder.
 */
const PICTURE = /\/m\/((?:[0-9a-f]{12}|[0-9a-f]{20})\.(?:avif|svg))(?![\w.-])/g;
const RUN_TYPES = new Set([undefined, '', 'text/javascript', 'module']);

/** Copies a string, because a substring would keep the whole page in memory. */
const copyOf = (part: string): string => Buffer.from(part).toString();

/** A cache of hashes, because many pages have the same inline code. */
const hashes = new Map<string, string>();
function hashOf(code: string): string {
  const known = hashes.get(code);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  hashes.set(copyOf(code), hash);
  return hash;
}
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

const lists = new Map<string, readonly string[]>();
/** Returns the same array for equal lists, so that lists can be compared with `===`. */
function listOf(hashes: Iterable<string>): readonly string[] {
  const list = sorted(hashes);
  const name = list.join(' ');
  const known = lists.get(name) ?? list;
  lists.set(name, known);
  return known;
}

const picturesIn = (text: string): string[] => sorted([...text.matchAll(PICTURE)].map(([, name = '']) => copyOf(name)));

/** Returns the tags and texts of a page. The list is empty for other files. */
export const piecesOf = (file: string, text: string): readonly Piece[] =>
  file.endsWith('.html') ? readOwn(text, 'main') : [];

/**
 * Returns the facts of a file. Inline code is read only from the head: code that came into the body with content must
 * never be allowed. Files of the search index show no pictures.
 */
export function factsOf(file: string, text: string, pieces: readonly Piece[]): PageFacts {
  const scripts: string[] = [];
  const styles: string[] = [];
  const body = pieces.findIndex(({ name }) => name === 'body');
  const head = body < 0 ? pieces : pieces.slice(0, body);
  for (const [{ name, attributes }, ...code] of elementsIn(head, ({ name }) => name === 'script' || name === 'style')) {
    if (name === 'style') styles.push(hashOf(textOf(code)));
    else if (!attributes.has('src') && RUN_TYPES.has(attributes.get('type'))) scripts.push(hashOf(textOf(code)));
  }
  const pictures = file.startsWith('find/') ? [] : picturesIn(text);
  return { scripts: listOf(scripts), styles: listOf(styles), pictures };
}
