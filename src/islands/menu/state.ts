// The state machine of the menu: pure functions, without DOM.

/** Groups are counted from 0, and -1 means no group. */
export interface MenuState {
  /** The open group. */
  readonly open: number;
  /**
   * The group that is open because a pointer stayed on it. A click on this group does not close it, because the visitor who
   * clicks wants to open it.
   */
  readonly rested: number;
}

export type MenuEvent =
  | { readonly kind: 'press' | 'rest'; readonly group: number }
  /** The pointer has left the bar, the focus has left the menu, or the visitor has left the page. */
  | { readonly kind: 'leave' };

export const closed: MenuState = { open: -1, rested: -1 };

export function step(state: MenuState, event: MenuEvent): MenuState {
  if (event.kind === 'leave') return closed;
  const { group } = event;
  const isOpen = state.open === group;
  if (event.kind === 'rest') return isOpen ? state : { open: group, rested: group };
  return { open: isOpen && state.rested !== group ? -1 : group, rested: -1 };
}

/** The group that contains the focus, with its links. */
interface Group<Of> {
  readonly summary: Of | undefined;
  readonly links: readonly Of[];
  readonly isOpen: boolean;
}

/**
 * Returns the element that gets the focus after a key, as in the ARIA practices. Returns undefined if the focus does
 * not move.
 */
export function placeAfter<Of>(
  key: string,
  focused: Of,
  tops: readonly Of[],
  { summary, links, isOpen }: Group<Of>,
): Of | undefined {
  const [at, here] = [tops.indexOf(focused), links.indexOf(focused)];
  return {
    ArrowRight: at < 0 ? undefined : tops[(at + 1) % tops.length],
    ArrowLeft: at < 0 ? undefined : tops.at(at - 1),
    ArrowDown: isOpen ? links[(here + 1) % links.length] : undefined,
    ArrowUp: isOpen && here >= 0 ? (links[here - 1] ?? summary) : undefined,
    Home: at < 0 ? links[0] : tops[0],
    End: at < 0 ? links.at(-1) : tops.at(-1),
  }[key];
}
