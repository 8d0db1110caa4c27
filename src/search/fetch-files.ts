import type { Load } from './library.ts';

/** After 8 s, asking the content API is faster. Keep this below the limit in `connect.ts`, which ends the Worker. */
const MOST_SECONDS = 8;

/** Loads index files from a folder whose address ends in a slash. */
export const filesIn =
  (folder: string): Load =>
  async (name, isAnew) => {
    const [address, cache] = isAnew ? [`${name}?anew`, 'reload' as const] : [name, 'default' as const];
    const answer = await fetch(folder + address, { cache, signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
    // Some hosts answer an unknown address with an HTML page and status 200.
    const isPage = answer.headers.get('content-type')?.includes('html');
    if (!answer.ok || isPage) throw new Error(`${folder}${name}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
