import * as z from 'zod';

const standard = z.object({ count: z.int().nonnegative(), next: z.string().nullable(), results: z.array(z.unknown()) });
const wagtail = z.object({ meta: z.object({ total_count: z.int().nonnegative() }), items: z.array(z.unknown()) });
const single = z.object({ results: z.unknown().refine((value) => value !== undefined && value !== null) });

export interface ListPage {
  entries: unknown[];
  /** The address of the page after this one, given how many entries are there by now. */
  next: (address: string, soFar: number) => string | undefined;
}

/** One page of a list in either form the contract allows. */
export function listEnvelope(answer: unknown): ListPage | undefined {
  const ours = standard.safeParse(answer);
  if (ours.success) {
    const { results, next } = ours.data;
    return { entries: results, next: (address) => (next ? samePlace(address, next) : undefined) };
  }
  const theirs = wagtail.safeParse(answer);
  if (!theirs.success) return undefined;
  const { items, meta } = theirs.data;
  return {
    entries: items,
    next: (address, soFar) => {
      if (items.length === 0 || soFar >= meta.total_count) return undefined;
      const url = new URL(address);
      url.searchParams.delete('page');
      url.searchParams.delete('page_size');
      url.searchParams.set('limit', String(items.length));
      url.searchParams.set('offset', String(soFar));
      return url.href;
    },
  };
}

/** Behind a proxy an API may write another host into `next`; only its query is taken. */
function samePlace(address: string, next: string): string {
  const url = new URL(address);
  url.search = new URL(next, address).search;
  return url.href;
}

export function oneEnvelope(answer: unknown): { value: unknown } | undefined {
  const parsed = single.safeParse(answer);
  return parsed.success ? { value: parsed.data.results } : undefined;
}
