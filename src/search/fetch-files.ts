import type { Load } from './library.ts';

/**
 * The time limit of one request, in seconds. After this time, asking the content API is faster. This limit must be lower than
 * the limit in `connect.ts`, which ends the Worker.
 */
const MOST_SECONDS = 8;

/** Loads index files from a folder. The address of the folder ends in a slash. */
export const filesIn =
  (folder: string): Load =>
  async (name, isAnew) => {
    const [address, cache] = isAnew ? [`${name}?anew`, 'reload' as const] : [name, 'default' as const];
    const answer = await fetch(folder + address, { cache, signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
    // Some hosts answer an unknown address with an HTML page and status 200. So an HTML page counts as a missing file.
    const isPage = answer.headers.get('content-type')?.includes('html');
    if (!answer.ok || isPage) throw new Error(`${folder}${name}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
