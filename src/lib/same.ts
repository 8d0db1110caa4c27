import { isDeepStrictEqual } from 'node:util';

/**
 * Returns the old object if both objects are equal. So later steps only compare the objects, not their contents, to find out
 * that nothing has changed.
 */
export const sameIfEqual = <Value>(before: Value | undefined, now: Value): Value =>
  isDeepStrictEqual(before, now) && before !== undefined ? before : now;
