// Makes blocks (paragraphs and tables) from the lines that no tag of the document names. Makes a table only if the lines
// clearly form a table.
import type { Block } from './facts.ts';
import { type Line, paragraphsOf, type Span } from './lines.ts';

/** Fewer rows may be aligned by chance. More rows may be an attack by a harmful page. */
const [LEAST_ROWS, MOST_ROWS] = [3, 200];
/** The largest misalignment of the cells of a column, relative to the size of the letters. */
const OUT_OF_LINE = 0.6;
/** A column with longer texts may be a column of a newspaper. So a table has at most one such column. */
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

/**
 * True if the first row has column headers: short texts without numbers. For users of screen readers, a table without headers
 * is useless. Such a table is not made, because its lines as plain text are easier to follow.
 */
const hasHeads = ([first, ...others]: readonly Line[]): boolean =>
  first !== undefined &&
  !/\p{N}/u.test(first.text) &&
  first.cells.every(({ text }) => text.length <= SHORT_CELL) &&
  others.every(({ cells }) => cells.some(({ text }) => /\p{N}/u.test(text)));

const isAnyNumber = ({ text }: Span): boolean => /\p{N}/u.test(text);
const isLabel = ({ text }: Span): boolean => /[:：]$/.test(text);
/** The number of an item of a list, such as "1." or "(b)". */
const isItemNumber = ({ text }: Span): boolean => /^[([]?(?:\d{1,3}|[a-z]{1,4})[.)\]]{0,2}$/i.test(text);

/** True if the rows are labels with values. False for a text in two columns, a block of signatures, or a list. */
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

/** Returns the rows of a possible table that begins at a line: adjacent lines with the same number of cells. */
function rowsAt(lines: readonly Line[], at: number): Line[] {
  const rows: Line[] = [];
  for (let next = lines[at]; next && rows.length < MOST_ROWS; next = lines[at + rows.length]) {
    const last = rows.at(-1);
    if (last ? !isSameRow(last, next) : !next.hasColumns) break;
    rows.push(next);
  }
  return rows;
}

/**
 * If the first row has column headers, its cells are the header cells. Otherwise the labels in the first column are the header
 * cells.
 */
function tableOf(rows: readonly Line[]): Block {
  const isHeaded = hasHeads(rows);
  return {
    kind: 'table',
    rows: rows.map(({ cells }, row) =>
      cells.map(({ text }, column) => ({ text, isHead: isHeaded ? row === 0 : column === 0 })),
    ),
  };
}

/** Returns the blocks of lines, from top to bottom. */
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
