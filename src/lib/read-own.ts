import { decodeHTML } from 'entities';
import type { Piece, Tag } from './read-html.ts';

/** Elements that contain text and no markup. The value is the text that ends the element. */
const RAW = new Map([
  ['script', '</script'],
  ['style', '</style'],
  ['textarea', '</textarea'],
]);
const NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Parses the attributes only when they are read, because most tags are used without their attributes. */
class OwnTag implements Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly from: number;
  readonly to: number;
  readonly #source: string;
  #attributes: ReadonlyMap<string, string> | undefined;

  constructor(
    name: string,
    isEnd: boolean,
    html: string,
    [from, attributesFrom, to]: readonly [number, number, number],
  ) {
    this.name = name;
    this.isEnd = isEnd;
    this.from = from;
    this.to = to;
    this.#source = html.slice(attributesFrom, to - 1);
  }

  get attributes(): ReadonlyMap<string, string> {
    return (this.#attributes ??= new Map(
      [...this.#source.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        decodeHTML(double ?? single ?? bare ?? ''),
      ]),
    ));
  }
}

/**
 * Returns the position after the `>` of a tag. A `>` in quotes does not count. Without `>`, returns the end of `html`.
 */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at];
    if (sign === '>') return at + 1;
    if (sign !== '"' && sign !== "'") continue;
    const quote = html.indexOf(sign, at + 1);
    if (quote < 0) break;
    at = quote;
  }
  return html.length;
}

/** Returns the position of a text, or the end of `html` if the text does not occur. */
function find(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found < 0 ? html.length : found;
}

/**
 * Returns the same as `readHtml`, but only for HTML of this site: names are in small letters, values are in quotes, and texts
 * have no `<`. It reads each letter only once, and is six times as fast. This saves 2 ms for each page in a build.
 */
export function readOwn(html: string, last?: string): Piece[] {
  const pieces: Piece[] = [];
  const addText = (from: number, to: number, isRaw = false): void => {
    const text = html.slice(from, to);
    if (text !== '') pieces.push({ text: isRaw ? text : decodeHTML(text) });
  };
  for (let at = 0; at < html.length;) {
    const from = find(html, '<', at);
    addText(at, from);
    if (html.startsWith('<!', from)) {
      const end = html.startsWith('<!--', from) ? '-->' : '>';
      at = find(html, end, from) + end.length;
      continue;
    }
    const isEnd = html[from + 1] === '/';
    NAME.lastIndex = from + (isEnd ? 2 : 1);
    const name = NAME.exec(html)?.[0];
    if (name === undefined) {
      at = from + 1;
      addText(from, at);
      continue;
    }
    at = endOfTag(html, NAME.lastIndex);
    pieces.push(new OwnTag(name, isEnd, html, [from, NAME.lastIndex, at]));
    if (isEnd && name === last) break;
    const rawEnd = isEnd ? undefined : RAW.get(name);
    if (rawEnd === undefined) continue;
    const end = find(html, rawEnd, at);
    addText(at, end, name !== 'textarea');
    at = end;
  }
  return pieces;
}
