import { atom } from 'nanostores';
import { results } from '~/lib/results';

/** How many visitors there are, as the content API said last. `undefined` until it has answered. */
export const $visitors = atom<number | undefined>();

/** Asks the content API for the number of visitors. Throws when it does not answer. */
export async function refreshVisitors(): Promise<void> {
  const answer = (await results(`${CONTENT_API_URL}/api/v2/visitors_count/`)) as { visitors_count?: unknown };
  if (typeof answer.visitors_count === 'number') $visitors.set(answer.visitors_count);
}
