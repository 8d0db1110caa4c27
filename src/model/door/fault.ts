import type * as z from 'zod';
import { withoutPasswords } from '~/lib/without-passwords';

/** A fault of an entry, in words for the report. */
export interface Fault {
  field: string;
  expected: string;
  found: string;
  /** The names of the other faulty fields. */
  detail?: string;
}

const NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Returns the expected value in words. The report uses these words if the schema has no message for the fault. */
export function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return NAMES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(' or ');
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `at least ${String(issue.minimum)} in length`
        : `at least ${String(issue.minimum)}`;
    case 'too_big':
      return `at most ${String(issue.maximum)}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((branch) => branch.slice(0, 1).map(({ message }) => message)))].join(
        ' or ',
      );
    default:
      return 'the form that the contract describes';
  }
}

/** The path to a part of an entry. */
export type Place = readonly PropertyKey[];

export const at = (wire: unknown, path: Place): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value && typeof value === 'object' && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    wire,
  );

/**
 * The first fault: its field, the value that was expected and the value that was found. Also has the names of the other faulty
 * fields.
 */
export function faultOf(error: z.ZodError, wire: unknown): Fault {
  const [issue, ...others] = error.issues;
  const path = issue?.path ?? [];
  const found = at(wire, path);
  const field = path.join('.') || '(the entry)';
  const otherFields = new Set(others.map((other) => other.path.join('.')).filter((name) => name !== field));
  return {
    field,
    expected: issue?.message ?? 'the form that the contract describes',
    found: found === undefined ? 'nothing' : withoutPasswords(JSON.stringify(found)).slice(0, 200),
    ...(otherFields.size ? { detail: `also ${[...otherFields].slice(0, 10).join(', ')}` } : {}),
  };
}

/**
 * Returns a copy without the faulty parts. A faulty part is the list item that contains a faulty field, or else the
 * object that contains the field. Returns `undefined` if this object is all of the data.
 */
export function withoutFaulty(places: readonly Place[], wire: unknown): unknown {
  if (places.length === 0) return undefined;
  const copy = structuredClone(wire);
  const faulty = new Map<unknown[], Set<number>>();
  for (const path of places) {
    const last = path.findLastIndex((key) => typeof key === 'number');
    const part = path.at(-2);
    if (last === -1 && part !== undefined && at(wire, path.slice(0, -1)) !== undefined) {
      // The object is already removed if another field of the object was faulty too.
      const holder = at(copy, path.slice(0, -2));
      if (holder && typeof holder === 'object') Reflect.deleteProperty(holder, part);
      continue;
    }
    const list = at(copy, path.slice(0, Math.max(0, last)));
    const index = path[last];
    if (!Array.isArray(list) || typeof index !== 'number' || index >= list.length) return undefined;
    faulty.set(list, (faulty.get(list) ?? new Set()).add(index));
  }
  for (const [list, indexes] of faulty) {
    const kept = list.filter((_, index) => !indexes.has(index));
    // `splice(…, ...kept)` fails for long lists, because a function takes at most about 120,000 arguments.
    list.length = 0;
    for (const one of kept) list.push(one);
  }
  return copy;
}
