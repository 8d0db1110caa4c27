// Finds the actions of a PDF in all its objects: names, pages, fields and links. This code reads the objects, and does not
// search the bytes of streams, because compressed bytes can contain "/JS" by chance. If a compressed stream contains objects,
// the code unpacks them. Objects without an end could make the code read the same bytes again and again. So the code stops
// after more bytes than any normal file needs, and such a file counts as a file with scripts.
import { constants, inflateSync } from 'node:zlib';
import { type Found, noteDictionary, noteString, noteValue, type Open, opened } from './pdf-acts.ts';
import { isRegular, readToken, skipSpace } from './pdf-tokens.ts';

interface Read {
  readonly next: number;
  /**
   * The names in the value of each key of the outermost dictionary. If the value is a reference to another object, the list is
   * empty.
   */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

const OBJECT = Buffer.from('obj');
const STREAM = /^stream(?:\r\n|\n|\r)/;
const END = Buffer.from('endstream');
/**
 * The most bytes that are unpacked. All objects of a normal file need less. A file that needs more was made to fill the memory.
 */
const MOST_UNPACKED = 100_000_000;
const COST_OF_ERROR = 10_000_000;
/** The number of bytes that may still be read and unpacked. In a damaged file objects may overlap, but not many times. */
interface Budget {
  left: number;
  unpacked: number;
}
const MOST_TIMES = 8;
const FREE_BYTES = 1_000_000;
const budgetFor = ({ length }: Buffer): Budget => ({ left: MOST_TIMES * length + FREE_BYTES, unpacked: MOST_UNPACKED });

/**
 * Reads a dictionary or an array. Returns undefined if neither begins here, or if the budget is used up. If a string begins
 * here, only checks whether the string is a script.
 */
function readObject(bytes: Buffer, at: number, budget: Budget, found: Found): Read | undefined {
  const stack: Open[] = [];
  const names = new Map<string, string[]>();
  let place = at;
  for (;;) {
    const { kind, text, next } = readToken(bytes, place);
    budget.left -= next - place;
    if (budget.left < 0) return undefined;
    place = next;
    if (kind === 'end') return stack.length > 0 ? { next, names } : undefined;
    if (kind === '<<' || kind === '[') {
      noteValue(stack.at(-1), 'inside');
      stack.push(opened(kind));
    } else if (stack.length === 0) {
      if (kind === 'string') noteString(text, found);
      return undefined;
    } else if (kind === '>>' || kind === ']') {
      const closed = stack.pop();
      if (closed) noteDictionary(closed, stack.at(-1), found);
      if (stack.length === 0) return { next, names };
    } else {
      noteValue(stack.at(-1), kind, text);
      const key = stack[0]?.key;
      if (key === undefined) continue;
      const known = names.get(key) ?? [];
      names.set(key, known);
      if (kind === 'name' && text !== undefined && key !== text) known.push(text);
    }
  }
}

/**
 * Unpacks the bytes of a stream. Returns undefined if the stream is too large, or is packed in a way that programs do not use
 * for objects.
 */
function unpacked(bytes: Buffer, filters: readonly string[], budget: Budget): Buffer | undefined {
  let found = bytes;
  for (const filter of filters) {
    if (/^(?:ASCIIHexDecode|AHx)$/.test(filter)) {
      found = Buffer.from(found.toString('latin1').replace(/>.*$/s, '').replace(/\s/g, ''), 'hex');
    } else if (/^(?:FlateDecode|Fl)$/.test(filter)) {
      try {
        found = inflateSync(found, { maxOutputLength: budget.unpacked, finishFlush: constants.Z_SYNC_FLUSH });
      } catch (error) {
        if (error instanceof RangeError) budget.left = -1;
        // Other errors mean that the stream is damaged or encrypted. The number of bytes unpacked before the error is unknown.
        budget.unpacked -= COST_OF_ERROR;
        if (budget.unpacked < 1) budget.left = -1;
        return undefined;
      }
      if ((budget.unpacked -= found.length) < 1) budget.left = -1;
    } else return undefined;
  }
  return found;
}

/**
 * Returns the filters of a stream of objects. Returns undefined if the filters are in another object, or if they have
 * parameters, which this code does not support.
 */
function filtersOf({ names }: Read): readonly string[] | undefined {
  const filters = names.get('Filter') ?? [];
  const isElsewhere = names.has('F') || (names.has('Filter') && filters.length === 0);
  return isElsewhere || names.has('DecodeParms') ? undefined : filters;
}

/**
 * Returns the objects in the stream after a dictionary. Returns undefined if the stream has no objects, and `hidden` if its
 * content cannot be read.
 */
function objectsIn(bytes: Buffer, read: Read, budget: Budget): Buffer | 'hidden' | undefined {
  const { next, names } = read;
  const type = names.get('Type');
  if (!type || (type.length > 0 && !type.includes('ObjStm'))) return undefined;
  const word = skipSpace(bytes, next);
  const begin = STREAM.exec(bytes.toString('latin1', word, word + 10));
  if (!begin) return undefined;
  const filters = filtersOf(read);
  if (type.length === 0 || !filters) return 'hidden';
  const start = word + begin[0].length;
  const found = bytes.indexOf(END, start);
  const end = found < 0 ? bytes.length : found;
  budget.left -= end - start;
  return budget.left < 0 ? undefined : (unpacked(bytes.subarray(start, end), filters, budget) ?? 'hidden');
}

/** Examines the objects of an unpacked stream, one after the other. */
function lookAmong(bytes: Buffer, found: Found): void {
  const budget = budgetFor(bytes);
  let place = 0;
  while (place < bytes.length) {
    const read = readObject(bytes, place, budget, found);
    if (budget.left < 0) found.hasScript = true;
    if (budget.left < 0) return;
    place = read ? read.next : Math.max(place + 1, readToken(bytes, place).next);
  }
}

/** Returns the actions of a PDF. A script in the text of a page, or in the bytes of a picture, is not an action. */
export function lookInto(bytes: Buffer): Found {
  const found: Found = { hasScript: false, isHidden: false, acts: new Set(), sendsTo: new Set() };
  const budget = budgetFor(bytes);
  for (let at = bytes.indexOf(OBJECT); at >= 0; at = bytes.indexOf(OBJECT, at + OBJECT.length)) {
    const start = at + OBJECT.length;
    // `endobj` is the end of an object, not a beginning.
    if (isRegular(bytes[start]) || bytes[at - 1] === 'd'.charCodeAt(0)) continue;
    const read = readObject(bytes, start, budget, found);
    const objects = read && objectsIn(bytes, read, budget);
    if (budget.left < 0) return { ...found, hasScript: true };
    if (objects === 'hidden') found.isHidden = true;
    else if (objects) lookAmong(objects, found);
  }
  return found;
}
