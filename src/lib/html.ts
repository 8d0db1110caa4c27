import { escapeHtml } from './escape.ts';

/** Safe HTML. Only `markup` and `trustedHtml` create it. */
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
 * The only way to write HTML: markup`<p title="${words}">${words}</p>`. Values are escaped unless they are Html. Lists
 * are joined, and `undefined` and `false` give an empty text. Attributes must have quotes. The name is not `html`,
 * because the formatter adds spaces to templates with that name.
 */
export const markup = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(pieces.reduce((text, piece, index) => text + written(parts[index - 1]) + piece));

/** Marks a text as safe HTML. Use it only for our own code and for the output of a sanitiser or of `markup`. */
export const trustedHtml = (text: string): Html => new Html(text);

/** Returns a start tag with attributes. An attribute with an empty value is written without a value. */
export const startTag = (name: string, attributes: Iterable<readonly [name: string, value: string]>): string =>
  `<${name}${[...attributes].map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`)).join('')}>`;

export const endTag = (name: string): string => `</${name}>`;
