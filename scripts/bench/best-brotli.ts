// Weighs a text as Brotli at its best makes it.
import { brotliCompressSync, constants } from 'node:zlib';

export const bestBrotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
