import type { HookSelector } from '~/lib/hooks';
import { API_BASE } from '~/lib/api-base';

/** Shows the current number of visitors. Throws if the API does not answer. */
export async function showVisitors(): Promise<void> {
  // There is no time limit, because it would add bytes to the script of every page.
  const answer = await fetch(`${CONTENT_API_URL}${API_BASE}/visitors_count/`);
  // `visitorsIn` checks more, but takes 36 more bytes. Here one check is enough: a value that is not a number is never greater
  // than 0.
  const { results } = (await answer.json()) as { results: { visitors_count: number } };
  const visitors = results.visitors_count;
  // Change the existing text node and do not replace it, because React may have hydrated it.
  const text = document.querySelector('[data-visitors]' satisfies HookSelector)?.firstChild;
  if (text && visitors > 0) text.nodeValue = visitors.toLocaleString('en-IN');
}
