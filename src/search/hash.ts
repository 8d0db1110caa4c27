const [FNV_BASIS, FNV_PRIME] = [0x811c9dc5, 0x01000193];

/**
 * Spreads the bits, so that similar contents get different hashes. This is the last step of the hash function murmur3.
 */
function mixed(sum: number): number {
  let mix = sum ^ (sum >>> 16);
  mix = Math.imul(mix, 0x85ebca6b);
  mix ^= mix >>> 13;
  mix = Math.imul(mix, 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}

function sumOf(bytes: Uint8Array): number {
  let sum = FNV_BASIS;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, FNV_PRIME);
  return mixed(sum);
}

/** Returns eight hexadecimal digits for file names. The hash gives no security: an attacker can make collisions. */
export const contentHash = (bytes: Uint8Array): string => sumOf(bytes).toString(16).padStart(8, '0');

const encoder = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);
export const textHash = (text: string): number => sumOf(bytesOf(text));
