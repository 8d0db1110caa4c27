import { escapeHtml } from './escape.ts';

// Controls other than tab and line ends, halves of a pair, and two signs that are none: a document with one is not read.
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A text as it may stand in XML, between tags or in a quoted attribute. */
export const xmlText = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

/** `<name attribute="…">text</name>`; what is inside is XML already. */
export const xmlElement = (name: string, attributes: Record<string, string>, inside = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
};

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
