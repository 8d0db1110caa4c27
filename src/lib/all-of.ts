/**
 * Like `Promise.all`, but waits for all promises, also if one fails. So nothing goes on behind the caller's back, and of
 * several errors the first one in the list is thrown.
 */
export async function allOf<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
