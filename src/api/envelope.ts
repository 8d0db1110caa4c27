import * as z from 'zod';

/** Accepts any array and does not copy it. `z.array` makes a copy. */
const entries = z.custom<unknown[]>(Array.isArray);
const standard = z.object({ count: z.int().nonnegative(), next: z.string().nullish(), results: entries });
const wagtail = z.object({ meta: z.object({ total_count: z.int().nonnegative() }), items: entries });
const single = z.object({ results: z.unknown().refine((value) => value !== undefined && value !== null) });

export interface ListPage {
  entries: unknown[];
  /** The number of entries on all pages, as the API states it. */
  count: number;
  /** The address of the next page. `soFar` is the number of entries that were read until now. */
  next: (address: string, soFar: number) => string | undefined;
  /**
   * The host in the `next` address, if it is not the host that we asked: an API behind a proxy can name a wrong host.
   */
  foreignHost: (address: string) => string | undefined;
}

/**
 * Reads one page of a list in our API's format or in the format of Wagtail (a content system). Returns undefined for
 * all other formats.
 */
export function listEnvelope(answer: unknown): ListPage | undefined {
  const ours = standard.safeParse(answer);
  if (ours.success) return standardPage(ours.data);
  const theirs = wagtail.safeParse(answer);
  return theirs.success ? wagtailPage(theirs.data) : undefined;
}

/** Returns the name of an entry: its ID, or else its slug, or else its title. */
export const nameOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null
    ? ['id', 'slug', 'title'].map((field): unknown => Reflect.get(entry, field)).find((value) => value !== undefined)
    : entry;

/**
 * If `value` is a list, or an answer that is one page of a list, returns the names of its entries. Returns `undefined` for any
 * other value.
 */
export function namesIn(value: unknown): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = 'entries' in value ? value.entries : 'json' in value ? listEnvelope(value.json)?.entries : undefined;
  return Array.isArray(found) ? found.map((entry) => String(nameOf(entry))) : undefined;
}

function standardPage({ results, next, count }: z.infer<typeof standard>): ListPage | undefined {
  if (next && !URL.canParse(next, 'http://any.example')) return undefined;
  return {
    entries: results,
    count,
    next: (address) => (next ? samePlace(address, next) : undefined),
    foreignHost: (address) => {
      const host = next && new URL(next, address).host;
      return host && host !== new URL(address).host ? host : undefined;
    },
  };
}

function wagtailPage({ items, meta }: z.infer<typeof wagtail>): ListPage {
  return {
    entries: items,
    count: meta.total_count,
    next: (address, soFar) => {
      if (items.length === 0 || soFar >= meta.total_count) return undefined;
      const url = new URL(address);
      url.searchParams.delete('page');
      url.searchParams.delete('page_size');
      url.searchParams.set('limit', String(items.length));
      url.searchParams.set('offset', String(soFar));
      return url.href;
    },
    foreignHost: () => undefined,
  };
}

/**
 * Returns `address` with the query of `next`. The host of `next` is ignored, because we read only the configured host.
 */
function samePlace(address: string, next: string): string {
  const url = new URL(address);
  url.search = new URL(next, address).search;
  return url.href;
}

export function oneEnvelope(answer: unknown): { value: unknown } | undefined {
  const parsed = single.safeParse(answer);
  return parsed.success ? { value: parsed.data.results } : undefined;
}
