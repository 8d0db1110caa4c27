// The state chip of an entry: icon, text, and a class for its look. Components write the class and scripts read it.
// Both use these constants, because functions would cost bytes on every page.

/** `current`: the mark of the chip, such as "new", has ended, and the entry is valid. */
export type Look = 'open' | 'soon' | 'closed' | 'awarded' | 'cancelled' | 'new' | 'current';

/** The name of a look must be added at the end. */
export const CHIP_CLASS = 'state state--';
export const CHIP = '.state';
export const CURRENT_CLASS = 'state--current';

/** Returns the look of the first chip in a row. If the state has no look, returns its name from `data-state`. */
export function lookIn(row: ParentNode): string {
  const chip = row.querySelector<HTMLElement>(CHIP);
  return chip?.dataset.state ?? /--(\w+)/.exec(chip?.className ?? '')?.[1] ?? 'current';
}
