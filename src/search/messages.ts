import type { Search } from './results.ts';

/** A call of the search, as data for the Worker. */
export interface Call<Name extends keyof Search = keyof Search> {
  readonly name: Name;
  readonly given: Parameters<Search[Name]>;
}

export interface Asked {
  readonly number: number;
  readonly call: Call;
  readonly folder: string;
  /** Only with the first question: the page loaded it while the Worker started. */
  readonly manifest: Uint8Array | undefined;
}

/** `missing` names an index file that failed to load. */
export type Answer = { readonly number: number } & ({ readonly result: unknown } | { readonly missing: string });

export const run = <Name extends keyof Search>(search: Search, { name, given }: Call<Name>): Promise<unknown> =>
  (search[name] as (...given: Parameters<Search[Name]>) => Promise<unknown>)(...given);
