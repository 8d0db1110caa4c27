// Limits and types that the build shares with the process that decodes pictures.
import type { Decoded } from './decode.ts';
import type { Place } from './picture-uses.ts';
import type { Spent } from './self-limits.ts';

/** The process ends itself if it needs more memory than this. A photograph of 64 million pixels needs much less. */
export const MOST_MEGABYTES = 1000;
/**
 * The most CPU time for one picture. CPU time is the same on a busy machine. The largest photographs need 3 seconds.
 */
export const MOST_SECONDS = 8;

export interface Job {
  readonly original: Buffer;
  readonly place: Place;
}

type Outcome = Decoded | { readonly reason: string };

export type Answer = Outcome & Spent;
