import { isDeepStrictEqual } from 'node:util';

/** Returns the old object if both are equal. All that rests on it then sees at once that nothing has changed. */
export const sameIfEqual = <Value>(before: Value | undefined, now: Value): Value =>
  isDeepStrictEqual(before, now) && before !== undefined ? before : now;
