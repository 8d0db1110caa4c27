/** A cached computation: how its value is computed, what that depends on, and how long it is valid. */
export interface Query<Value = unknown> {
  /** Is given the value before, if there was one. */
  compute(before: Value | undefined): Promise<Value>;
  /** The same at once, when all dependencies are fresh. */
  select?(): Value;
  /** The address of the input outside of the program; `undefined` for what is derived from other queries. */
  readonly source?: string;
  /** Is called when the query is dropped. */
  readonly onDrop: () => void;
  value?: Value;
  /** The revision that last gave another value. */
  changedAt: number;
  /** The revision in which the value was last verified. */
  verifiedAt: number;
  dependencies: Set<Query>;
  /** The moment from which the clock makes it another value, in milliseconds. */
  validUntil: number;
  notes: unknown[];
  failure?: { readonly revision: number; readonly error: Error };
  pending?: Promise<Value> | undefined;
}
