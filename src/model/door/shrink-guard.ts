const LONG_LIST = 20;

/** The error that a list has lost more than half of its entries. To publish, the operator must allow this. */
class ShrinkError extends Error {
  override name = 'ShrinkError';
}

/**
 * Throws ShrinkError if a list lost more than half of its entries, for example because the database is empty. `before`
 * and `found` are numbers of entries.
 */
export function guardAgainstShrinking(source: string, before: number, found: number, isAllowed: boolean): void {
  if (isAllowed || before < LONG_LIST || found * 2 >= before) return;
  throw new ShrinkError(
    `${source}: expected about ${before} entries, as last time, found ${found}. Nothing was published. ` +
      'If they were removed on purpose, build once with ALLOW_SHRINK=1, or run "npm run publisher -- allow-shrink".',
  );
}
