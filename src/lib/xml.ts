import { escapeHtml } from './escape.ts';

// What XML 1.0 has no place for: a document with one of these is not read at all.
// eslint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text as it may stand in XML, between tags or in a quoted attribute. */
export const xmlText = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

/** `<name attribute="…">text</name>`; what is inside is XML already. */
export const xmlElement = (name: string, attributes: Record<string, string>, inside = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
};

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
