// The state machine of the large pictures: pure functions, without DOM or history.

export interface AlbumState {
  /** The number of links to pictures on the page. */
  readonly count: number;
  /** The link of the last picture, counted from 0. */
  readonly at: number;
  /** The address has changed already. The close event comes one frame later, when the dialog may be open again. */
  readonly hasGoneOn: boolean;
}

export type AlbumEvent =
  /** `isNamed`: the address names this picture already. */
  | { readonly kind: 'opened'; readonly at: number; readonly isNamed: boolean }
  | { readonly kind: 'turned'; readonly by: number }
  /** The address names no picture any more. */
  | { readonly kind: 'left' }
  /** `isNamed`: the address names a picture. `isAdded`: its history entry was added when a picture opened. */
  | { readonly kind: 'closed'; readonly isNamed: boolean; readonly isAdded: boolean };

/** All are about the picture that is now `at`. */
export type AlbumEffect =
  /** Names it in the address: in a new history entry, or in the current one. */
  | 'add'
  | 'replace'
  /** Removes its name from the address: by going back, or from the current entry. */
  | 'go back'
  | 'unname'
  | 'show'
  /** Opens the dialog, unless it is open. */
  | 'open'
  | 'close'
  /** Ends it, and returns to its link. */
  | 'end';

export interface AlbumStep {
  readonly state: AlbumState;
  readonly effects: readonly AlbumEffect[];
}

export const firstState = (count: number): AlbumState => ({ count, at: 0, hasGoneOn: false });

const next = (state: AlbumState, ...effects: AlbumEffect[]): AlbumStep => ({ state, effects });

/** The picture that many places further, round the ends of the album. */
export const beside = ({ count, at }: AlbumState, by: number): number => (at + by + count) % count;

/** Returns the next state and the effects to run. */
export function step(state: AlbumState, event: AlbumEvent): AlbumStep {
  switch (event.kind) {
    case 'opened': {
      const opened = { ...state, at: event.at, hasGoneOn: false };
      return event.isNamed ? next(opened, 'show', 'open') : next(opened, 'add', 'show', 'open');
    }
    case 'turned':
      // No new history entry, so that going back closes the album.
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

/** A swipe is at least this far sideways, and twice as far sideways as up or down. */
const SWIPED_PIXELS = 40;

/** How many places a key turns: to the next picture (1), to the one before (-1), or to none (0). */
export function turnOfKey({ key, altKey, ctrlKey, metaKey }: Pressed): number {
  if (altKey || ctrlKey || metaKey) return 0;
  return key === 'ArrowLeft' ? -1 : Number(key === 'ArrowRight');
}

/** The same for a swipe. */
export function turnOfSwipe(from: Point, to: Point): number {
  const across = to.clientX - from.clientX;
  if (Math.abs(across) <= Math.max(SWIPED_PIXELS, 2 * Math.abs(to.clientY - from.clientY))) return 0;
  return across < 0 ? 1 : -1;
}
