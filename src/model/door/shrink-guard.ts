const LONG_LIST = 20;

/** A list has lost more than half of its entries. Nothing is published without the operator's permission. */
class ShrinkError extends Error {
  override name = 'ShrinkError';
}

/** Protects the site from an empty database. Counts are entries. The message names `source`. Throws ShrinkError. */
export function guardAgainstShrinking(source: string, before: number, found: number, isAllowed: boolean): void {
  if (isAllowed || before < LONG_LIST || found * 2 >= before) return;
  throw new ShrinkError(
    `${source}: expected about ${before} entries, as last time, found ${found}. Nothing was published. ` +
      'If they were removed on purpose, build once with ALLOW_SHRINK=1, or run "npm run publisher -- allow-shrink".',
  );
}
