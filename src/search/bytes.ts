/**
 * This number is subtracted from the code of each Devanagari (Hindi) letter, so that the letter fits in one byte. All
 * other letters of a word are ASCII.
 */
const SHIFT = 0x880;

const letterByte = (code: number): number => (code > 0x7f ? code - SHIFT : code);
const letterOf = (byte: number): number => (byte > 0x7f ? byte + SHIFT : byte);

export function readerOf(bytes: Uint8Array, start = 0) {
  let at = start;
  const byte = (): number => bytes[at++] ?? 0;
  return {
    byte,
    /** Reads a number. Each byte holds seven bits, and the lowest bits come first. */
    number(): number {
      let [sum, scale] = [0, 1];
      for (;;) {
        const part = byte();
        sum += (part & 127) * scale;
        if (part < 128) return sum;
        scale *= 128;
      }
    },
    /** Reads a word up to an end byte, which is `end` or `otherEnd`. The next read starts after the end byte. */
    word(end: number, otherEnd = end): string {
      let text = '';
      for (;;) {
        if (at >= bytes.length) return text;
        const part = byte();
        if (part === end || part === otherEnd) return text;
        text += String.fromCharCode(letterOf(part));
      }
    },
    at: (): number => at,
  };
}

export function pushNumber(to: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) to.push((rest % 128) + 128);
  to.push(rest);
}

export function pushWord(to: number[], word: string): void {
  for (let index = 0; index < word.length; index += 1) to.push(letterByte(word.charCodeAt(index)));
}
