import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element, hasContent, isBlank, isElement, textOf, type Parent } from './tree';

/** Ties header cells to their columns and rows, names the table where its name can be told, and lets it scroll alone. */
export function completeTables(root: Root, fallbackName: string): void {
  visit(root, 'element', (node, index, parent) => {
    if (!isElement(node, 'table') || index === undefined || !parent) return undefined;
    visit(node, 'element', (inner) => {
      if (isElement(inner, 'table')) markHeaders(rowsOf(inner));
    });
    const ariaLabel = nameOf(node, index, parent) || fallbackName;
    parent.children[index] = element('section', { className: ['scroll'], tabIndex: 0, ariaLabel }, [node]);
    return SKIP;
  });
}

/** Its caption, else the heading right before it. */
function nameOf(table: Element, index: number, parent: Parent): string {
  const caption = table.children.find((child) => isElement(child, 'caption'));
  let at = index - 1;
  for (let before = parent.children[at]; before && isBlank(before); before = parent.children[at]) at -= 1;
  const named = caption ?? parent.children[at];
  return isElement(named, 'caption', 'h2', 'h3', 'h4', 'h5', 'h6')
    ? textOf(named).replace(/\s+/g, ' ').trim().slice(0, 200)
    : '';
}

const rowsOf = (table: Element): Element[] =>
  table.children.flatMap((part) =>
    isElement(part, 'thead', 'tbody', 'tfoot') ? part.children.filter((row) => isElement(row, 'tr')) : [],
  );

const cellsOf = (row: Element): Element[] => row.children.filter((cell) => isElement(cell, 'td', 'th'));

/** All of it is bold, as an editor without a header button writes a header. */
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
    for (const cell of heads) {
      cell.tagName = 'th';
      cell.properties.scope ??= 'col';
    }
  }
  for (const row of rows) {
    for (const [index, cell] of cellsOf(row).entries()) {
      if (cell.tagName !== 'th') continue;
      cell.properties.scope ??= index === 0 && row !== first ? 'row' : 'col';
      // An empty header cell says nothing to a voice: it is a plain cell.
      if (hasContent(cell)) continue;
      cell.tagName = 'td';
      delete cell.properties.scope;
    }
  }
}
