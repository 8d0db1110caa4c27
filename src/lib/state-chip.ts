// The chip that says the state of an entry: an icon, and words behind it. Its class says its look. Components write the class
// and scripts read and change it by what stands here alone. (Constants, not functions: every page pays for them.)

/** `current`: it lasts until its moment, whatever it looks like. */
export type Look = 'open' | 'soon' | 'closed' | 'awarded' | 'cancelled' | 'new' | 'current';

/** A look follows. */
export const CHIP_CLASS = 'state state--';
export const CHIP = '.state';
export const CURRENT_CLASS = 'state--current';

/** The look of the first chip in a row. `data-state` says what no look does. */
export function lookIn(row: ParentNode): string {
  const chip = row.querySelector<HTMLElement>(CHIP);
  return chip?.dataset.state ?? /--(\w+)/.exec(chip?.className ?? '')?.[1] ?? 'current';
}
