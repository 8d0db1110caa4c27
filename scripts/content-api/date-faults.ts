import { isObject } from './openapi.ts';

/** Pairs of fields. The first date must not be later than the second. */
const inOrder: readonly (readonly [string, string])[] = [
  ['published_on', 'closes_at'],
  ['published_on', 'expires_on'],
  ['starts_at', 'ends_at'],
  ['starts_on', 'ends_on'],
  ['from', 'to'],
];
const YEARS = { first: 1900, last: 2100 };

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The day in India. The schema checks whether a text is a date. */
function dayOf(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  return text.length === 10 ? text : new Date(Date.parse(text) + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Finds dates of an entry in the wrong order or in an absurd year. */
export function dateFaults(entry: unknown): string[] {
  if (!isObject(entry)) return [];
  const disorder = inOrder.flatMap(([early, late]) => {
    const [first, last] = [dayOf(entry[early]), dayOf(entry[late])];
    const isWrong = first !== undefined && last !== undefined && first > last;
    return isWrong
      ? [`field ${late}: expected a time not before ${early} (${first}), found "${String(entry[late])}"`]
      : [];
  });
  const absurd = Object.entries(entry).flatMap(([field, value]) => {
    if (!/_(on|at|date)$|^(from|to)$/.test(field)) return [];
    const year = Number(dayOf(value)?.slice(0, 4) ?? YEARS.first);
    const isAbsurd = year < YEARS.first || year > YEARS.last;
    return isAbsurd
      ? [`field ${field}: expected a year from ${YEARS.first} to ${YEARS.last}, found "${String(value)}"`]
      : [];
  });
  return [...disorder, ...absurd];
}
