import type { Element, ElementContent, Root } from 'hast';
import { visit, SKIP } from 'unist-util-visit';
import { element, isBlank, isElement, textOf } from './tree';

/** Ties header cells to their columns and rows, names the table where its name can be told, and lets it scroll alone. */
export function completeTables(root: Root, fallbackName: string): void {
  visit(root, 'element', (node, index, parent) => {
    if (!isElement(node, 'table') || index === undefined || !parent) return;
    const rows = rowsOf(node);
    markHeaders(rows);
    const caption = node.children.find((child) => isElement(child, 'caption'));
    const before = parent.children.slice(0, index).findLast((sibling) => !(sibling.type === 'text' && isBlank(sibling)));
    const name = textOf(caption ?? (isElement(before, 'h2', 'h3', 'h4') ? before : { type: 'text', value: '' })).trim();
    const region = element('div', { className: ['scroll'], tabIndex: 0, role: 'region', ariaLabel: name || fallbackName }, [node]);
    parent.children[index] = region;
    return SKIP;
  });
}

const rowsOf = (table: Element): Element[] =>
  table.children.flatMap((child) =>
    isElement(child, 'tr') ? [child] : isElement(child, 'thead', 'tbody', 'tfoot') ? child.children.filter((row): row is Element => isElement(row, 'tr')) : [],
  );

const cellsOf = (row: Element): Element[] => row.children.filter((cell): cell is Element => isElement(cell, 'td', 'th'));

/** All of it is bold, as an editor without a header button writes a header. */
const isBold = (cell: Element): boolean => {
  const inner = cell.children.filter((child) => !isBlank(child));
  const onlyBold = (nodes: ElementContent[]): boolean =>
    nodes.length > 0 && nodes.every((node) => isElement(node, 'strong', 'b') || (isElement(node, 'p') && onlyBold(node.children)));
  return onlyBold(inner);
};

function markHeaders(rows: Element[]): void {
  const [first, ...rest] = rows;
  if (!first) return;
  const heads = cellsOf(first);
  if (rest.length && heads.length > 1 && heads.every((cell) => isElement(cell, 'th') || isBold(cell))) {
    for (const cell of heads) {
      cell.tagName = 'th';
      cell.properties.scope = 'col';
    }
  }
  for (const row of rows) {
    for (const [index, cell] of cellsOf(row).entries()) {
      if (isElement(cell, 'th')) cell.properties.scope ??= index === 0 && row !== first ? 'row' : 'col';
    }
  }
  // An empty header cell says nothing to a voice: it is a plain cell.
  for (const cell of rows.flatMap(cellsOf)) {
    if (cell.tagName === 'th' && textOf(cell).trim() === '') {
      cell.tagName = 'td';
      delete cell.properties.scope;
    }
  }
}
