import { expect, it } from 'vitest';
import { spriteFor } from '~/layouts/sprite';
import { readHtml } from '~/lib/read-html';

const iconsFor = (html: string): string[] =>
  [...spriteFor(readHtml(html)).matchAll(/id="i-([^"]+)"/g)].map(([, id = '']) => id);
const FRAME = iconsFor('');
const own = (html: string): string[] => iconsFor(html).filter((name) => !FRAME.includes(name));

it('has the icons that are referred to, and none for what an editor writes about one', () => {
  expect(own('<use href="#i-tender"></use><p title="#i-mail">See "#i-dragline" and "#i-constructor"</p>')).toEqual([
    'tender',
  ]);
});

it('has the icons that a chip can get while the page is read', () => {
  expect(own('<span data-closes="2026-11-24T17:00+05:30"></span>')).toEqual(['clock', 'closed', 'open']);
  expect(own('<span data-lapses="2026-11-24T17:00+05:30"></span>')).toEqual(['closed']);
  expect(own('<p title=" data-closes=">data-lapses=""</p>')).toEqual([]);
});
