// Work for the publisher: the content to look at, and why.

export interface Work {
  why: string;
  /** Where to look; nothing to look everywhere. */
  paths: ReadonlySet<string> | undefined;
  /** Lists may lose over half of their entries. */
  mayShrink?: boolean;
}

/** Of two pieces of work what both ask for. */
export const joined = (one: Work | undefined, other: Work): Work => ({
  why: one && one.why !== other.why ? `${one.why}; ${other.why}`.slice(0, 200) : other.why,
  paths: (!one || one.paths) && other.paths ? new Set([...(one?.paths ?? []), ...other.paths]) : undefined,
  mayShrink: [one, other].some((work) => work?.mayShrink),
});
