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

/** Says in words what was expected. It is used if the schema has no message for the fault. */
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

/** The first fault, with the value that was found and the names of the other faulty fields. */
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

/** The fields that tell items of a list apart. */
const NAMING = ['id', 'title', 'month', 'year'];
const nameOf = (item: unknown): string => JSON.stringify(NAMING.map((field) => at(item, [field])));

/** Sets or removes a part of an object. */
function put(holder: unknown, part: PropertyKey, value: unknown): void {
  if (!holder || typeof holder !== 'object') return;
  if (value === undefined) Reflect.deleteProperty(holder, part);
  else Reflect.set(holder, part, value);
}

/**
 * Returns a copy without the faulty parts. A faulty part is the list item that contains a faulty field, or else the
 * object that contains the field. A part that `before` has, under the same name, takes the place of the faulty one.
 * Returns `undefined` if the faulty object is all of the data.
 */
export function withoutFaulty(places: readonly Place[], wire: unknown, before?: unknown): unknown {
  if (places.length === 0) return undefined;
  const copy = structuredClone(wire);
  const faulty = new Map<unknown[], { readonly indexes: Set<number>; readonly path: Place }>();
  for (const path of places) {
    const last = path.findLastIndex((key) => typeof key === 'number');
    const part = path.at(-2);
    if (last === -1 && part !== undefined && at(wire, path.slice(0, -1)) !== undefined) {
      put(at(copy, path.slice(0, -2)), part, at(before, path.slice(0, -1)));
      continue;
    }
    const listPath = path.slice(0, Math.max(0, last));
    const list = at(copy, listPath);
    const index = path[last];
    if (!Array.isArray(list) || typeof index !== 'number' || index >= list.length) return undefined;
    const known = faulty.get(list) ?? { indexes: new Set(), path: listPath };
    known.indexes.add(index);
    faulty.set(list, known);
  }
  for (const [list, { indexes, path }] of faulty) {
    const earlier = at(before, path);
    const named = new Map(Array.isArray(earlier) ? earlier.map((item: unknown) => [nameOf(item), item]) : []);
    const kept = list.flatMap((item, index) => (indexes.has(index) ? (named.get(nameOf(item)) ?? []) : [item]));
    // `splice(…, ...kept)` fails for long lists, because a function takes at most about 120,000 arguments.
    list.length = 0;
    for (const one of kept) list.push(one);
  }
  return copy;
}
