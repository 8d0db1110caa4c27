import { HTTPException } from 'hono/http-exception';

const MOST_PER_PAGE = 100;
const PER_PAGE = 20;

function numberOf(url: URL, name: string, preset: number, least: number, most: number): number {
  const text = url.searchParams.get(name);
  if (text === null) return preset;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const upTo = most === Infinity ? '' : ` to ${most}`;
  throw new HTTPException(400, { message: `${name}: expected a whole number from ${least}${upTo}, found "${text}"` });
}

function withQuery(url: URL, name: string, value: number): string {
  const next = new URL(url);
  next.searchParams.set(name, String(value));
  return next.href;
}

/** Returns the requested page of a list, with `count`, `next` and `previous` as the contract says. */
export function pageOf(entries: readonly unknown[], url: URL): unknown {
  const size = numberOf(url, 'page_size', PER_PAGE, 1, MOST_PER_PAGE);
  const page = numberOf(url, 'page', 1, 1, Infinity);
  const last = Math.max(1, Math.ceil(entries.length / size));
  if (page > last) throw new HTTPException(404, { message: `There is no page ${page}: the last page is ${last}.` });
  return {
    count: entries.length,
    next: page < last ? withQuery(url, 'page', page + 1) : null,
    previous: page > 1 ? withQuery(url, 'page', page - 1) : null,
    results: entries.slice((page - 1) * size, page * size),
  };
}

/** Returns the requested part of a list in the form of Wagtail. The query has `limit` and `offset`. */
export function wagtailPageOf(entries: readonly unknown[], url: URL): unknown {
  const limit = numberOf(url, 'limit', PER_PAGE, 1, MOST_PER_PAGE);
  const offset = numberOf(url, 'offset', 0, 0, Infinity);
  return { meta: { total_count: entries.length }, items: entries.slice(offset, offset + limit) };
}
