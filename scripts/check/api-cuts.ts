import { isObject, type Address } from '../content-api/openapi.ts';
import { ask } from './api-answer.ts';
import { isWagtailList, readList, withQuery, type ListChecks, type ReadList } from './api-list.ts';

/** Checks that a list has the requested pages. */
export async function pageFaults(url: string, { entries, first }: ReadList): Promise<string[]> {
  if (entries.length < 3 || isWagtailList(first.json)) return [];
  const { json } = await ask(withQuery(url, { page: 2, page_size: 2 }));
  const isRight = isObject(json) && JSON.stringify(json.results) === JSON.stringify(entries.slice(2, 4));
  return isRight ? [] : ['page=2&page_size=2: expected the third and fourth entry, found something else'];
}

/** Checks that each filter of a list returns its entries and no others. */
export async function filterFaults(
  url: string,
  { queries }: Address,
  { entries }: ReadList,
  checks: ListChecks,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, schema } of queries) {
    for (const value of Array.isArray(schema.enum) ? schema.enum : []) {
      const has = (entry: unknown): boolean => isObject(entry) && entry[name] === value;
      const filtered = await readList(withQuery(url, { [name]: String(value) }), checks);
      const expected = entries.filter(has).length;
      const right = filtered.entries.filter(has).length;
      if (right === expected && filtered.entries.length === expected) continue;
      const others = filtered.entries.length - right;
      faults.push(
        `${name}=${String(value)}: expected its ${expected} entries, found ${right} of them and ${others} others`,
      );
    }
  }
  return faults;
}

/** Checks that the tenders of a month are of that month. */
export function monthFaults(url: string, entries: readonly unknown[]): string[] {
  const { searchParams } = new URL(url);
  const month = `${searchParams.get('year')}-${searchParams.get('month')?.padStart(2, '0')}`;
  return entries.flatMap((entry) => {
    if (!isObject(entry) || String(entry.published_on).startsWith(month)) return [];
    return [
      `entry ${String(entry.id)}, field published_on: expected a day in ${month}, found ${String(entry.published_on)}`,
    ];
  });
}
