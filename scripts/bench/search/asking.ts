// Searches as a browser does, and counts bytes, requests and rounds of requests.
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'rolldown';
import { openSearch } from '../../../src/search/engine.ts';
import { MANIFEST } from '../../../src/search/files.ts';
import type { Question, Results } from '../../../src/search/results.ts';
import { qualityOf } from '../../build/compress.ts';
import { readSettings } from '../../command/settings.ts';

export interface Cost {
  readonly bytes: number;
  readonly requests: number;
  /**
   * The rounds of requests: a request that needs an earlier answer starts a new round. The manifest (the list of index files)
   * does not count, because it loads at the same time as the search engine.
   */
  readonly rounds: number;
}

const { BROTLI_QUALITY: STANDARD } = readSettings({});
const NOTHING = new Uint8Array();

function brotliBytes(bytes: Uint8Array, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

/**
 * Returns a function for the compressed size of index files directly after a publish. When the files are a day old, the
 * publisher compresses them better.
 */
export function publishedBytes(files: ReadonlyMap<string, Uint8Array>): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const file = files.get(name) ?? NOTHING;
    const bytes = known.get(name) ?? brotliBytes(file, qualityOf(`find/${name}`, STANDARD));
    known.set(name, bytes);
    return bytes;
  };
}

/** Returns the compressed size of the script that the search Worker loads. */
export async function engineBytes(): Promise<number> {
  const input = fileURLToPath(new URL('../../../src/search/worker.ts', import.meta.url));
  const { output } = await build({ input, write: false, output: { format: 'iife', minify: true, comments: false } });
  return brotliBytes(Buffer.from(output[0].code), constants.BROTLI_MAX_QUALITY);
}

/**
 * Opens a search on index files, and counts its requests. Files that are requested together count as one round. `sizeOf`
 * returns the compressed size of a file.
 */
export function openAsker(files: ReadonlyMap<string, Uint8Array>, sizeOf: (name: string) => number) {
  let waiting: (() => void)[] = [];
  let [bytes, requests, rounds] = [0, 0, 0];
  const search = openSearch(async (name) => {
    const file = files.get(name);
    if (!file) throw new Error(`The index has no file ${name}.`);
    bytes += sizeOf(name);
    requests += 1;
    if (name !== MANIFEST) await new Promise<void>((resolve) => waiting.push(resolve));
    return file;
  });
  return {
    /** Files that an earlier query has loaded are not counted again. */
    async ask(question: Question): Promise<{ results: Results; cost: Cost }> {
      [bytes, requests, rounds] = [0, 0, 0];
      const state = { isOver: false };
      const asking = search.search(question).finally(() => (state.isOver = true));
      // Lets all waiting tasks run first. Only after that, it is known whether the search has ended or needs more files.
      while (!state.isOver) {
        await turn();
        if (waiting.length === 0) continue;
        rounds += 1;
        const come = waiting;
        waiting = [];
        for (const bring of come) bring();
      }
      return { results: await asking, cost: { bytes, requests, rounds } };
    },
  };
}
