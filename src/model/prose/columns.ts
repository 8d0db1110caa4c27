import type { Element } from 'hast';
import { element, isElement, textOf } from './tree';

/** In letters: a year, a number; a date, a few words. What is longer is a sentence. */
const SHORT = 9;
const MIDDLING = { text: 28, word: 13 };

type Span = 'colSpan' | 'rowSpan';
const spanOf = (cell: Element, name: Span): number => Math.max(1, Number(cell.properties[name] ?? 1));

function writeSpan(cell: Element, name: Span, span: number): void {
  if (span === spanOf(cell, name)) return;
  cell.properties[name] = span === 1 ? undefined : span;
}

/** A cell over the columns from one up to another, in the rows before `end`. */
interface Placed {
  cell: Element;
  from: number;
  to: number;
  end: number;
}

/** Where HTML puts the cells of a section: none goes on below its last row. Each row walks through what goes on from above it, not through what that spans: 3,000 rows that all go on take 40 ms. */
function placedIn(rows: readonly Element[][]): Placed[] {
  const all: Placed[] = [];
  /** Those that go on in the row, by where they begin. */
  let above: Placed[] = [];
  for (const [row, cells] of rows.entries()) {
    const going: Placed[] = [];
    const goOn = (placed: Placed): void => {
      if (placed.end > row + 1) going.push(placed);
    };
    let [at, next] = [0, 0];
    for (const cell of cells) {
      for (let other = above[next]; other && other.from <= at; other = above[next]) {
        at = Math.max(at, other.to);
        goOn(other);
        next += 1;
      }
      const end = Math.min(rows.length, row + spanOf(cell, 'rowSpan'));
      writeSpan(cell, 'rowSpan', end - row);
      const placed = { cell, from: at, to: at + spanOf(cell, 'colSpan'), end };
      all.push(placed);
      goOn(placed);
      at = placed.to;
    }
    above.slice(next).forEach(goOn);
    above = going;
  }
  return all;
}

/** How many of some numbers in their order are less than another one. */
function countBelow(sorted: readonly number[], most: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? most) < most) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The texts of each column, without those of cells that lie over several. Columns that always lie together are one: there
 * are as many as there are places where a cell begins. Spans are clipped to them, or a phone would work out the others.
 */
function textsOfColumns(sections: readonly Element[][][]): string[][] {
  const placed = sections.flatMap(placedIn);
  const begins = [...new Set(placed.map(({ from }) => from))].sort((a, b) => a - b);
  const columns = begins.map((): string[] => []);
  for (const { cell, from, to } of placed) {
    const first = countBelow(begins, from);
    const across = countBelow(begins, to) - first;
    writeSpan(cell, 'colSpan', across);
    if (across === 1) columns[first]?.push(textOf(cell).replace(/\s+/g, ' ').trim());
  }
  return columns;
}

const longestOf = (texts: readonly string[]): number => texts.reduce((most, { length }) => Math.max(most, length), 0);

function widthOf(texts: readonly string[]): 'col-s' | 'col-m' | undefined {
  const longest = longestOf(texts);
  if (longest <= SHORT) return 'col-s';
  if (longest > MIDDLING.text) return undefined;
  return longestOf(texts.flatMap((text) => text.split(' '))) <= MIDDLING.word ? 'col-m' : undefined;
}

const SECTIONS = ['thead', 'tbody', 'tfoot'] as const;
const cellsOf = (row: Element): Element[] => row.children.filter((cell) => isElement(cell, 'td', 'th'));
const rowsOf = (section: Element): Element[][] =>
  section.children.filter((row) => isElement(row, 'tr')).map((row) => cellsOf(row));

/**
 * How wide each column of a table is, by what its cells say. Left to the browser, columns move with every row that
 * comes: on a slow line a visitor would see that. Where there are only two, sentences share what room there is: a phone has
 * enough of it for both. Spans of cells that reach beyond what is there are clipped.
 */
export function columnsOf(table: Element): Element {
  const columns = textsOfColumns(table.children.filter((part) => isElement(part, ...SECTIONS)).map(rowsOf));
  const usual = columns.length > 2 ? 'col-l' : undefined;
  const classes = columns.map((texts) => widthOf(texts) ?? usual);
  return element(
    'colgroup',
    {},
    classes.map((name) => element('col', name ? { className: [name] } : {})),
  );
}
