// Weighs a text as Brotli at its best makes it.
import { brotliCompressSync, constants } from 'node:zlib';

/** Many pages bring the same files. */
const known = new Map<string, number>();

export function bestBrotli(text: string): number {
  const found = known.get(text);
  if (found !== undefined) return found;
  const { length } = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  known.set(text, length);
  return length;
}
