const LONG_LIST = 20;

/** The error that a list has lost more than half of its entries. To publish, the operator must allow this. */
class ShrinkError extends Error {
  override name = 'ShrinkError';
}

/**
 * Throws ShrinkError if a list lost more than half of its entries, for example because the database is empty. `before`
 * and `found` are numbers of entries. `found` is undefined if the API answered 404.
 */
export function guardAgainstShrinking(
  source: string,
  before: number,
  found: number | undefined,
  isAllowed: boolean,
): void {
  if (isAllowed || before < LONG_LIST || (found ?? 0) * 2 >= before) return;
  const [what, cause] =
    found === undefined
      ? ['none: the API answered 404', 'Check CONTENT_API_URL. If the list is really empty']
      : [found, 'If they were removed on purpose'];
  throw new ShrinkError(
    `${source}: expected about ${before} entries, as last time, found ${what}. Nothing was published. ` +
      `${cause}, build once with ALLOW_SHRINK=1, or run "npm run publisher -- allow-shrink".`,
  );
}
