// Finds the inline scripts, inline styles and pictures of a finished page.
import { createHash } from 'node:crypto';
import { MARKUP } from '../../src/lib/markup.ts';

export interface PageFacts {
  /** `'sha256-…'` of each inline script. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Names of the pictures under `/m/`. */
  readonly pictures: readonly string[];
}

const PICTURE = /\/m\/([\w.-]+)/g;
const NOT_RUN = /\btype\s*=\s*["']?(?!text\/javascript|module|["'\s>])/i;

/** Copies a string: a substring would keep the whole page in memory. */
const copyOf = (part: string): string => Buffer.from(part).toString();

/** A cache: many pages have the same inline code. */
const hashes = new Map<string, string>();
function hashOf(code: string): string {
  const known = hashes.get(code);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  hashes.set(copyOf(code), hash);
  return hash;
}
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Returns one shared array for equal lists, so that they can be compared with `===`. */
const lists = new Map<string, readonly string[]>();
function listOf(hashes: Iterable<string>): readonly string[] {
  const list = sorted(hashes);
  const name = list.join(' ');
  const known = lists.get(name) ?? list;
  lists.set(name, known);
  return known;
}

const picturesIn = (text: string): string[] => sorted([...text.matchAll(PICTURE)].map(([, name = '']) => copyOf(name)));

/** Reads inline code from the head only: code that came into the body with content must never be allowed. */
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

/** The same for any file. Files of the search index show no pictures. */
export const factsOfFile = (name: string, text: string): PageFacts =>
  name.endsWith('.html')
    ? factsOfPage(text)
    : { scripts: [], styles: [], pictures: name.startsWith('find/') ? [] : picturesIn(text) };
