// Work for the publisher: what content to read, and why.

export interface Work {
  why: string;
  /** The API paths to read; undefined for all. */
  paths: ReadonlySet<string> | undefined;
  /** Lists may lose more than half of their entries. */
  mayShrink?: boolean;
}

/** Merges two pieces of work. */
export const joined = (one: Work | undefined, other: Work): Work => ({
  why: one && one.why !== other.why ? `${one.why}; ${other.why}`.slice(0, 200) : other.why,
  paths: (!one || one.paths) && other.paths ? new Set([...(one?.paths ?? []), ...other.paths]) : undefined,
  mayShrink: [one, other].some((work) => work?.mayShrink),
});
