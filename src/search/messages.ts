import type { Search } from './results.ts';

/** A call of a search function, written as data that can be sent to the Worker. */
export interface Call<Name extends keyof Search = keyof Search> {
  readonly name: Name;
  readonly given: Parameters<Search[Name]>;
}

export interface CallMessage {
  readonly number: number;
  readonly call: Call;
  readonly folder: string;
  /** The manifest (the list of index files), which the page loads while the Worker starts. Only the first call has it. */
  readonly manifest: Uint8Array | undefined;
}

/** `missing` names an index file that failed to load. */
export type AnswerMessage = { readonly number: number } & ({ readonly result: unknown } | { readonly missing: string });

export const run = <Name extends keyof Search>(search: Search, { name, given }: Call<Name>): Promise<unknown> =>
  (search[name] as (...given: Parameters<Search[Name]>) => Promise<unknown>)(...given);
