import { type Address, entryName, idOf, isObject, type JsonObject } from '../content-api/openapi.ts';
import { sentence, type ShapeCheck } from '../content-api/shape-check.ts';
import { answerFaults, ask, type ApiAnswer } from './api-answer.ts';

const MOST_PAGES = 1_000;
const PER_PAGE = 100;

/** A complete list, with the entries of all its pages. */
interface ReadList {
  readonly first: ApiAnswer;
  readonly entries: readonly unknown[];
  readonly pages: number;
  readonly faults: readonly string[];
}

interface ListChecks {
  readonly envelope: ShapeCheck;
  readonly entry: ShapeCheck;
}

interface Page {
  readonly entries: readonly unknown[];
  readonly count: unknown;
  readonly next: string | undefined;
}

export function withQuery(url: string, query: Readonly<Record<string, string | number>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return address.href;
}

const isWagtailList = (json: unknown): json is { meta: JsonObject; items: unknown[] } =>
  isObject(json) && isObject(json.meta) && Array.isArray(json.items);

/** Returns `url` with the query of `next`, as the site does. If the API is behind a proxy, the host in `next` may be wrong. */
function samePlace(url: string, next: string): string {
  const address = new URL(url);
  address.search = new URL(next, url).search;
  return address.href;
}

function pageOf({ json, url }: ApiAnswer, before: number): Page | undefined {
  if (isWagtailList(json)) {
    const { items, meta } = json;
    const soFar = before + items.length;
    const isLast = items.length === 0 || typeof meta.total_count !== 'number' || soFar >= meta.total_count;
    const next = isLast ? undefined : withQuery(url, { limit: items.length, offset: soFar });
    return { entries: items, count: meta.total_count, next };
  }
  if (!isObject(json) || !Array.isArray(json.results)) return undefined;
  const next = typeof json.next === 'string' ? samePlace(url, json.next) : undefined;
  return { entries: json.results, count: json.count, next };
}

/**
 * Checks an answer with a page of a list, without its entries. The entries are checked one by one, so that a message can name
 * the entry.
 */
function envelopeFaults(json: unknown, check: ShapeCheck): string[] {
  if (isWagtailList(json)) {
    const { total_count: total } = json.meta;
    return typeof total === 'number' ? [] : [`field meta.total_count: expected a whole number, found ${String(total)}`];
  }
  const faults = check(json).filter(({ field }) => !field.startsWith('results['));
  return faults.map((fault) => sentence(fault));
}

function repeatedEntries(entries: readonly unknown[]): string[] {
  const seen = new Set<string>();
  const ids = entries.map(idOf).filter((id) => id !== undefined);
  const twice = ids.filter((id) => seen.size === seen.add(id).size);
  return [...new Set(twice)].map((id) => `entry ${id}: expected once, found more than once`);
}

/** Reads all pages of a list, and returns its entries and its faults. */
export async function readList(url: string, { envelope, entry: checkEntry }: ListChecks): Promise<ReadList> {
  const first = await ask(withQuery(url, { page: 1, page_size: PER_PAGE }));
  const entries: unknown[] = [];
  const faults: string[] = [];
  let count: unknown;
  let pages = 0;
  for (let answer = first; ;) {
    const where = pages === 0 ? '' : `${answer.url}: `;
    const basic = answerFaults(answer, 200);
    if (basic.length === 0) basic.push(...envelopeFaults(answer.json, envelope));
    faults.push(...basic.map((fault) => where + fault));
    const page = pageOf(answer, entries.length);
    if (!page) break;
    if (page.entries.length > PER_PAGE) {
      faults.push(`${where}expected at most ${PER_PAGE} entries on a page, found ${page.entries.length}`);
    }
    page.entries.forEach((entry, place) => {
      const name = entryName(entry, entries.length + place);
      faults.push(...checkEntry(entry).map((fault) => sentence(fault, name)));
    });
    entries.push(...page.entries);
    count = page.count;
    pages += 1;
    if (page.next === undefined || pages === MOST_PAGES) break;
    answer = await ask(page.next);
  }
  if (pages > 0 && pages < MOST_PAGES && count !== entries.length) {
    faults.push(`expected ${String(count)} entries in all, as the count of the answer says, found ${entries.length}`);
  }
  return { first, entries, pages, faults: [...faults, ...repeatedEntries(entries)] };
}

/**
 * Requests page 2 of the list, with a page size of 2. Checks that the answer has the third and the fourth entry of the list.
 */
export async function pageFaults(url: string, { entries, first }: ReadList): Promise<string[]> {
  if (entries.length < 3 || isWagtailList(first.json)) return [];
  const { json } = await ask(withQuery(url, { page: 2, page_size: 2 }));
  const isRight = isObject(json) && JSON.stringify(json.results) === JSON.stringify(entries.slice(2, 4));
  return isRight
    ? []
    : ['page=2&page_size=2: expected the third and the fourth entry of the list, found other entries'];
}

/** Checks each filter of a list: its answer must have all entries with the wanted value, and no other entries. */
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
        `${name}=${String(value)}: expected ${expected} entries with this value, found ${right} of these and ${others} others`,
      );
    }
  }
  return faults;
}

/** Checks that each tender in the list of a month was published in this month. */
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
