// Makes the light twin of a page: served to browsers without script that ask to save data.
import { MARKUP } from '../../src/lib/markup.ts';

/** The suffix of a light twin, after the page's name. */
export const LITE = '.lite';
/** True for a light twin and its compressed files. */
export const isLite = (file: string): boolean => /\.html\.lite(\.(br|gz))?$/.test(file);

const [OPEN, CLOSE] = ['<template data-live="saver">', '</template>'];
const PAPER = '<p class="paper"';

/**
 * Moves pictures into templates, so that the browser does not load them, and shows links to them. The script finds them
 * there. The QR code for paper moves too: browsers without script would load it at once. Undefined if there is no picture.
 */
export function liteTwin(file: string, html: string): string | undefined {
  if (!file.endsWith('.html') || !html.includes('<picture')) return undefined;
  let [twin, from, isOnPaper] = ['', 0, false];
  const put = (to: number, more: string): void => {
    twin += html.slice(from, to) + more;
    from = to;
  };
  for (const { 0: tag, 4: name, index } of html.matchAll(MARKUP)) {
    const end = index + tag.length;
    const isCode = isOnPaper && name === 'img';
    if (name === 'html') put(index + '<html'.length, ' data-pics="asked"');
    if (name === 'picture' || isCode) put(index, OPEN);
    if (name === '/picture' || isCode) put(end, CLOSE);
    isOnPaper = tag.startsWith(PAPER);
  }
  return twin + html.slice(from);
}
