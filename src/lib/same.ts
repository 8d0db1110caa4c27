import { isDeepStrictEqual } from 'node:util';

/**
 * Returns the old object if both objects are equal. Then later steps can compare objects instead of contents to see that
 * nothing has changed.
 */
export const sameIfEqual = <Value>(before: Value | undefined, now: Value): Value =>
  isDeepStrictEqual(before, now) && before !== undefined ? before : now;
