import type { Search } from './results.ts';

/** A call of the search, as data for the Worker. */
export type Call = {
  readonly [Name in keyof Search]: { readonly name: Name; readonly given: Parameters<Search[Name]> };
}[keyof Search];

export interface Asked {
  readonly number: number;
  readonly call: Call;
  readonly folder: string;
  /** Only with the first question: the page loaded it while the Worker started. */
  readonly manifest: Uint8Array | undefined;
}

/** `missing` names an index file that failed to load. */
export type Answer = { readonly number: number } & ({ readonly result: unknown } | { readonly missing: string });

export function run(search: Search, call: Call): Promise<unknown> {
  switch (call.name) {
    case 'search':
      return search.search(...call.given);
    case 'suggest':
      return search.suggest(...call.given);
    case 'excerpt':
      return search.excerpt(...call.given);
  }
}
