// The state chip of an entry: icon, text, and a class for its look. Components write the class and scripts read it, both by
// these constants. (Not functions: they cost bytes on every page.)

/** `current`: valid until its moment. */
export type Look = 'open' | 'soon' | 'closed' | 'awarded' | 'cancelled' | 'new' | 'current';

/** The name of the look follows. */
export const CHIP_CLASS = 'state state--';
export const CHIP = '.state';
export const CURRENT_CLASS = 'state--current';

/** The look of the first chip in a row. `data-state` holds states without a look. */
export function lookIn(row: ParentNode): string {
  const chip = row.querySelector<HTMLElement>(CHIP);
  return chip?.dataset.state ?? /--(\w+)/.exec(chip?.className ?? '')?.[1] ?? 'current';
}
