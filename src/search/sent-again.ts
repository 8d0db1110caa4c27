import type { Load } from './library.ts';

/**
 * Sends a request a second time after a network error. A phone breaks all its requests when it changes to another
 * network.
 */
export const sentAgain =
  (load: Load): Load =>
  (name, isAnew) =>
    load(name, isAnew).catch((error: unknown) => {
      if (error instanceof TypeError) return load(name, isAnew);
      throw error;
    });
