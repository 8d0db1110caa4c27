import { escapeHtml } from './escape.ts';

// Characters that XML forbids: parsers would refuse the whole document.
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Text for XML, between tags or in a quoted attribute. */
export const xmlText = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));

/** `<name attribute="…">text</name>`. `inside` must be XML. */
export const xmlElement = (name: string, attributes: Record<string, string>, inside = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
};

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
