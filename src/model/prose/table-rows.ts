import type { Element } from 'hast';
import { unbrokenTitle } from '~/i18n/unbroken';
import type { NumberColumn } from './bars';
import { numberIn } from './columns';
import { IS_TELEPHONE } from './contacts';
import { cellsOf, element, isElement, plainText } from './tree';

const LONGEST_LABEL = 80;
/**
 * The largest number of letters of all labels of a table. A long column header, repeated in thousands of rows, would make a
 * page of megabytes.
 */
const MOST_LABEL_LETTERS = 20_000;
const isSingle = ({ properties }: Element): boolean => !properties.colSpan && !properties.rowSpan;

/**
 * Returns the cells of the rows below the column headers. Returns undefined if a column has no header, or if a cell has a span.
 */
function regularRows(heads: readonly Element[], others: readonly Element[]): Element[][] | undefined {
  const isHead = (cell: Element, index: number): boolean =>
    cell.tagName === 'th' || (index === 0 && plainText(cell) === '');
  if (heads.length < 2 || !heads.every(isHead) || !heads.every(isSingle)) return undefined;
  const body = others.map(cellsOf);
  const fits = body.every((cells) => cells.length === heads.length && cells.every(isSingle));
  return fits && body.length > 0 ? body : undefined;
}

/**
 * Aligns numbers to the right. If the table is too wide for a phone, also gives each cell the header of its column as a label.
 * On phones, each row is then a list of labelled values. `isList` is false if this is not possible, because the table has spans
 * or no headers. Also returns the columns of numbers.
 */
export function completeRows(
  table: Element,
  [first, ...others]: readonly Element[],
  isNarrow: boolean,
): { isList: boolean; columns: NumberColumn[] } {
  const heads = first ? cellsOf(first) : [];
  const body = regularRows(heads, others);
  // Phones do not show the `thead`, so the `thead` must contain only the row of column headers.
  const hidden = table.children.flatMap((part) => (isElement(part, 'thead') ? part.children : []));
  if (!first || !body || hidden.some((row) => isElement(row, 'tr') && row !== first))
    return { isList: false, columns: [] };
  const labels = heads.map((cell) => unbrokenTitle(plainText(cell).slice(0, LONGEST_LABEL)));
  const cols = table.children.flatMap((part) =>
    isElement(part, 'colgroup') ? part.children.filter((col) => isElement(col)) : [],
  );
  const isWide = (one: Element): boolean => String(one.properties.className) === 'col-l';
  const wide = cols.some(isWide) ? cols.filter(isWide) : cols.filter((_, at) => at === widestOf(body));
  const columns = heads.flatMap((head, index) => {
    const found = index > 0 && numbersIn(head, body, index);
    return found ? { ...found, scale: labels.join('\n'), col: cols[index], wide } : [];
  });
  if (isNarrow || labels.join('').length * body.length > MOST_LABEL_LETTERS) return { isList: false, columns };
  const telephones = heads.flatMap((_, index) => (index > 0 && areTelephones(body, index) ? [index] : []));
  const [telephone] = telephones.length === 1 && telephones[0] === heads.length - 1 ? telephones : [];
  for (const cells of body)
    for (const [index, cell] of cells.entries())
      if (index === telephone) cell.properties.className = ['dial'];
      else if (index > 0 && labels[index]) cell.properties.dataLabel = labels[index];
  moveToHead(table, first);
  addRoles(table);
  return { isList: true, columns };
}

/**
 * Returns true if each cell of a column is one telephone number. If it is the only such column, and the last one, phones show the
 * number beside the name of its row. Elsewhere its label must say whose number it is.
 */
const areTelephones = (body: readonly Element[][], index: number): boolean =>
  body.every((cells) => cells[index] && IS_TELEPHONE.test(plainText(cells[index]).trim()));

/** Returns the column with the longest text. */
function widestOf(body: readonly Element[][]): number {
  const lengths = body.map((cells) => cells.map((cell) => plainText(cell).length));
  const most = (lengths[0] ?? []).map((_, at) => Math.max(...lengths.map((row) => row[at] ?? 0)));
  return most.indexOf(Math.max(...most));
}

/** Aligns a column of numbers to the right, and returns its numbers. */
function numbersIn(head: Element, body: readonly Element[][], index: number) {
  const cells = body.flatMap((row) => row[index] ?? []);
  const values = cells.map((cell) => numberIn(plainText(cell)));
  if (!values.some((value) => value !== undefined)) return undefined;
  if (!cells.every((cell, at) => values[at] !== undefined || /^[-–—]?$/.test(plainText(cell)))) return undefined;
  for (const cell of [head, ...cells]) cell.properties.className = ['number'];
  return { head, cells, values, labels: body.map(([first]) => (first ? plainText(first) : '')) };
}

/** Moves the row with the column headers into a `thead`, which phones hide. */
function moveToHead(table: Element, first: Element): void {
  const head = table.children.find((part) => isElement(part, 'thead'));
  if (head?.children.includes(first)) return;
  for (const part of table.children) if (isElement(part)) part.children = part.children.filter((row) => row !== first);
  const at = table.children.findIndex((part) => isElement(part, 'thead', 'tbody', 'tfoot'));
  if (head) head.children.unshift(first);
  else table.children.splice(at, 0, element('thead', {}, [first]));
}

/** Some browsers remove the table semantics when CSS shows the parts as blocks. The roles keep these semantics. */
function addRoles(table: Element): void {
  table.properties.role = 'table';
  for (const part of table.children) {
    if (!isElement(part, 'thead', 'tbody', 'tfoot')) continue;
    part.properties.role = 'rowgroup';
    for (const row of part.children) {
      if (!isElement(row, 'tr')) continue;
      row.properties.role = 'row';
      for (const cell of cellsOf(row))
        cell.properties.role =
          cell.tagName === 'td' ? 'cell' : cell.properties.scope === 'row' ? 'rowheader' : 'columnheader';
    }
  }
}
