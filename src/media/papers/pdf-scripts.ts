// Finds actions with scripts in the objects of a PDF, wherever they hang: names, pages, fields, links. It reads the objects
// and not the bytes of streams, because compressed bytes are "/JS" by chance. Objects inside compressed streams are unpacked.
// Objects that never end could be read again and again: a file with more of them than any program writes counts as one with scripts.
import { inflateSync, constants } from 'node:zlib';

const OBJECT = Buffer.from('obj');
const STREAM = /^stream(?:\r\n|\n|\r)/;
const END = Buffer.from('endstream');
/** All objects of a file need less. More is a file that was made to fill the memory. */
const MOST_UNPACKED = 100_000_000;
const COST_OF_ERROR = 10_000_000;
const HEX = /^[\dA-F]{2}$/i;
/** Kinds of actions that may have a script. */
const WITH_SCRIPT = /^(?:JavaScript|Rendition)$/;

const [SPACE, DELIMITER, REGULAR] = [0, 1, 2] as const;
const CLASSES = Uint8Array.from({ length: 256 }, (_, code) => {
  if ([0, 9, 10, 12, 13, 32].includes(code)) return SPACE;
  return '()<>[]{}/%'.includes(String.fromCharCode(code)) ? DELIMITER : REGULAR;
});
const [PERCENT, SLASH, OPEN, CLOSE, LESS, MORE, ESCAPE] = Array.from('%/()<>\\', (one) => one.charCodeAt(0));

interface Token {
  /** `name` has its text without the slash. `value` is a number, a string or a word. */
  readonly kind: '<<' | '>>' | '[' | ']' | 'name' | 'value' | 'end';
  readonly text?: string;
  readonly next: number;
}

const isRegular = (code: number | undefined): boolean => code !== undefined && CLASSES[code] === REGULAR;

/** The end of a string in brackets. Brackets inside it are in pairs, or escaped. */
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

/** A name may have its letters as numbers: `/J#53` is `/JS`. */
const nameOf = (written: string): string =>
  written.replace(/#(..)/g, (whole, code: string) =>
    HEX.test(code) ? String.fromCharCode(parseInt(code, 16)) : whole,
  );

function skipSpace(bytes: Buffer, at: number): number {
  let place = at;
  for (;;) {
    const code = bytes[place];
    if (code === undefined) return place;
    if (code === PERCENT) while (place < bytes.length && bytes[place] !== 10 && bytes[place] !== 13) place += 1;
    else if (CLASSES[code] === SPACE) place += 1;
    else return place;
  }
}

function readToken(bytes: Buffer, from: number): Token {
  const at = skipSpace(bytes, from);
  const code = bytes[at];
  if (code === undefined) return { kind: 'end', next: at };
  if (isRegular(code)) return { kind: 'value', next: endOfWord(bytes, at) };
  if (code === SLASH) {
    const next = endOfWord(bytes, at + 1);
    return { kind: 'name', text: nameOf(bytes.toString('latin1', at + 1, next)), next };
  }
  if (code === OPEN) return { kind: 'value', next: endOfString(bytes, at) };
  if (code === LESS && bytes[at + 1] === LESS) return { kind: '<<', next: at + 2 };
  if (code === MORE && bytes[at + 1] === MORE) return { kind: '>>', next: at + 2 };
  if (code === LESS) return { kind: 'value', next: bytes.indexOf('>', at) + 1 || bytes.length };
  const sign = String.fromCharCode(code);
  return sign === '[' || sign === ']' ? { kind: sign, next: at + 1 } : { kind: 'value', next: at + 1 };
}

/** A dictionary or array that is being read. */
interface Open {
  readonly isArray: boolean;
  key: string | undefined;
  hasValue: boolean;
  script: boolean;
  /** The kind of action. Empty if it stands in another object. */
  action: string | undefined;
}

interface Read {
  readonly hasScript: boolean;
  readonly next: number;
  /** All names in the value of each key of the outermost dictionary. A value may be another object: it then has none. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

function noteValue(open: Open | undefined, name?: string): void {
  if (!open || open.isArray) return;
  if (name !== undefined && (open.key === undefined || open.hasValue)) {
    [open.key, open.hasValue] = [name, false];
    return;
  }
  if (open.key === 'JS') open.script = true;
  if (open.key === 'S' && !open.hasValue) open.action = name ?? '';
  open.hasValue = true;
}

const isScript = ({ script, action }: Open): boolean =>
  script && action !== undefined && (action === '' || WITH_SCRIPT.test(action));

/** How many bytes may still be read and unpacked. Objects may overlap in a damaged file, but not many times. */
interface Budget {
  left: number;
  unpacked: number;
}
const MOST_TIMES = 8;
const FREE_BYTES = 1_000_000;
const budgetFor = ({ length }: Buffer): Budget => ({ left: MOST_TIMES * length + FREE_BYTES, unpacked: MOST_UNPACKED });

/** Reads a dictionary or array. Undefined if none begins here, or if the budget is used up. */
function readObject(bytes: Buffer, at: number, budget: Budget): Read | undefined {
  const stack: Open[] = [];
  const names = new Map<string, string[]>();
  let [place, hasScript] = [at, false];
  for (;;) {
    const { kind, text, next } = readToken(bytes, place);
    budget.left -= next - place;
    if (budget.left < 0) return undefined;
    place = next;
    if (kind === 'end') return stack.length > 0 ? { hasScript, next, names } : undefined;
    if (kind === '<<' || kind === '[') {
      noteValue(stack.at(-1));
      stack.push({ isArray: kind === '[', key: undefined, hasValue: false, script: false, action: undefined });
    } else if (stack.length === 0) return undefined;
    else if (kind === '>>' || kind === ']') {
      const closed = stack.pop();
      if (closed && isScript(closed)) hasScript = true;
      if (stack.length === 0) return { hasScript, next, names };
    } else {
      noteValue(stack.at(-1), text);
      const key = stack[0]?.key;
      if (key === undefined) continue;
      const known = names.get(key) ?? [];
      names.set(key, known);
      if (text !== undefined && key !== text) known.push(text);
    }
  }
}

/** Unpacks the bytes of a stream. Undefined if it is packed in another way than programs pack objects, or too large. */
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
        // Otherwise it is damaged or encrypted. Nobody says how much was unpacked before that.
        budget.unpacked -= COST_OF_ERROR;
        if (budget.unpacked < 1) budget.left = -1;
        return undefined;
      }
      if ((budget.unpacked -= found.length) < 1) budget.left = -1;
    } else return undefined;
  }
  return found;
}

/** The filters of a stream of objects. Undefined if they cannot be known here, or change bytes in a way that is not known here. */
function filtersOf({ names }: Read): readonly string[] | undefined {
  const filters = names.get('Filter') ?? [];
  const isElsewhere = names.has('F') || (names.has('Filter') && filters.length === 0);
  return isElsewhere || names.has('DecodeParms') ? undefined : filters;
}

/**
 * The objects in the stream that begins after a dictionary. Undefined if it is no stream of objects, and `hidden` if nobody
 * can say what is in it.
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

/** True if an object among others, one after the other, has a script. */
function isAmong(bytes: Buffer): boolean {
  const budget = budgetFor(bytes);
  let place = 0;
  while (place < bytes.length) {
    const read = readObject(bytes, place, budget);
    if (budget.left < 0) return true;
    if (read?.hasScript) return true;
    place = read ? read.next : Math.max(place + 1, readToken(bytes, place).next);
  }
  return false;
}

/** What is known of scripts. `hidden`: none was found, but not all objects could be read. */
type Scripts = 'found' | 'hidden' | 'none';

/** Says whether a PDF has an action with a script. A script in the text of a page, or in the bytes of a picture, is none. */
export function scriptsIn(bytes: Buffer): Scripts {
  let scripts: Scripts = 'none';
  const budget = budgetFor(bytes);
  for (let at = bytes.indexOf(OBJECT); at >= 0; at = bytes.indexOf(OBJECT, at + OBJECT.length)) {
    const start = at + OBJECT.length;
    // `endobj` begins nothing.
    if (isRegular(bytes[start]) || bytes[at - 1] === 'd'.charCodeAt(0)) continue;
    const read = readObject(bytes, start, budget);
    if (budget.left < 0) return 'found';
    if (!read) continue;
    if (read.hasScript) return 'found';
    const objects = objectsIn(bytes, read, budget);
    if (budget.left < 0) return 'found';
    if (objects === 'hidden') scripts = objects;
    else if (objects && isAmong(objects)) return 'found';
  }
  return scripts;
}
