import type { Load } from './library.ts';

/**
 * A request that breaks off, as `fetch` says by a TypeError, is sent once more: a phone that goes from one network to another
 * breaks off all that are on their way.
 */
export const sentAgain =
  (load: Load): Load =>
  (name, isAnew) =>
    load(name, isAnew).catch((error: unknown) => {
      if (error instanceof TypeError) return load(name, isAnew);
      throw error;
    });
