import { sha256 } from '@noble/hashes/sha2.js';

/**
 * The number of bytes that are hashed without a pause. On a slow phone, this takes less than a tenth of a second, so the page
 * stays responsive.
 */
const PIECE = 1_000_000;

/**
 * Returns the SHA-256 of a file, or undefined if the visitor has chosen another file since. Reads the file in pieces, so that a
 * large file needs little memory. The browser's own `crypto.subtle` needs the whole file at once.
 */
export async function hashOf(
  file: Blob,
  { tell, isWanted }: { tell: (done: number) => void; isWanted: () => boolean },
): Promise<string | undefined> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += PIECE) {
    hash.update(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()));
    if (!isWanted()) return undefined;
    tell((at + PIECE) / file.size);
  }
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
