/** A cached value, with the queries that it depends on and the time when it expires. */
export interface Query<Value = unknown> {
  /** Computes the value. Gets the previous value, if there is one. */
  compute(before: Value | undefined): Promise<Value>;
  /** Computes the value without waiting. Call this only if all dependencies are current. */
  select?(): Value;
  /** The address of an external input. It is undefined if the value is computed from other queries. */
  readonly source?: string;
  /** Called when the query is deleted. */
  readonly onDrop: () => void;
  value?: Value;
  /** The number of the revision (the publish) in which the value last changed. */
  changedAt: number;
  /** The number of the revision (the publish) in which the value was last known to be current. */
  verifiedAt: number;
  dependencies: Set<Query>;
  /** The moment when the value expires, in milliseconds. */
  validUntil: number;
  notes: unknown[];
  failure?: { readonly revision: number; readonly error: Error };
  pending?: Promise<Value> | undefined;
}

export interface RevisionOptions {
  /** The time when the build or publish begins, in milliseconds. */
  readonly now: number;
  /** True if a source, or a page of a list, must be read again. `value` is the result of the last reading. */
  readonly mayHaveChanged: (address: string, value: unknown) => boolean;
  /** True if this publish reads only some lists of a source (external input): the lists with entries that webhooks have named. */
  readonly isNarrow?: (source: string) => boolean;
  /** True if lists may lose more than half of their entries. */
  readonly mayShrink?: boolean;
}
