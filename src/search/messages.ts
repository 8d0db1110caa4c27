import type { Search } from './results.ts';

/** What is asked of the search, as it is written to a Worker. */
export type Call = {
  readonly [Name in keyof Search]: { readonly name: Name; readonly given: Parameters<Search[Name]> };
}[keyof Search];

export interface Asked {
  readonly number: number;
  readonly call: Call;
  /** The folder of the index. */
  readonly folder: string;
  /** With the first question, if the page has it: it was asked for while the Worker itself was on its way. */
  readonly manifest: Uint8Array | undefined;
}

/** `missing` names a file of the index that did not come. */
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
