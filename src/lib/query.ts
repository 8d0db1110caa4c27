/** A cached computation, with its dependencies and expiry time. */
export interface Query<Value = unknown> {
  /** Gets the previous value, if any. */
  compute(before: Value | undefined): Promise<Value>;
  /** Computes synchronously, if all dependencies are current. */
  select?(): Value;
  /** The address of an external input; `undefined` for derived values. */
  readonly source?: string;
  /** Called when the query is dropped. */
  readonly onDrop: () => void;
  value?: Value;
  /** The revision in which the value last changed. */
  changedAt: number;
  /** The revision in which the value was last verified. */
  verifiedAt: number;
  dependencies: Set<Query>;
  /** The moment when the value expires, in milliseconds. */
  validUntil: number;
  notes: unknown[];
  failure?: { readonly revision: number; readonly error: Error };
  pending?: Promise<Value> | undefined;
}
