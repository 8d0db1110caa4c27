import type { HookSelector } from '~/lib/hooks';
import { BASE, visitorsIn } from '~/lib/content-api/answer';

/** Shows how many visitors there are by now. It throws when the owner's API does not answer. */
export async function showVisitors(): Promise<void> {
  // Without the time limit of other calls: the script of every page has no bytes for it.
  const answer = await fetch(`${CONTENT_API_URL}${BASE}/visitors_count/`);
  const visitors = visitorsIn(await answer.json())?.toLocaleString('en-IN');
  // The same text node stays: React may have hydrated it.
  const text = document.querySelector('[data-visitors]' satisfies HookSelector)?.firstChild;
  if (text && visitors) text.nodeValue = visitors;
}
