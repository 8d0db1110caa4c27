// Splits the objects of a PDF into tokens: brackets (such as `<<`), names, strings and other values.
/** Only the first bytes of a string are kept. They are enough to recognise an address or a path. */
const MOST_OF_STRING = 4000;
const HEX = /^[\dA-F]{2}$/i;

const [SPACE, DELIMITER, REGULAR] = [0, 1, 2] as const;
const CLASSES = Uint8Array.from({ length: 256 }, (_, code) => {
  if ([0, 9, 10, 12, 13, 32].includes(code)) return SPACE;
  return '()<>[]{}/%'.includes(String.fromCharCode(code)) ? DELIMITER : REGULAR;
});
const [PERCENT, SLASH, OPEN, CLOSE, LESS, MORE, ESCAPE] = Array.from('%/()<>\\', (one) => one.charCodeAt(0));

export interface Token {
  /** The text of a `name` has no slash. `value` is a number or a word. */
  readonly kind: '<<' | '>>' | '[' | ']' | 'name' | 'string' | 'value' | 'end';
  readonly text?: string;
  readonly next: number;
}

export const isRegular = (code: number | undefined): boolean => code !== undefined && CLASSES[code] === REGULAR;

/** Returns the end of a string in brackets. Brackets inside the string are in pairs, or escaped. */
function endOfString(bytes: Buffer, at: number): number {
  let [depth, place] = [0, at];
  for (; place < bytes.length; place += 1) {
    const code = bytes[place];
    if (code === ESCAPE) place += 1;
    else if (code === OPEN) depth += 1;
    else if (code === CLOSE && (depth -= 1) === 0) return place + 1;
  }
  return place;
}

function endOfWord(bytes: Buffer, at: number): number {
  let place = at;
  while (isRegular(bytes[place])) place += 1;
  return place;
}

/** Decodes the bytes of a string of a PDF. */
export function pdfString(bytes: Buffer): string {
  const start = bytes.toString('hex', 0, 3);
  if (start.startsWith('feff'))
    return Buffer.from(bytes.subarray(2, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  return start === 'efbbbf' ? bytes.toString('utf8', 3) : bytes.toString('latin1');
}

/**
 * Reads a string in brackets. Its signs may be escaped as `\\` and `\(`, or as a number such as `\152`. Escaped line ends, tabs
 * and similar characters are left out.
 */
const written = (bytes: Buffer): string =>
  pdfString(
    Buffer.from(
      bytes
        .toString('latin1')
        .replace(/\\(?:([0-7]{1,3})|(\r\n|[^]))/g, (_, digits: string | undefined, sign: string) =>
          digits === undefined
            ? /[\r\nnrtbf]/.test(sign)
              ? ''
              : sign
            : String.fromCharCode(parseInt(digits, 8) & 255),
        ),
      'latin1',
    ),
  );

/** In a name, letters may be written as numbers: `/J#53` is `/JS`. */
const nameOf = (written: string): string =>
  written.replace(/#(..)/g, (whole, code: string) =>
    HEX.test(code) ? String.fromCharCode(parseInt(code, 16)) : whole,
  );

export function skipSpace(bytes: Buffer, at: number): number {
  let place = at;
  for (;;) {
    const code = bytes[place];
    if (code === undefined) return place;
    if (code === PERCENT) while (place < bytes.length && bytes[place] !== 10 && bytes[place] !== 13) place += 1;
    else if (CLASSES[code] === SPACE) place += 1;
    else return place;
  }
}

export function readToken(bytes: Buffer, from: number): Token {
  const at = skipSpace(bytes, from);
  const code = bytes[at];
  if (code === undefined) return { kind: 'end', next: at };
  if (isRegular(code)) return { kind: 'value', next: endOfWord(bytes, at) };
  if (code === SLASH) {
    const next = endOfWord(bytes, at + 1);
    return { kind: 'name', text: nameOf(bytes.toString('latin1', at + 1, next)), next };
  }
  if (code === OPEN) {
    const next = endOfString(bytes, at);
    return { kind: 'string', text: written(bytes.subarray(at + 1, Math.min(next - 1, at + MOST_OF_STRING))), next };
  }
  if (code === LESS && bytes[at + 1] === LESS) return { kind: '<<', next: at + 2 };
  if (code === MORE && bytes[at + 1] === MORE) return { kind: '>>', next: at + 2 };
  if (code === LESS) {
    const next = bytes.indexOf('>', at) + 1 || bytes.length;
    const digits = bytes.toString('latin1', at + 1, Math.min(next - 1, at + MOST_OF_STRING)).replace(/\s/g, '');
    return { kind: 'string', text: pdfString(Buffer.from(digits, 'hex')), next };
  }
  const sign = String.fromCharCode(code);
  return sign === '[' || sign === ']' ? { kind: sign, next: at + 1 } : { kind: 'value', next: at + 1 };
}
