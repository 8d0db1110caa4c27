import type { Element, Root } from 'hast';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { drawBars, type NumberColumn } from './bars';
import { columnsOf } from './columns';
import { completeRows } from './table-rows';
import { cellsOf, element, elementsIn, hasContent, isBold, isElement, type Parent, plainText } from './tree';
import { yearChart } from './year-chart';

const LONGEST_NAME = 200;
/**
 * The largest number of letters of the names of all tables in one text. One heading or title can be the name of thousands of
 * small tables.
 */
const MOST_NAME_LETTERS = 20_000;

/**
 * Connects header cells to columns and rows, and sets column widths. Names each table, and puts the table into a scrollable
 * region with the same name. The name is the caption of the table, or else the heading above the table. `above` is the heading
 * above the whole text. If there is no such name, or if all names together are too long, the word "table" is used. Also draws
 * the quantities in the tables.
 */
export function completeTables(root: Root, above: string | undefined, written: Lang): void {
  const fallbackName = texts(written)('website:table');
  let heading = above?.slice(0, LONGEST_NAME);
  let lettersLeft = MOST_NAME_LETTERS;
  const names = new Map<string, number>();
  const within = new Set<Element>();
  const numbers: NumberColumn[][] = [];
  let chart: { drawn: Element; parent: Parent; region: Element } | undefined;
  for (const { node, index, parent } of elementsIn(root)) {
    if (isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6')) heading = nameOf(node);
    if (!isElement(node, 'table')) continue;
    const rows = rowsOf(node);
    markHeaders(rows);
    const { columns, isNarrow } = columnsOf(node);
    if (columns) node.children.splice(firstPart(node), 0, columns);
    const caption = node.children.find((child) => isElement(child, 'caption'));
    const full = (caption && nameOf(caption)) || heading || fallbackName;
    lettersLeft -= full.length;
    const name = lettersLeft < 0 ? fallbackName : full;
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const ariaLabel = count === 1 ? name : `${name} (${count})`;
    if (!caption && lettersLeft >= 0) node.properties.ariaLabel = ariaLabel;
    if (within.has(node)) continue;
    const inside = elementsIn(node);
    const isFlat = !inside.some((inner) => isElement(inner.node, 'table'));
    const made = isFlat ? completeRows(node, rows, isNarrow) : undefined;
    if (made) numbers.push(made.columns);
    // The classes are defined in src/styles/wide-tables.css. A narrow table fits on a phone.
    if (!isNarrow) node.properties.className = [made?.isList ? 'stack' : 'wide'];
    for (const inner of inside) within.add(inner.node);
    const region = element('section', { className: ['scroll'], tabIndex: 0, ariaLabel }, [node]);
    parent.children[index] = region;
    const drawn = made && !chart && yearChart(made.columns, written);
    if (drawn) chart = { drawn, parent, region };
  }
  if (chart) chart.parent.children.splice(chart.parent.children.indexOf(chart.region), 0, chart.drawn);
  drawBars(numbers);
}

const nameOf = (part: Element): string => plainText(part).slice(0, LONGEST_NAME);

const rowsOf = (table: Element): Element[] =>
  table.children.flatMap((part) =>
    isElement(part, 'thead', 'tbody', 'tfoot') ? part.children.filter((row) => isElement(row, 'tr')) : [],
  );

/** The position after the caption, because HTML allows the `colgroup` only there. */
const firstPart = (table: Element): number => table.children.findIndex((child) => isElement(child, 'caption')) + 1;

function markHeaders(rows: Element[]): void {
  const [first, ...rest] = rows;
  if (!first) return;
  const heads = cellsOf(first).filter(hasContent);
  if (rest.length && heads.length > 1 && heads.every((cell) => isElement(cell, 'th') || isBold(cell))) {
    for (const cell of heads) cell.tagName = 'th';
  }
  for (const row of rows) {
    for (const [index, cell] of cellsOf(row).entries()) {
      if (cell.tagName !== 'th') continue;
      cell.properties.scope ??= index === 0 && row !== first ? 'row' : 'col';
      // An empty header cell disturbs people with screen readers, so it becomes a data cell.
      if (hasContent(cell)) continue;
      cell.tagName = 'td';
      delete cell.properties.scope;
    }
  }
}
