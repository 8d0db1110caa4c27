/** Where a value stands in a drawing `height` pixels high whose tallest value is `most`; nothing is drawn below zero. */
export const heightOf = (value: number, most: number, height: number): number =>
  most > 0 ? Math.round((Math.max(0, value) / most) * height) : 0;

/** The middle of column `index` of `count`, in per cent across. */
export const columnCentre = (index: number, count: number): number => Math.round(((index + 0.5) / count) * 1000) / 10;
