import { asked } from '~/lib/asked';
import { href, searchPath } from '~/routes';
import { type Kind, KINDS } from '~/search/kinds';
import type { Filters } from '~/search/results';
import { pageLang } from '~/stores/page-lang';

/** A search, as in the address: words, filters, and the number of result pages. */
export interface Asked {
  readonly words: string;
  readonly filters: Filters;
  /** The number of result pages shown, each with ten results. */
  readonly page: number;
}

/** The largest number of result pages. There is a limit, because all these pages load again when the visitor comes back. */
const MOST_PAGES = 50;

const isKind = (text: string | undefined): text is Kind => KINDS.some((kind) => kind === text);

/** Reads the search from the current address. Ignores unknown values. */
export function readAsked(): Asked {
  const query = new URLSearchParams(location.search);
  const [kind, state, year, order] = ['kind', 'state', 'year', 'order'].map((name) => query.get(name) ?? '');
  const day = (name: string): string | undefined =>
    [query.get(name) ?? ''].find((text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)));
  return {
    words: asked(),
    filters: {
      kind: isKind(kind) ? kind : undefined,
      year: /^\d{4}$/.test(year ?? '') ? Number(year) : undefined,
      state: state === 'open' || state === 'closed' ? state : undefined,
      unit: query.get('unit') ?? undefined,
      from: day('from'),
      to: day('to'),
      order: order === 'newest' ? order : undefined,
    },
    page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), MOST_PAGES),
  };
}

/** The address of a search, for history and sharing. */
export function addressOf({ words, filters, page }: Asked): string {
  const address = href(searchPath(words), pageLang());
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
}

/** An empty unit only shows the units that can be chosen. */
export const isFiltered = ({ filters }: Asked): boolean =>
  Object.values(filters).some((value) => value !== undefined && value !== '');
