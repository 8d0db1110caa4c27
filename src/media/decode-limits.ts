// What the build and the process that decodes pictures agree on.
import type { Decoded } from './decode.ts';
import type { Place } from './picture-uses.ts';

/** Far more than a photograph of 64 million pixels needs. */
export const MOST_MEGABYTES = 1000;
/** Seconds of the processor, which are the same on a busy machine. The largest photographs take 3. */
export const MOST_SECONDS = 8;

/** The signals by which the process ends itself. Nobody else sends these, so the picture is surely the cause. */
export const [OUT_OF_MEMORY, OUT_OF_TIME] = ['SIGUSR2', 'SIGVTALRM'] as const;

export interface Job {
  readonly original: Buffer;
  readonly place: Place;
}

export type Outcome = Decoded | { readonly reason: string };

export type Answer = Outcome & {
  /** True if the picture has left so much memory behind that the next one needs a new process. */
  readonly isSpent: boolean;
};
