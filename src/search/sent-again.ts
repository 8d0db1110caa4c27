import type { Load } from './library.ts';

/**
 * Sends a request a second time after a network error. When a phone changes to another network, all its running requests fail.
 */
export const sentAgain =
  (load: Load): Load =>
  (name, isAnew) =>
    load(name, isAnew).catch((error: unknown) => {
      if (error instanceof TypeError) return load(name, isAnew);
      throw error;
    });
