import type { Element, ElementContent, Root } from 'hast';
import { columnsOf } from './columns';
import { element, elementsIn, hasContent, isBlank, isElement, textOf } from './tree';

const LONGEST_NAME = 200;
/** Most letters of the names of all tables in one text. One heading or title can name thousands of small tables. */
const MOST_NAME_LETTERS = 20_000;

/**
 * Connects header cells to columns and rows, and sets column widths. Puts each table into a named region that scrolls.
 * The name is the caption of the table, or else the heading above the table. `above` is the heading above the whole text. If
 * there is no such name, or names are too long together, `fallbackName` is used.
 */
export function completeTables(root: Root, above: string | undefined, fallbackName: string): void {
  let heading = above?.slice(0, LONGEST_NAME);
  let lettersLeft = MOST_NAME_LETTERS;
  const names = new Map<string, number>();
  const within = new Set<Element>();
  for (const { node, index, parent } of elementsIn(root)) {
    if (isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6')) heading = nameOf(node);
    if (!isElement(node, 'table')) continue;
    const rows = rowsOf(node);
    markHeaders(rows);
    node.children.splice(firstPart(node), 0, columnsOf(node));
    if (within.has(node)) continue;
    for (const inner of elementsIn(node)) within.add(inner.node);
    const caption = node.children.find((child) => isElement(child, 'caption'));
    const full = (caption && nameOf(caption)) || heading || fallbackName;
    lettersLeft -= full.length;
    const name = lettersLeft < 0 ? fallbackName : full;
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const ariaLabel = count === 1 ? name : `${name} (${count})`;
    parent.children[index] = element('section', { className: ['scroll'], tabIndex: 0, ariaLabel }, [node]);
  }
}

const nameOf = (part: Element): string => textOf(part).replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

const rowsOf = (table: Element): Element[] =>
  table.children.flatMap((part) =>
    isElement(part, 'thead', 'tbody', 'tfoot') ? part.children.filter((row) => isElement(row, 'tr')) : [],
  );

/** The position after the caption, because HTML allows the `colgroup` only there. */
const firstPart = (table: Element): number => table.children.findIndex((child) => isElement(child, 'caption')) + 1;

const cellsOf = (row: Element): Element[] => row.children.filter((cell) => isElement(cell, 'td', 'th'));

/** True if all text of a cell is bold. Editors often write header cells as bold text. */
const isBold = (cell: Element): boolean => {
  const onlyBold = (nodes: ElementContent[]): boolean =>
    nodes.length > 0 &&
    nodes.every((node) => isElement(node, 'strong', 'b') || (isElement(node, 'p') && onlyBold(node.children)));
  return onlyBold(cell.children.filter((child) => !isBlank(child)));
};

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
