/** Returns a value in per cent of the largest value, with one decimal. For a negative value, returns 0. */
export const shareOf = (value: number, most: number): number =>
  most > 0 ? Math.round((Math.max(0, value) / most) * 1000) / 10 : 0;

/** Returns the middle of column `index` in a chart with `count` columns, in per cent of the width. */
export const columnCentre = (index: number, count: number): number => Math.round(((index + 0.5) / count) * 1000) / 10;

/** The width in `em` of the narrowest chart that contains words, and the width of one letter. */
const NARROWEST = 16;
const LETTER = 0.6;

/** True if words fit into a part of a chart. `share` is the width of this part in per cent of the chart. */
export const fits = (words: string, share: number): boolean => words.length * LETTER <= (share / 100) * NARROWEST;
