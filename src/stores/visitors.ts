import { atom } from 'nanostores';
import { answerOf, api, visitorsIn } from '~/lib/content-api/answer';

/** How many visitors there are, as the content API said last. `undefined` until it has answered. */
export const $visitors = atom<number | undefined>();

/** Asks the content API for the number of visitors. Throws when it does not answer. */
export async function refreshVisitors(): Promise<void> {
  const count = visitorsIn(await answerOf(`${api()}/visitors_count/`));
  if (count !== undefined) $visitors.set(count);
}
