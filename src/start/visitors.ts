import type { HookSelector } from '~/lib/hooks';
import { visitorsIn } from '~/lib/content-api/answer';
import { API_BASE } from '~/lib/api-base';

/** Shows how many visitors there are by now. It throws when the owner's API does not answer. */
export async function showVisitors(): Promise<void> {
  // Without the time limit of other calls: the script of every page has no bytes for it.
  const answer = await fetch(`${CONTENT_API_URL}${API_BASE}/visitors_count/`);
  const visitors = visitorsIn(await answer.json())?.toLocaleString('en-IN');
  // The same text node stays: React may have hydrated it.
  const text = document.querySelector('[data-visitors]' satisfies HookSelector)?.firstChild;
  if (text && visitors) text.nodeValue = visitors;
}
