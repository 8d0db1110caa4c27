const [FNV_BASIS, FNV_PRIME] = [0x811c9dc5, 0x01000193];

/** Spreads the bits of a sum: those of similar contents must not look alike (murmur3's last step). */
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

/** Eight digits, of base 16, that change with a content. They name it beside its place; nothing rests on nobody being able to forge them. */
export const contentHash = (bytes: Uint8Array): string => sumOf(bytes).toString(16).padStart(8, '0');

const encoder = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);
export const textHash = (text: string): number => sumOf(bytesOf(text));
