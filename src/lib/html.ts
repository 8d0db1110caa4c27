import { escapeHtml } from './escape.ts';

/** HTML that may stand in a page as it is. Only `markup` and `trustedHtml` make some. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(written).join('') : escapeHtml(String(part));
}

/**
 * The one writer of HTML: markup`<p title="${words}">${words}</p>`. What is put in is escaped unless it is Html itself; parts of
 * a list stand one behind the other, `undefined` and `false` are nothing. Attributes must have quotes. (It is not called
 * `html`: the formatter would put spaces into it.)
 */
export const markup = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(pieces.reduce((text, piece, index) => text + written(parts[index - 1]) + piece));

/** Takes a text for HTML: our own drawings, style sheets and scripts, and what a sanitiser or this writer has made. */
export const trustedHtml = (text: string): Html => new Html(text);

/** A tag with attributes, each with its value; an empty value needs none. */
export const startTag = (name: string, attributes: Iterable<readonly [name: string, value: string]>): string =>
  `<${name}${[...attributes].map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`)).join('')}>`;

export const endTag = (name: string): string => `</${name}>`;
