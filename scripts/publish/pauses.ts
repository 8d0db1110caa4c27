// How long the publisher waits for what.

/** A publish waits at most this long. */
export const COMPRESS_MS = 250;
/** A clock that goes back by more was wrong before. */
export const SET_BACK_MS = 60_000;
export const PAUSES = {
  /** Until a failed publish is tried again; each further pause is twice as long, up to the longest. */
  first: 5000,
  longest: 300_000,
  /** After a publish of what was hinted at, everything is looked at once it has been quiet for so long. */
  quiet: 2000,
  /** How long who wants to undo or to end waits for what is under way. */
  patience: 5000,
  /** Between looks at the clock: a timer would not see it being set. */
  clock: 1000,
  /** How long nothing is published before files are compressed better, and how long that is left alone once all are. */
  idle: 30_000,
  compressed: 600_000,
};
