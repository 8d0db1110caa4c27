import { escapeHtml } from './escape.ts';

// XML forbids these characters. XML parsers refuse a document that contains one of them.
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Escapes a text for XML, between tags or in a quoted attribute. Removes the characters that XML forbids. */
export const xmlText = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

/** Writes `<name attribute="…">inside</name>`. `inside` must be XML. */
export const xmlElement = (name: string, attributes: Record<string, string>, inside = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
};

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
