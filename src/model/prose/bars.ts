// Draws the quantities in tables: a bar beside each number.
import type { Element } from 'hast';
import { element, isBold, plainText, text } from './tree';

/** A column of numbers in a table. Each cell without a number has the value `undefined`. */
export interface NumberColumn {
  head: Element;
  cells: readonly Element[];
  values: readonly (number | undefined)[];
  /** The texts of the first cells of the rows. */
  labels: readonly string[];
  /** `col` sets the width of this column. `wide` has the elements that set the widths of the wide columns. */
  col: Element | undefined;
  wide: readonly Element[];
  /**
   * A part of the key of the scale for the bars. All columns of a table have the same part, and so have tables with the same column
   * headers.
   */
  scale: string;
}

/** The smallest number of values in a chart. With fewer values, bars are not useful for a comparison. */
const FEWEST_BARS = 3;
/**
 * The largest number of rows with bars. With more rows, readers do not compare bars, and the bars would make a page of
 * megabytes.
 */
const MOST_BARS = 100;
/** If a column has a number with more letters than this, it keeps more space for its numbers. */
const USUAL_LETTERS = 5;
/** The markup of the site uses the name of this token (CSS variable), so the style sheets keep the name. */
export const EMBER = 'var(--color-ember)';
/** Only this many letters of a column header are read. */
const HEAD_LETTERS = 160;
/** Words of units in column headers, such as "Production (million tonnes)" or "राशि (₹ करोड़)". */
const UNITS = new Set(
  (
    'tonne tonnes mt million crore crores lakh lakhs thousand rs inr mw kw kwh km metre metres hectare hectares ha litre ' +
    'litres kl day days hour hours टन मिलियन करोड़ लाख हज़ार रुपये प्रतिशत मेगावाट किमी मीटर हेक्टेयर लीटर दिन घंटे'
  ).split(' '),
);

/** Returns the words of a column header without its unit, and the unit in brackets. */
export function partsOf(head: Element): { name: string; unit: string } {
  const said = plainText(head).slice(0, HEAD_LETTERS);
  const [all = '', inside = ''] = /\(([^()]*)\)/.exec(said) ?? [];
  return { name: said.replace(all, '').trim(), unit: inside.toLowerCase() };
}

/** True for a column header with a unit in brackets. The numbers below such a header are quantities. */
function hasUnit(head: Element): boolean {
  const { unit } = partsOf(head);
  return /[%₹]/.test(unit) || unit.split(/[^\p{L}\p{M}]+/u).some((word) => UNITS.has(word));
}

/**
 * Returns the quantities of a column by row, if they can be compared. A bold row is a total, and is left out: its long bar
 * would make the other bars short.
 */
export function quantitiesOf({ head, cells, values }: NumberColumn): Map<number, number> | undefined {
  const single = new Map(
    values.flatMap((value, row): [number, number][] => {
      const cell = cells[row];
      return value === undefined || !cell || isBold(cell) ? [] : [[row, value]];
    }),
  );
  const all = [...single.values()];
  const isFew = all.length < FEWEST_BARS || all.length > MOST_BARS;
  return isFew || !hasUnit(head) || Math.max(...all) <= 0 || Math.min(...all) < 0 ? undefined : single;
}

const CAPACITY = /capacity|क्षमता/i;
/** True if the numbers of the column `one` are the capacities for the numbers of the column `other`, in the same unit. */
const isCapacityFor = (one: NumberColumn, other: NumberColumn | undefined): boolean => {
  const [capacity, made] = [partsOf(one.head), other && partsOf(other.head)];
  return CAPACITY.test(capacity.name) && made !== undefined && capacity.unit.startsWith(made.unit);
};

/**
 * Draws a bar for each quantity in the tables of a text. All bars of a table have the unit of its first bar, and one scale, because
 * readers compare bars that are beside each other. Tables with the same column headers have one scale, because they are parts
 * of one table. Capacities get no bars: a line shows each capacity beside the bar of the next column. All bars of a scale
 * have the same full width, even if the widths of the columns differ (src/styles/wide-tables.css).
 */
export function drawBars(tables: readonly (readonly NumberColumn[])[]): void {
  const drawn = tables.flatMap((columns) => {
    let unit: string | undefined;
    return columns.flatMap((column, index) => {
      const quantities = quantitiesOf(column);
      const [before, next] = [columns[index - 1], columns[index + 1]];
      if (!quantities || (isCapacityFor(column, next) && next && quantitiesOf(next))) return [];
      unit ??= partsOf(column.head).unit;
      if (partsOf(column.head).unit !== unit) return [];
      const limits = before && isCapacityFor(before, column) ? quantitiesOf(before) : undefined;
      return [{ column, quantities, before, limits, key: `${column.scale}\n${unit}` }];
    });
  });
  const most = new Map<string, number>();
  for (const { key, quantities, limits } of drawn)
    most.set(key, Math.max(most.get(key) ?? 0, ...quantities.values(), ...(limits?.values() ?? [])));
  for (const { column, key, quantities, before, limits } of drawn) {
    const percent = (value: number): string => `${Math.round((100 * value) / (most.get(key) ?? value))}%`;
    makeRoom(column);
    for (const [row, value] of quantities) {
      const limit = limits?.get(row);
      const line = limit === undefined ? [] : [limitLine(percent(limit))];
      column.cells[row]?.children.push(bar(percent(value), line));
    }
    if (!before || !limits) continue;
    explain(column, partsOf(before.head).name);
    breakBeforeUnit(before.head);
  }
}

/** Puts each number of a column before the place of its bar. Puts the unit of the column header on its own line. */
function makeRoom({ head, cells, col }: NumberColumn): void {
  const isLong = cells.some((cell) => plainText(cell).length > USUAL_LETTERS);
  for (const cell of cells)
    cell.children = [element('div', { className: isLong ? ['amount', 'amount--long'] : ['amount'] }, cell.children)];
  for (const cell of [head, ...cells]) cell.properties.className = ['bars'];
  if (col?.properties.className && isLong) col.properties.className = ['col-l'];
  breakBeforeUnit(head);
}

function breakBeforeUnit(head: Element): void {
  const [first, ...more] = head.children;
  const [name = '', unit] = first?.type === 'text' && more.length === 0 ? first.value.split(/(?=\([^()]*\)\s*$)/) : [];
  if (!unit) return;
  const words = element('span', { className: ['soft'] }, [text(unit)]);
  head.children = [text(name), element('br', {}), words];
}

/** Makes a column with capacity lines wide, and explains the lines in its header. */
function explain({ head, col, wide }: NumberColumn, limit: string): void {
  for (const one of wide) one.properties.className = undefined;
  if (col) col.properties.className = ['col-l'];
  const sign = element('svg', { className: ['icon'], width: 10, height: 20 }, [limitLine('50%')]);
  head.children.push(
    element('span', { className: ['soft'], ariaHidden: 'true' }, [element('br', {}), sign, text(`= ${limit}`)]),
  );
}

/**
 * The style sheet for wide tables sets the size of a bar. A page may not have this style sheet, if it has loaded the row from
 * another page of a list. Without the style sheet, a bar has no size.
 */
const bar = (width: string, more: Element[]): Element =>
  element('svg', { className: ['bar'], width: 0, height: 0, ariaHidden: 'true' }, [
    element('rect', { y: '20%', width, height: '65%', fill: EMBER, fillOpacity: 0.7 }),
    ...more,
  ]);
const limitLine = (x: string): Element =>
  element('line', { x1: x, x2: x, y2: '100%', stroke: 'currentColor', strokeWidth: '2' });
