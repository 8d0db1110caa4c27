// What the menu does next: pure functions. Nothing here touches the page.

/** Groups are counted from 0; -1 is none. */
export interface MenuState {
  /** One group at a time. */
  readonly open: number;
  /** The group that a resting pointer has opened: a click on it was meant to open it, and leaves it open. */
  readonly rested: number;
}

export type MenuEvent =
  | { readonly kind: 'press' | 'rest'; readonly group: number }
  /** The pointer has left the bar, or the focus the menu, or the visitor the page. */
  | { readonly kind: 'leave' };

export const closed: MenuState = { open: -1, rested: -1 };

export function step(state: MenuState, event: MenuEvent): MenuState {
  if (event.kind === 'leave') return closed;
  const { group } = event;
  const isOpen = state.open === group;
  if (event.kind === 'rest') return isOpen ? state : { open: group, rested: group };
  return { open: isOpen && state.rested !== group ? -1 : group, rested: -1 };
}

/** What the focus is in: a group with the links below it. */
interface Group<Of> {
  readonly summary: Of | undefined;
  readonly links: readonly Of[];
  readonly isOpen: boolean;
}

/** Where a key moves the focus, as the ARIA practices say. */
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
