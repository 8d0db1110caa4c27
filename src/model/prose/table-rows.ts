import type { Element } from 'hast';
import { numberIn } from './columns';
import { cellsOf, element, isBold, isElement, plainText } from './tree';

const LONGEST_LABEL = 80;
/** Most letters of all labels of a table. A long head over thousands of rows would make a page of megabytes. */
const MOST_LABEL_LETTERS = 20_000;
/** With fewer values, bars compare nothing. */
const FEWEST_BARS = 3;
/** With more rows, nobody compares bars, and they would make a page of megabytes. */
const MOST_BARS = 100;
/** The words of units in heads, such as "Production (million tonnes)" or "राशि (₹ करोड़)". */
const UNITS = new Set(
  (
    'tonne tonnes mt million crore crores lakh lakhs thousand rs inr mw kw kwh km metre metres hectare hectares ha litre ' +
    'litres kl day days hour hours टन मिलियन करोड़ लाख हज़ार रुपये प्रतिशत मेगावाट किमी मीटर हेक्टेयर लीटर दिन घंटे'
  ).split(' '),
);

/** True for a head with a unit in brackets. The numbers below it are quantities. */
function hasUnit(head: string): boolean {
  const [, inside = ''] = /\(([^()]*)\)/.exec(head.slice(0, 2 * LONGEST_LABEL)) ?? [];
  return (
    /[%₹]/.test(inside) ||
    inside
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .some((word) => UNITS.has(word))
  );
}

const isSingle = ({ properties }: Element): boolean => !properties.colSpan && !properties.rowSpan;

/**
 * The cells of the rows below the heads, if each column has a head and no cell spans others. Otherwise undefined.
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
 * Puts numbers on the right, with bars behind quantities. If the table is too wide for a phone, each cell also gets the
 * head of its column as a label: on phones, a row is then a list of labelled values. Returns false if that is not possible,
 * because the table has spans or no heads.
 */
export function completeRows(table: Element, [first, ...others]: readonly Element[], isNarrow: boolean): boolean {
  const heads = first ? cellsOf(first) : [];
  const body = regularRows(heads, others);
  // On phones, nothing in the `thead` is shown.
  const hidden = table.children.flatMap((part) => (isElement(part, 'thead') ? part.children : []));
  if (!first || !body || hidden.some((row) => isElement(row, 'tr') && row !== first)) return false;
  for (const [index, head] of heads.entries()) if (index > 0) showNumbers(head, body, index);
  const labels = heads.map((cell) => plainText(cell).slice(0, LONGEST_LABEL));
  if (isNarrow || labels.join('').length * body.length > MOST_LABEL_LETTERS) return false;
  for (const cells of body)
    for (const [index, cell] of cells.entries())
      if (index > 0 && labels[index]) cell.properties.dataLabel = labels[index];
  moveToHead(table, first);
  addRoles(table);
  return true;
}

/** A column of numbers stands on the right. If they are quantities, a bar shows each one beside the largest. */
function showNumbers(head: Element, body: readonly Element[][], index: number): void {
  const cells = body.flatMap((row) => row[index] ?? []);
  const values = cells.map((cell) => numberIn(plainText(cell)));
  if (!values.some((value) => value !== undefined)) return;
  if (!cells.every((cell, at) => values[at] !== undefined || /^[-–—]?$/.test(plainText(cell)))) return;
  for (const cell of [head, ...cells]) cell.properties.className = ['number'];
  // A bold row is a total. Its bar would make the others short.
  const single = cells.flatMap((cell, at) => {
    const value = values[at];
    return value === undefined || isBold(cell) ? [] : [{ cell, value }];
  });
  if (single.length < FEWEST_BARS || single.length > MOST_BARS || !hasUnit(plainText(head))) return;
  const most = Math.max(...single.map(({ value }) => value));
  if (most <= 0) return;
  if (single.some(({ value }) => value < 0)) return;
  for (const { cell, value } of single) cell.children.unshift(bar((100 * value) / most));
}

/** Its size is in the style sheet. Without the sheet, as in a row that another page of a list has brought, it is not seen. */
const bar = (percent: number): Element =>
  element('svg', { className: ['bar'], width: 0, height: 0, ariaHidden: 'true' }, [
    element('rect', { width: `${Math.round(percent)}%`, height: '100%' }),
  ]);

/** Moves the row with the heads into a `thead`, where it can be hidden on phones. */
function moveToHead(table: Element, first: Element): void {
  const head = table.children.find((part) => isElement(part, 'thead'));
  if (head?.children.includes(first)) return;
  for (const part of table.children) if (isElement(part)) part.children = part.children.filter((row) => row !== first);
  const at = table.children.findIndex((part) => isElement(part, 'thead', 'tbody', 'tfoot'));
  if (head) head.children.unshift(first);
  else table.children.splice(at, 0, element('thead', {}, [first]));
}

/** Some browsers forget that something is a table if its parts are shown as blocks. The roles remind them. */
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
