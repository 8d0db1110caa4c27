// A state chip is the label of an entry, such as "open", with an icon and a text. Its class sets its look. Components
// write the class, and scripts read it. They share only constants, because functions add bytes to every page.

/** `current` means: the time of a label such as "new" is over, but the entry is still valid. */
export type Look = 'open' | 'soon' | 'closed' | 'awarded' | 'cancelled' | 'new' | 'current';

/** The classes of a chip (a label with a state). The caller adds the name of the look, such as `open`, at the end. */
export const CHIP_CLASS = 'state state--';
export const CHIP = '.state';
export const CURRENT_CLASS = 'state--current';

/**
 * Returns the `data-state` of the first chip (label) in a row, or else its look, such as `open`. Without a chip:
 * `current`.
 */
export function lookIn(row: ParentNode): string {
  const chip = row.querySelector<HTMLElement>(CHIP);
  return chip?.dataset.state ?? /--(\w+)/.exec(chip?.className ?? '')?.[1] ?? 'current';
}
