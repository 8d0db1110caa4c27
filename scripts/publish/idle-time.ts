// Runs compression while nothing is published.
import type { Log } from './log.ts';
import { COMPRESS_MS, type PAUSES } from './pauses.ts';

export interface IdleTime {
  /** A publish has begun: wait for a while after it. */
  readonly postpone: () => void;
  readonly isDue: () => boolean;
  /** Works for a moment. Never throws. */
  readonly use: () => Promise<void>;
}

/** `compress` works for some milliseconds and returns true if there is more to do. */
export function openIdleTime(
  compress: (milliseconds: number) => Promise<boolean>,
  pauses: Pick<typeof PAUSES, 'idle' | 'compressed'>,
  log: Log,
): IdleTime {
  let at = Date.now() + pauses.idle;
  return {
    postpone: () => (at = Date.now() + pauses.idle),
    isDue: () => Date.now() >= at,
    async use() {
      try {
        if (!(await compress(COMPRESS_MS))) at = Date.now() + pauses.compressed;
      } catch (error) {
        log({ event: 'not compressed', reason: String(error) });
        at = Date.now() + pauses.compressed;
      }
    },
  };
}
