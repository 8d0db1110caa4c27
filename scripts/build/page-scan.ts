// Finds in a finished page what its server and its folder must have: inline code, and pictures.
import { createHash } from 'node:crypto';
import { MARKUP } from '../../src/lib/markup.ts';

export interface PageFacts {
  /** `'sha256-…'` of each inline script that browsers run. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Names of pictures under `/m/`. */
  readonly pictures: readonly string[];
}

const PICTURE = /\/m\/([\w.-]+)/g;
const NOT_RUN = /\btype\s*=\s*["']?(?!text\/javascript|module|["'\s>])/i;

/** A string of its own: a part of a page would keep the whole of it in memory. */
const copyOf = (part: string): string => Buffer.from(part).toString();

/** Pages share their inline code: each piece is worked out once. */
const hashes = new Map<string, string>();
function hashOf(code: string): string {
  const known = hashes.get(code);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  hashes.set(copyOf(code), hash);
  return hash;
}
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Pages of a kind share all their inline code: the list is the very same, which is seen at a glance. */
const lists = new Map<string, readonly string[]>();
function listOf(hashes: Iterable<string>): readonly string[] {
  const list = sorted(hashes);
  const name = list.join(' ');
  const known = lists.get(name) ?? list;
  lists.set(name, known);
  return known;
}

const picturesIn = (text: string): string[] => sorted([...text.matchAll(PICTURE)].map(([, name = '']) => copyOf(name)));

/** Only the head has code of the site's: code that came into a body with a text is never allowed by itself. */
export function factsOfPage(html: string): PageFacts {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, tag, attributes = '', code = '', other] of html.matchAll(MARKUP)) {
    if (other === 'body') break;
    if (tag?.toLowerCase() === 'style') styles.push(hashOf(code));
    const isInline = tag?.toLowerCase() === 'script' && !/\bsrc\s*=/i.test(attributes);
    if (isInline && !NOT_RUN.test(attributes)) scripts.push(hashOf(code));
  }
  return { scripts: listOf(scripts), styles: listOf(styles), pictures: picturesIn(html) };
}

/** Of any file of the site. What the search index says is no page: it shows nothing. */
export const factsOfFile = (name: string, text: string): PageFacts =>
  name.endsWith('.html')
    ? factsOfPage(text)
    : { scripts: [], styles: [], pictures: name.startsWith('find/') ? [] : picturesIn(text) };
