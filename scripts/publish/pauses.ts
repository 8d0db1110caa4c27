// The publisher's pauses and time limits.

/** Length of one piece of idle work: a publish waits at most this long. */
export const COMPRESS_MS = 250;
/** If the clock goes back further than this, it was wrong before. */
export const SET_BACK_MS = 60_000;
export const PAUSES = {
  /** Before a failed publish is repeated. It doubles each time, up to `longest`. */
  first: 5000,
  longest: 300_000,
  /** After a publish of hints, the quiet time before everything else is read. */
  quiet: 2000,
  /** How long a rollback or the end of the process waits for running work. */
  patience: 5000,
  /** Between checks of the clock. A timer would not notice a changed clock. */
  clock: 1000,
  /** Quiet time before files are compressed better; also the pause after all are done. */
  idle: 30_000,
  compressed: 600_000,
};
