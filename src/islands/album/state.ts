// The state machine of the dialog with large pictures. It has pure functions that use no DOM and no history.

export interface AlbumState {
  /** The number of links to pictures on the page. */
  readonly count: number;
  /** The index of the link to the picture that is shown, or was shown last. */
  readonly at: number;
  /**
   * True if the address no longer names a picture, but the dialog's close event has not come yet. It comes at the next paint.
   */
  readonly hasGoneOn: boolean;
}

export type AlbumEvent =
  /** `isNamed`: true if the address already names this picture. */
  | { readonly kind: 'opened'; readonly at: number; readonly isNamed: boolean }
  | { readonly kind: 'turned'; readonly by: number }
  /** The address no longer names a picture. */
  | { readonly kind: 'left' }
  /** `isNamed`: the address names a picture. `isAdded`: the current history entry was added when a picture was opened. */
  | { readonly kind: 'closed'; readonly isNamed: boolean; readonly isAdded: boolean };

/** Each effect is for the picture at index `at`. */
export type AlbumEffect =
  /** Name the picture in the address: `add` makes a new history entry, `replace` changes the current entry. */
  | 'add'
  | 'replace'
  /**
   * Remove the picture's name from the address: `go back` goes back in the history, `unname` changes the current entry.
   */
  | 'go back'
  | 'unname'
  | 'show'
  /** Opens the dialog, unless it is open. */
  | 'open'
  | 'close'
  /** Lets the page scroll again and focuses the picture's link. */
  | 'end';

export interface AlbumStep {
  readonly state: AlbumState;
  readonly effects: readonly AlbumEffect[];
}

export const firstState = (count: number): AlbumState => ({ count, at: 0, hasGoneOn: false });

const next = (state: AlbumState, ...effects: AlbumEffect[]): AlbumStep => ({ state, effects });

/** Returns the index of the picture that is `by` places after the shown picture. The first picture follows the last picture. */
export const beside = ({ count, at }: AlbumState, by: number): number => (at + by + count) % count;

/** Returns the next state and the effects to run. */
export function step(state: AlbumState, event: AlbumEvent): AlbumStep {
  switch (event.kind) {
    case 'opened': {
      const opened = { ...state, at: event.at, hasGoneOn: false };
      return event.isNamed ? next(opened, 'show', 'open') : next(opened, 'add', 'show', 'open');
    }
    case 'turned':
      // `replace` adds no history entry, so that going back closes the album.
      return next({ ...state, at: beside(state, event.by) }, 'replace', 'show');
    case 'left':
      return next({ ...state, hasGoneOn: true }, 'close');
    case 'closed':
      if (state.hasGoneOn || !event.isNamed) return next(state, 'end');
      return next(state, 'end', event.isAdded ? 'go back' : 'unname');
  }
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;
type Point = Pick<Touch, 'clientX' | 'clientY'>;

/** A swipe moves further sideways than this, and more than twice as far as it moves up or down. */
const SWIPED_PIXELS = 40;

/** Returns 1 if a key means the next picture, -1 if it means the previous picture, or else 0. */
export function turnOfKey({ key, altKey, ctrlKey, metaKey }: Pressed): number {
  if (altKey || ctrlKey || metaKey) return 0;
  return key === 'ArrowLeft' ? -1 : Number(key === 'ArrowRight');
}

/** Returns 1 if a swipe means the next picture, -1 if it means the previous picture, or else 0. */
export function turnOfSwipe(from: Point, to: Point): number {
  const across = to.clientX - from.clientX;
  if (Math.abs(across) <= Math.max(SWIPED_PIXELS, 2 * Math.abs(to.clientY - from.clientY))) return 0;
  return across < 0 ? 1 : -1;
}
