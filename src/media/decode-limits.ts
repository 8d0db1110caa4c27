// Limits and types that the build shares with the process that decodes pictures.
import type { Decoded } from './decode.ts';
import type { Place } from './picture-uses.ts';
import type { SelfLimits, Spent } from './self-limits.ts';

/** The process that decodes pictures ends itself above these limits. */
export const DECODE_LIMITS: SelfLimits = {
  /** A photograph of 64 million pixels needs much less. */
  megabytes: 1000,
  /** CPU time is the same on a busy machine. The largest photographs need 3 seconds. */
  seconds: 8,
  /** A new process uses about 100 MB. */
  keptMegabytes: 200,
};

export interface Job {
  readonly original: Buffer;
  readonly place: Place;
}

type Outcome = Decoded | { readonly reason: string };

export type Answer = Outcome & Spent;
