import type { Load } from './library.ts';

/** Sends a request once more after a network error. A phone that changes its network breaks all open requests. */
export const sentAgain =
  (load: Load): Load =>
  (name, isAnew) =>
    load(name, isAnew).catch((error: unknown) => {
      if (error instanceof TypeError) return load(name, isAnew);
      throw error;
    });
