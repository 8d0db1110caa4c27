import { atom } from 'nanostores';
import { answerOf, api, visitorsIn } from '~/lib/content-api/answer';

/** The number of visitors from the content API. It is undefined before the first answer. */
export const $visitors = atom<number | undefined>();

/** Loads the number of visitors. Throws if the API does not answer. */
export async function refreshVisitors(): Promise<void> {
  const count = visitorsIn(await answerOf(`${api()}/visitors_count/`));
  if (count !== undefined) $visitors.set(count);
}
