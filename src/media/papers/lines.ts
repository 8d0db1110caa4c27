// Joins the letters of a PDF to lines and paragraphs. It uses only the gaps between letters, not the words.
import type { Glyph } from './glyphs.ts';
import { oneLine } from '../../lib/clean-text.ts';

export interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
  /** True if the line has columns, such as a row of a table. */
  readonly hasColumns: boolean;
  /** The parts of the line between wide gaps. */
  readonly cells: readonly Span[];
}

/** A part of a line. */
export interface Span {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** If a page has fewer spaces per letter than this, gaps count as spaces. */
const LEAST_SPACES = 1 / 25;
/**
 * Gap sizes, relative to the size of the letters. A gap above COLUMN separates two columns, and a gap above GAP separates two
 * words. If a page draws its spaces, GAP_BESIDE_SPACES replaces GAP for the letters inside a piece of text: a smaller gap there
 * is only loose typesetting.
 */
const [GAP, GAP_BESIDE_SPACES, COLUMN] = [0.17, 0.5, 1.6];
/** Two letters are in the same line if they overlap vertically by more than this part of the smaller height. */
const SAME_LINE = 0.5;
const MARK = /^\p{M}/u;
/**
 * This text replaces a wide gap in a line. After a label with a colon, and after the number of an item, a space replaces the
 * gap.
 */
const BETWEEN = ' · ';
const LABEL = /[:：]$|^[([]?(?:[\d.]{1,8}|[a-z]{1,4}(?=[.)\]]))[.)\]]?$|^[^\p{L}\p{N}]{1,2}$/iu;
/** The virama sign. It follows a consonant that joins the next consonant. */
const HALF = '\u094D';

const isSpace = (text: string): boolean => text.trim() === '';

/** True if the page draws its spaces. If the page does not draw them, gaps count as spaces. */
export function drawsSpaces(glyphs: readonly Glyph[]): boolean {
  const spaces = glyphs.filter(({ text }) => isSpace(text)).length;
  return spaces > (glyphs.length - spaces) * LEAST_SPACES;
}

function isSameLine({ box: before, size }: Glyph, { box: now }: Glyph): boolean {
  const shared = Math.min(before.top, now.top) - Math.max(before.bottom, now.bottom);
  const height = Math.min(before.top - before.bottom, now.top - now.bottom);
  return shared > height * SAME_LINE && now.left > before.left - size;
}

const joined = (cells: readonly Span[]): string =>
  cells.reduce((all, { text }) => (all === '' ? text : `${all}${LABEL.test(all) ? ' ' : BETWEEN}${text}`), '');

/** Splits letters into lines. */
export function linesOf(glyphs: readonly Glyph[], hasSpaces: boolean): Line[] {
  const lines: Line[] = [];
  let [line, text]: [Glyph[], string] = [[], ''];
  let [cells, cellAt]: [Span[], number] = [[], 0];
  const endCell = (): void => {
    const own = line.slice(cellAt);
    const clean = oneLine(text);
    if (own.length > 0 && clean !== '')
      cells.push({
        text: clean,
        left: Math.min(...own.map(({ box }) => box.left)),
        right: Math.max(...own.map(({ box }) => box.right)),
      });
    [text, cellAt] = ['', line.length];
  };
  const end = (): void => {
    endCell();
    const [first] = line;
    if (first && cells.length > 0)
      lines.push({
        text: joined(cells),
        left: Math.min(...cells.map(({ left }) => left)),
        right: Math.max(...cells.map(({ right }) => right)),
        bottom: first.box.bottom,
        size: Math.max(...line.map(({ size }) => size)),
        hasColumns: cells.length > 1,
        cells,
      });
    [line, cells, cellAt] = [[], [], 0];
  };
  for (const glyph of glyphs) {
    if (isSpace(glyph.text)) {
      text += ' ';
      continue;
    }
    const before = line.at(-1);
    if (before && !isSameLine(before, glyph)) end();
    const last = line.at(-1);
    if (last) {
      const gap = (glyph.box.left - last.box.right) / (glyph.size || 1);
      // A combining sign, or a letter after a virama, belongs to the letter before it. Such a sign or letter never starts a
      // word.
      const isPart = MARK.test(glyph.text) || text.endsWith(HALF);
      if (gap > COLUMN && !isPart) endCell();
      else if (gap > (hasSpaces && !glyph.isFirst ? GAP_BESIDE_SPACES : GAP) && !isPart) text += ' ';
    }
    line.push(glyph);
    text += glyph.text;
  }
  end();
  return lines;
}

/** Joins the texts of lines. A hyphen at the end of a line stays, because it may belong to the word. */
export const textOf = (lines: readonly Line[]): string =>
  lines.reduce((all, { text }) => (all === '' || /\p{L}-$/u.test(all) ? all + text : `${all} ${text}`), '');

/** A gap of more than this many times the usual gap begins a new paragraph. */
const MORE_THAN_USUAL = 1.25;
/** Letters that are larger or smaller by more than this part begin a new paragraph. */
const OTHER_SIZE = 0.15;
/** A line ends its paragraph if more than this part of its column's width stays empty. */
const SHORT = 0.2;
/** The width of a step, in sizes of the letters. Lines that begin in the same step are in the same column. */
const COLUMN_STEP = 4;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[(numbers.length - 1) >> 1] ?? 0;

/**
 * Joins lines to paragraphs. A new paragraph begins after a wide gap, after a short line, or when the size of the letters
 * changes.
 */
export function paragraphsOf(lines: readonly Line[]): string[] {
  const steps = lines.slice(1).map(({ bottom }, index) => (lines[index]?.bottom ?? 0) - bottom);
  const usual = median(steps.filter((step) => step > 0));
  /** The left and right end of each column. Lines that begin near each other form one column. */
  const columns = new Map<number, { left: number; right: number }>();
  const columnOf = ({ left, size }: Line): number => Math.round(left / Math.max(1, size * COLUMN_STEP));
  for (const line of lines) {
    const { left, right } = columns.get(columnOf(line)) ?? line;
    columns.set(columnOf(line), { left: Math.min(left, line.left), right: Math.max(right, line.right) });
  }
  const isShort = (line: Line): boolean => {
    const { left, right } = columns.get(columnOf(line)) ?? line;
    return line.right < right - (right - left) * SHORT;
  };
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1)?.at(-1);
    const step = last ? last.bottom - line.bottom : 0;
    const isNext =
      last &&
      step <= usual * MORE_THAN_USUAL &&
      step >= 0 &&
      Math.abs(last.size - line.size) <= line.size * OTHER_SIZE &&
      !isShort(last) &&
      !line.hasColumns &&
      // After a line with columns, the next line continues the paragraph only if it begins further to the right. Then it
      // continues the text of the last column.
      (!last.hasColumns || line.left > last.left + line.size);
    if (isNext) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map(textOf);
}
