// The publisher's pauses and time limits.

/**
 * The length of one piece of compression in idle time, in milliseconds. A publish waits about this long for the piece to end: files
 * that have been begun are completed.
 */
export const COMPRESS_MS = 250;
/**
 * If the clock goes back by more than this time, in milliseconds, the clock was wrong before. Then all pages are checked again.
 */
export const SET_BACK_MS = 60_000;
export const PAUSES = {
  /** The pause before a failed publish is repeated. It doubles after each failure, up to `longest`. */
  first: 5000,
  longest: 300_000,
  /** A webhook may name one API path, which is read first. All other content is read after this pause. */
  quiet: 2000,
  /** If webhooks arrive without a pause, all other content is read after this time. */
  longestQuiet: 30_000,
  /** A rollback, or the end of the publisher, waits at most this long for a running task. */
  patience: 5000,
  /** The time between two checks of the clock. One long timer would not notice that the clock was changed. */
  clock: 1000,
  /**
   * `idle`: after this time without a publish, files are compressed better. `compressed`: the pause before the next such
   * compression.
   */
  idle: 30_000,
  compressed: 600_000,
};
