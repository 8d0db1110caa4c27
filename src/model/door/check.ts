import type * as z from 'zod';
import { largeWithin, sizeFault, sizeFaultWithin } from './entry-size';
import { titleOf } from './advice';
import { expectation, faultOf, withoutFaulty } from './fault';
import type { GoodEntries } from './last-good';
import { report, type ReportLine } from './report';

/** The rules that an API answer must pass. */
export interface Contract<Ours> {
  schema: z.ZodType<Ours>;
  /** True for data with inner lists, such as a menu. A faulty item of a list is left out, and the other items stay. */
  isMadeOfEntries?: boolean;
  /**
   * True if a faulty item is left out even if there is a last good version of the whole data. The last good version would also
   * replace the valid new items, and so hide them.
   */
  leavesOutFaulty?: boolean;
}

/** An entry that may be published (`ours`), and the API's data from which it was made (`wire`). */
export interface Checked<Ours> {
  ours: Ours;
  wire: unknown;
  isLastGood: boolean;
}

/**
 * Returns the key of an entry. The report and the store of last good versions use this key. For an entry without a key,
 * returns the title in quotation marks. No key has quotation marks, so the entry cannot get the last good version of another
 * entry.
 */
export function nameIn(wire: unknown, key = 'id'): string | undefined {
  if (!wire || typeof wire !== 'object') return undefined;
  const textOf = (field: string): string | undefined => {
    const value: unknown = Reflect.get(wire, field);
    return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : undefined;
  };
  const title = textOf('title');
  return textOf(key) ?? (title === undefined ? title : `"${title}"`);
}

/** A cache of each schema's results, by input. An unchanged entry of the API is not checked again. */
const passed = new WeakMap<z.ZodType, WeakMap<object, unknown>>();

function passedBy<Ours>(schema: z.ZodType<Ours>): WeakMap<object, Ours> {
  const known = passed.get(schema) ?? new WeakMap<object, unknown>();
  passed.set(schema, known);
  return known as WeakMap<object, Ours>;
}

/** Returns the entry if it is valid, or else its last good version, or else undefined. The report names the fault. */
export function checked<Ours>(
  { schema, isMadeOfEntries, leavesOutFaulty }: Contract<Ours>,
  where: Required<Pick<ReportLine, 'lang' | 'address' | 'entry'>>,
  wire: unknown,
  good: GoodEntries,
): Checked<Ours> | undefined {
  const known = passedBy(schema);
  const key = typeof wire === 'object' && wire !== null ? wire : {};
  const ours = known.get(key);
  if (ours !== undefined) return { ours, wire, isLastGood: false };
  const tooLarge = isMadeOfEntries ? sizeFaultWithin(wire) : sizeFault(wire);
  const result = tooLarge ? undefined : schema.safeParse(wire, { error: expectation });
  if (result?.success) {
    known.set(key, result.data);
    return { ours: result.data, wire, isLastGood: false };
  }
  const rest = isMadeOfEntries ? withoutFaults(schema, wire) : undefined;
  const before = leavesOutFaulty && rest ? undefined : good.get(where.entry);
  const earlier = before === undefined ? undefined : schema.safeParse(before);
  const fault = result ? faultOf(result.error, wire) : tooLarge;
  report({ kind: 'held-back', ...where, ...titleOf(wire), ...fault, lastGood: earlier?.success ?? false });
  if (earlier?.success) return { ours: earlier.data, wire: before, isLastGood: true };
  return rest;
}

/** Leaves out inner items that are too large or break the schema. Returns the rest if the rest is valid. */
function withoutFaults<Ours>(schema: z.ZodType<Ours>, wire: unknown): Checked<Ours> | undefined {
  const result = sizeFault(wire) ? undefined : schema.safeParse(wire);
  if (result?.success) return { ours: result.data, wire, isLastGood: false };
  const places = result ? result.error.issues.map(({ path }) => path) : largeWithin(wire);
  const rest = withoutFaulty(places, wire);
  return rest === undefined ? undefined : withoutFaults(schema, rest);
}
