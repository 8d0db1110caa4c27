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
 * The only way to write HTML: markup`<p title="${words}">${words}</p>`. Values are escaped unless they are Html. Lists are
 * joined; `undefined` and `false` give nothing. Attributes must have quotes. (Not named `html`, because the formatter
 * would then add spaces.)
 */
export const markup = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(pieces.reduce((text, piece, index) => text + written(parts[index - 1]) + piece));

/** Marks text as safe HTML: our own drawings, style sheets and scripts, and output of a sanitiser or of `markup`. */
export const trustedHtml = (text: string): Html => new Html(text);

/** A start tag with attributes. An empty value gives an attribute without value. */
export const startTag = (name: string, attributes: Iterable<readonly [name: string, value: string]>): string =>
  `<${name}${[...attributes].map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`)).join('')}>`;

export const endTag = (name: string): string => `</${name}>`;
