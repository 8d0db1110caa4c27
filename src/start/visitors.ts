import type { HookSelector } from '~/lib/hooks';
import { visitorsIn } from '~/lib/content-api/answer';
import { API_BASE } from '~/lib/api-base';

/** Shows the current number of visitors. Throws if the API does not answer. */
export async function showVisitors(): Promise<void> {
  // There is no time limit, because it would add bytes to the script of every page.
  const answer = await fetch(`${CONTENT_API_URL}${API_BASE}/visitors_count/`);
  const visitors = visitorsIn(await answer.json())?.toLocaleString('en-IN');
  // Change the existing text node and do not replace it, because React may have hydrated it.
  const text = document.querySelector('[data-visitors]' satisfies HookSelector)?.firstChild;
  if (text && visitors) text.nodeValue = visitors;
}
