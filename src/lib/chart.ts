/**
 * Returns the height of a value in a chart of `height` pixels. `most` is the largest value. A negative value is 0 high.
 */
export const heightOf = (value: number, most: number, height: number): number =>
  most > 0 ? Math.round((Math.max(0, value) / most) * height) : 0;

/** Returns the middle of column `index` in a chart with `count` columns, in per cent of the width. */
export const columnCentre = (index: number, count: number): number => Math.round(((index + 0.5) / count) * 1000) / 10;
