// Makes the light version (light twin) of a page: for browsers that ask to save data with the header Save-Data.
import type { Piece } from '../../src/lib/read-html.ts';

/** The ending of the file of a light version. It follows the page's name. */
export const LITE = '.lite';
/** True for a light version and its compressed files. */
export const isLite = (file: string): boolean => /\.html\.lite(\.(br|gz))?$/.test(file);

const [OPEN, CLOSE] = ['<template data-live="saver">', '</template>'];

/**
 * Moves pictures into templates, so that the browser does not load them, and shows links to them. The page's script finds the
 * pictures in these templates. The QR code for printing moves too. Returns undefined if there is no picture.
 */
export function liteTwin(html: string, pieces: readonly Piece[]): string | undefined {
  if (!pieces.some(({ name }) => name === 'picture')) return undefined;
  let [twin, from, isInPicture] = ['', 0, false];
  const put = (to: number, more: string): void => {
    twin += html.slice(from, to) + more;
    from = to;
  };
  for (const piece of pieces) {
    if (piece.name === 'html' && !piece.isEnd) put(piece.from + '<html'.length, ' data-pics="asked"');
    const isPicture = piece.name === 'picture';
    if (isPicture) isInPicture = !piece.isEnd;
    const isSingle = piece.name === 'img' && !isInPicture;
    if (isSingle || (isPicture && !piece.isEnd)) put(piece.from, OPEN);
    if (isSingle || (isPicture && piece.isEnd)) put(piece.to, CLOSE);
  }
  return twin + html.slice(from);
}
