import type { Load } from './library.ts';

/**
 * On the slowest line a file of the index takes a second; who waits for longer is better served by the content API. Less than
 * `connect.ts` waits for a Worker: of one whose file stalls it is to hear that.
 */
const MOST_SECONDS = 8;

async function bytesOf(address: string, options: RequestInit): Promise<Uint8Array> {
  const answer = await fetch(address, options);
  // A host that answers every address with a page answers this one too.
  const isPage = answer.headers.get('content-type')?.includes('html');
  if (!answer.ok || isPage) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Files of the index in a folder of the site, whose address ends in a slash. A request that breaks off is sent once more: a
 * phone that goes from one network to another breaks off all that are on their way.
 */
export const filesIn =
  (folder: string): Load =>
  (name, isAnew) => {
    const signal = AbortSignal.timeout(MOST_SECONDS * 1000);
    const address = folder + (isAnew ? `${name}?anew` : name);
    const options: RequestInit = { cache: isAnew ? 'reload' : 'default', signal };
    return bytesOf(address, options).catch((error: unknown) => {
      if (error instanceof TypeError) return bytesOf(address, options);
      throw error;
    });
  };
