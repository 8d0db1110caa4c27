/**
 * Like `Promise.all`, but waits until all promises have ended, even if one fails. So no work continues after the caller has
 * continued. If several promises fail, throws the error of the first one in the list.
 */
export async function allOf<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
