// Makes the light twin of a page: what a server sends to whoever asks it to save data, for browsers that run no script.

/** What the file of a twin ends in, behind the name of its page. */
export const LITE = '.lite';
/** A file of the site that is a twin, or a compressed form of one. */
export const isLite = (file: string): boolean => /\.html\.lite(\.(br|gz))?$/.test(file);

/** The code that leads here from paper is one that browsers without script ask for at once. */
const PICTURE = /<picture\b.*?<\/picture>|(?<=<p class="paper">)<img\b[^>]*>/gs;

/**
 * The page with its pictures where no browser asks for them and the links that show them in sight; nothing for a page
 * without pictures. Script finds them in their templates.
 */
export function liteTwin(file: string, html: string): string | undefined {
  if (!file.endsWith('.html') || !html.includes('<picture')) return undefined;
  return html
    .replace('<html ', '<html data-pics="asked" ')
    .replace(PICTURE, (picture) => `<template data-live="saver">${picture}</template>`);
}
