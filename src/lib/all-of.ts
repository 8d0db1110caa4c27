/**
 * Like `Promise.all`, but waits until all promises have ended, even if one fails. So no work is still running when the caller
 * continues. If several promises fail, throws the error of the first failed promise in the list.
 */
export async function allOf<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
