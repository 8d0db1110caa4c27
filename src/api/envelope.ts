import * as z from 'zod';

/** Returns the same array, because `z.array` would return a copy. */
const entries = z.custom<unknown[]>(Array.isArray);
const standard = z.object({ count: z.int().nonnegative(), next: z.string().nullish(), results: entries });
const wagtail = z.object({ meta: z.object({ total_count: z.int().nonnegative() }), items: entries });
const single = z.object({ results: z.unknown().refine((value) => value !== undefined && value !== null) });

export interface ListPage {
  entries: unknown[];
  /** The number of entries of all pages, as the API reports this number. */
  count: number;
  /** The address of the next page. `soFar` is the number of entries that were read until now. */
  next: (address: string, soFar: number) => string | undefined;
  /** The host in `next`, if it is not the host that we asked. An API behind a proxy may not know its public host. */
  foreignHost: (address: string) => string | undefined;
}

/** Reads one page of a list, in our API's form or in Wagtail's form. Returns undefined if it has neither form. */
export function listEnvelope(answer: unknown): ListPage | undefined {
  const ours = standard.safeParse(answer);
  if (ours.success) return standardPage(ours.data);
  const theirs = wagtail.safeParse(answer);
  return theirs.success ? wagtailPage(theirs.data) : undefined;
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

/** Takes only the query from `next`, because content is read only from the configured host. */
function samePlace(address: string, next: string): string {
  const url = new URL(address);
  url.search = new URL(next, address).search;
  return url.href;
}

export function oneEnvelope(answer: unknown): { value: unknown } | undefined {
  const parsed = single.safeParse(answer);
  return parsed.success ? { value: parsed.data.results } : undefined;
}
