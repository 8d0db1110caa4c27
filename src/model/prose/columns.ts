import type { Element } from 'hast';
import { unbroken } from '~/i18n/unbroken';
import { cellsOf, element, isElement, plainText } from './tree';

/** A cell with at most this many letters is short, such as a number or a date. Longer texts are sentences. */
const SHORT = 8;
const MIDDLING = { text: 28, word: 13 };
/**
 * A column header fits above a narrow column of numbers if it has at most `text` letters, and each of its words has at most
 * `word` letters.
 */
const HEAD = { text: 40, word: 11 };

type Span = 'colSpan' | 'rowSpan';
const spanOf = (cell: Element, name: Span): number => Math.max(1, Number(cell.properties[name] ?? 1));

function writeSpan(cell: Element, name: Span, span: number): void {
  if (span === spanOf(cell, name)) return;
  cell.properties[name] = span === 1 ? undefined : span;
}

/** A cell that begins in the column `from`. It ends before the column `to` and before the row `end`. */
interface Placed {
  cell: Element;
  from: number;
  to: number;
  end: number;
}

/**
 * Gives each cell its columns, as browsers do. A row span ends at the end of its section (such as `tbody`). For speed,
 * a row checks only the cells of earlier rows that reach into it.
 */
function placedIn(rows: readonly Element[][]): Placed[] {
  const all: Placed[] = [];
  /** The cells of earlier rows that reach into this row, by column. */
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

/** Counts the values that are less than `most`. The values are sorted. */
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
 * Returns the texts of each column, without cells that span several columns. If no cell begins in a column, this column and the
 * previous column count as one column. Spans end at the last real column, because phones are slow with thousands of columns.
 */
function textsOfColumns(sections: readonly Element[][][]): string[][] {
  const placed = sections.flatMap(placedIn);
  const begins = [...new Set(placed.map(({ from }) => from))].sort((a, b) => a - b);
  const columns = begins.map((): string[] => []);
  for (const { cell, from, to } of placed) {
    const first = countBelow(begins, from);
    const across = countBelow(begins, to) - first;
    writeSpan(cell, 'colSpan', across);
    if (across === 1) columns[first]?.push(plainText(cell));
  }
  return columns;
}

const longestOf = (texts: readonly string[]): number => texts.reduce((most, { length }) => Math.max(most, length), 0);

const NUMBER = /^[-−]?(?:\d{1,3}(?:,\d{2,3})+|\d{1,12})(?:\.\d{1,6})? ?%?$/;

/** Returns the value of a cell that contains only a number, such as `1,24,000`, `38.2` or `75 %`. */
export const numberIn = (text: string): number | undefined =>
  NUMBER.test(text) ? Number(text.replace('−', '-').replace(/[, %]/g, '')) : undefined;

/** The classes of columns (src/styles/columns.css) and their widths in rem. */
const WIDTHS = { 'col-s': 6.5, 'col-m': 8.75, 'col-l': 13 } as const;
type Width = keyof typeof WIDTHS;
/** The least width of a column without a class, in rem. */
const OTHER = 10;
/** A table up to this width fits on a phone, in rem. */
const PHONE = 22;

function widthOf(texts: readonly string[]): Width | undefined {
  const longest = longestOf(texts);
  if (longest <= SHORT) return 'col-s';
  const longestWord = longestOf(texts.flatMap((text) => unbroken(text).split(/[ -]/)));
  const areNumbers = texts.length > 1 && texts.slice(1).every((text) => numberIn(text) !== undefined);
  if (areNumbers && longest <= HEAD.text && longestWord <= HEAD.word) return 'col-s';
  if (longest > MIDDLING.text) return undefined;
  return longestWord <= MIDDLING.word ? 'col-m' : 'col-l';
}

const SECTIONS = ['thead', 'tbody', 'tfoot'] as const;
const rowsOf = (section: Element): Element[][] =>
  section.children.filter((row) => isElement(row, 'tr')).map((row) => cellsOf(row));

/**
 * Returns the `colgroup`, which sets the width of each column by its content. Without widths, columns move while rows arrive on
 * a slow connection. If the table has only one or two columns, and all contain sentences, there is no `colgroup`, and the
 * columns share the space. Also returns whether the columns fit on a phone. Shortens spans that are too long.
 */
export function columnsOf(table: Element): { columns: Element | undefined; isNarrow: boolean } {
  const texts = textsOfColumns(table.children.filter((part) => isElement(part, ...SECTIONS)).map(rowsOf));
  const usual = texts.length > 2 ? 'col-l' : undefined;
  const classes = texts.map((ofColumn) => widthOf(ofColumn) ?? usual);
  const width = classes.reduce((sum, name) => sum + (name ? WIDTHS[name] : OTHER), 0);
  const columns = classes.map((name) => element('col', name ? { className: [name] } : {}));
  return {
    columns: classes.some(Boolean) ? element('colgroup', {}, columns) : undefined,
    isNarrow: width <= PHONE,
  };
}
