const LONG_LIST = 20;

/** A list lost over half of its entries: nothing is published unless the operator says so. */
class ShrinkError extends Error {
  override name = 'ShrinkError';
}

/** An empty database must not empty the site. Counts are entries; `source` is named in the message. */
export function guardAgainstShrinking(source: string, before: number, found: number, isAllowed: boolean): void {
  if (isAllowed || before < LONG_LIST || found * 2 >= before) return;
  throw new ShrinkError(
    `${source}: expected about ${before} entries as last time, found ${found}. Nothing was published. ` +
      'If this is meant, publish once with ALLOW_SHRINK=1, or tell the publisher to "allow-shrink".',
  );
}
