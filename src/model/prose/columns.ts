import type { Element } from 'hast';
import { element, textOf } from './tree';

/** In letters: a year, a number; a date, a few words. What is longer is a sentence. */
const SHORT = 9;
const MIDDLING = { text: 28, word: 13 };

const spanOf = (cell: Element, name: 'colSpan' | 'rowSpan'): number => Math.max(1, Number(cell.properties[name] ?? 1));

/** The texts of each column, without those of cells that lie over several. */
function textsOfColumns(rows: readonly Element[][]): string[][] {
  const columns: string[][] = [];
  /** How many rows, this one too, each column is taken by a cell from above. */
  const taken: number[] = [];
  for (const cells of rows) {
    let at = 0;
    for (const cell of cells) {
      while ((taken[at] ?? 0) > 0) at += 1;
      const [across, down] = [spanOf(cell, 'colSpan'), spanOf(cell, 'rowSpan')];
      for (let next = at; next < at + across; next += 1) {
        taken[next] = down;
        const texts = (columns[next] ??= []);
        if (across === 1) texts.push(textOf(cell).replace(/\s+/g, ' ').trim());
      }
      at += across;
    }
    for (const [index, rest] of taken.entries()) taken[index] = rest - 1;
  }
  return columns;
}

function widthOf(texts: readonly string[]): 'col-s' | 'col-m' | undefined {
  const longest = Math.max(0, ...texts.map(({ length }) => length));
  const word = Math.max(0, ...texts.flatMap((text) => text.split(' ')).map(({ length }) => length));
  if (longest <= SHORT) return 'col-s';
  return longest <= MIDDLING.text && word <= MIDDLING.word ? 'col-m' : undefined;
}

/**
 * How wide each column of a table is, by what its cells say. Left to the browser, columns move with every row that
 * comes: on a slow line a visitor would see that. Where there are only two, sentences share what room there is: a phone has
 * enough of it for both.
 */
export function columnsOf(rows: readonly Element[][]): Element {
  const columns = textsOfColumns(rows);
  const usual = columns.length > 2 ? 'col-l' : undefined;
  const classes = columns.map((texts) => widthOf(texts) ?? usual);
  return element(
    'colgroup',
    {},
    classes.map((name) => element('col', name ? { className: [name] } : {})),
  );
}
