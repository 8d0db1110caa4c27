// Makes the light twin of a page: what a server sends to whoever asks it to save data, for browsers that run no script.
import { MARKUP } from '../../src/lib/markup.ts';

/** What the file of a twin ends in, behind the name of its page. */
export const LITE = '.lite';
/** A file of the site that is a twin, or a compressed form of one. */
export const isLite = (file: string): boolean => /\.html\.lite(\.(br|gz))?$/.test(file);

const [OPEN, CLOSE] = ['<template data-live="saver">', '</template>'];
const PAPER = '<p class="paper"';

/**
 * The page with its pictures where no browser asks for them and the links that show them in sight; nothing for a page
 * without pictures. Script finds them in their templates. The code that leads here from paper is a picture too: browsers
 * without script would ask for it at once.
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
