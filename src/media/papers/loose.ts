// Makes blocks of lines that no tag names: paragraphs, and a table where it is sure that there is one.
import type { Block } from './facts.ts';
import { type Line, paragraphsOf, type Span } from './lines.ts';

/** Fewer rows may be in line by chance. A harmful page may have more. */
const [LEAST_ROWS, MOST_ROWS] = [3, 200];
/** How far the cells of a column may be out of line, as a part of the size of the letters. */
const OUT_OF_LINE = 0.6;
/** A column of longer texts may be a column of a newspaper. A table has one such column at most. */
const SHORT_CELL = 40;

const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);

const isSameRow = (a: Line, b: Line): boolean =>
  b.hasColumns &&
  a.cells.length === b.cells.length &&
  b.bottom < a.bottom &&
  Math.abs(a.size - b.size) <= a.size * OUT_OF_LINE;

/** The cells of each column. */
const columnsOf = (rows: readonly Line[]): Span[][] =>
  (rows[0]?.cells ?? []).map((_, index) => rows.flatMap(({ cells }) => cells[index] ?? []));

/** Heads have no numbers and are short. A table without heads is of no use to who hears it: its lines are easier to follow. */
const hasHeads = ([first, ...others]: readonly Line[]): boolean =>
  first !== undefined &&
  !/\p{N}/u.test(first.text) &&
  first.cells.every(({ text }) => text.length <= SHORT_CELL) &&
  others.every(({ cells }) => cells.some(({ text }) => /\p{N}/u.test(text)));

const isAnyNumber = ({ text }: Span): boolean => /\p{N}/u.test(text);
const isLabel = ({ text }: Span): boolean => /[:：]$/.test(text);
/** The number of an item of a list, such as "1." or "(b)". */
const isItemNumber = ({ text }: Span): boolean => /^[([]?(?:\d{1,3}|[a-z]{1,4})[.)\]]{0,2}$/i.test(text);

/** Labels with their values: not the halves of a text in two columns, the parts of a signature, or a list. */
const areLabels = (rows: readonly Line[]): boolean =>
  rows.every(({ cells: [label, value] }) => label && value && (isLabel(label) || isAnyNumber(value))) &&
  !rows.every(({ cells: [label] }) => label && isItemNumber(label));

function isTable(rows: readonly Line[]): boolean {
  if (rows.length < LEAST_ROWS) return false;
  const most = (rows[0]?.size ?? 0) * OUT_OF_LINE;
  const columns = columnsOf(rows);
  const areInLine = columns.every(
    (cells) => spread(cells.map(({ left }) => left)) <= most || spread(cells.map(({ right }) => right)) <= most,
  );
  const long = columns.filter(
    (cells) => cells.reduce((sum, { text }) => sum + text.length, 0) > SHORT_CELL * cells.length,
  );
  return areInLine && long.length <= 1 && (hasHeads(rows) || (columns.length === 2 && areLabels(rows)));
}

/** The rows that begin at a line: lines below each other with as many cells. */
function rowsAt(lines: readonly Line[], at: number): Line[] {
  const rows: Line[] = [];
  for (let next = lines[at]; next && rows.length < MOST_ROWS; next = lines[at + rows.length]) {
    const last = rows.at(-1);
    if (last ? !isSameRow(last, next) : !next.hasColumns) break;
    rows.push(next);
  }
  return rows;
}

/** The first row is the heads, or else a label stands before each value. */
function tableOf(rows: readonly Line[]): Block {
  const isHeaded = hasHeads(rows);
  return {
    kind: 'table',
    rows: rows.map(({ cells }, row) =>
      cells.map(({ text }, column) => ({ text, isHead: isHeaded ? row === 0 : column === 0 })),
    ),
  };
}

/** The blocks of lines, from above to below. */
export function looseBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let others: Line[] = [];
  const end = (): void => {
    for (const text of paragraphsOf(others)) blocks.push({ kind: 'text', text });
    others = [];
  };
  for (let at = 0; at < lines.length;) {
    const rows = rowsAt(lines, at);
    const isOne = isTable(rows);
    if (isOne) {
      end();
      blocks.push(tableOf(rows));
    } else others.push(...lines.slice(at, at + 1));
    at += isOne ? rows.length : 1;
  }
  end();
  return blocks;
}
