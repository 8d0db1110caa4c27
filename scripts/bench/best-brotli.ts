// Weighs a text as Brotli at its best makes it.
import { brotliCompressSync, constants } from 'node:zlib';

/** Many pages bring the same files. */
const known = new Map<string, number>();

const weigh = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

export function bestBrotli(text: string): number {
  const found = known.get(text);
  if (found !== undefined) return found;
  const length = weigh(text, 11);
  known.set(text, length);
  return length;
}

/** Most texts already are at a quality that takes a fiftieth of the time. */
export const isWithin = (text: string, most: number): boolean => weigh(text, 5) <= most || bestBrotli(text) <= most;
