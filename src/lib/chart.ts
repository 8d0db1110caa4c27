/** The y position of a value in a chart `height` pixels high. `most` is the largest value. Negative values count as 0. */
export const heightOf = (value: number, most: number, height: number): number =>
  most > 0 ? Math.round((Math.max(0, value) / most) * height) : 0;

/** The middle of column `index` of `count`, in per cent of the width. */
export const columnCentre = (index: number, count: number): number => Math.round(((index + 0.5) / count) * 1000) / 10;
