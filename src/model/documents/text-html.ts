// Writes the text of a PDF as HTML.
import { type Html, markup } from '~/lib/html';
import type { Block, Cell, Item, PaperText } from '~/media/papers/facts';

const NUMBER = /^\(?(\d{1,4})[.)]\s+/;

/** Writes a list. If its items are numbered from 1, the browser writes the numbers. */
function listOf(items: readonly Item[]): Html {
  const isNumbered = items.every(({ text }, index) => Number(NUMBER.exec(text)?.[1]) === index + 1);
  if (!isNumbered) return plainList(items);
  return markup`<ol>${items.map((item) => itemOf({ ...item, text: item.text.replace(NUMBER, '') }))}</ol>`;
}

const itemOf = (item: Item): Html => markup`<li>${item.text}${item.items.length > 0 && listOf(item.items)}</li>`;

const plainList = (items: readonly Item[]): Html => markup`<ul>${items.map(itemOf)}</ul>`;

const cellOf = ({ text, isHead }: Cell): Html => (isHead ? markup`<th>${text}</th>` : markup`<td>${text}</td>`);

/**
 * If the first cell of a row is its only header cell, this cell is the header of the row. This is also true for the first row
 * of a table.
 */
function rowOf(row: readonly Cell[]): Html {
  const [first, ...others] = row;
  const isLabel = first?.isHead === true && others.length > 0 && others.every(({ isHead }) => !isHead);
  const cells = isLabel ? [markup`<th scope="row">${first.text}</th>`, ...others.map(cellOf)] : row.map(cellOf);
  return markup`<tr>${cells}</tr>`;
}

const HEADINGS: Readonly<Record<number, (text: string) => Html>> = {
  1: (text) => markup`<h1>${text}</h1>`,
  2: (text) => markup`<h2>${text}</h2>`,
  3: (text) => markup`<h3>${text}</h3>`,
  4: (text) => markup`<h4>${text}</h4>`,
  5: (text) => markup`<h5>${text}</h5>`,
};
const lowest = (text: string): Html => markup`<h6>${text}</h6>`;

function htmlOf(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return (HEADINGS[block.level] ?? lowest)(block.text);
    case 'list':
      return listOf(block.items);
    case 'table':
      return markup`<table>${block.rows.map(rowOf)}</table>`;
    case 'picture':
      return markup`<p><em>[${block.text}]</em></p>`;
    case 'text':
      return markup`<p>${block.text}</p>`;
  }
}

/** The separator between two pages. No block makes this element. */
export const BETWEEN_PAGES = '<hr>';

/** Returns the HTML of some pages. The caller must sanitise this HTML, like every text. */
export const htmlOfPages = (pages: PaperText): string =>
  pages.map((blocks) => markup`${blocks.map(htmlOf)}`.text).join(BETWEEN_PAGES);
