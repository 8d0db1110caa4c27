import type { Load } from './library.ts';

/**
 * On the slowest line a file of the index takes a second; who waits for longer is better served by the content API. Less than
 * `connect.ts` waits for a Worker: of one whose file stalls it is to hear that.
 */
const MOST_SECONDS = 8;

/** Files of the index in a folder of the site, whose address ends in a slash. */
export const filesIn =
  (folder: string): Load =>
  async (name, isAnew) => {
    const [address, cache] = isAnew ? [`${name}?anew`, 'reload' as const] : [name, 'default' as const];
    const answer = await fetch(folder + address, { cache, signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
    // A host that answers every address with a page answers this one too.
    const isPage = answer.headers.get('content-type')?.includes('html');
    if (!answer.ok || isPage) throw new Error(`${folder}${name}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
