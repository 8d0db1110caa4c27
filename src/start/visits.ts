import { savesData } from '~/stores/kept';
import { showVisitors } from '~/stores/visitors';

const COUNTED = 'visitor_count';

/** One more for a browser that was never here; nothing more for one that was. Once for each opening of the site. */
async function count(): Promise<void> {
  const isNew = localStorage.getItem(COUNTED) === null;
  if (!isNew && (savesData() || sessionStorage.getItem(COUNTED))) return;
  sessionStorage.setItem(COUNTED, '1');
  const answer = await fetch(`${CONTENT_API_URL}/api/v2/visitors_count_update/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ counter: isNew ? 1 : 0 }),
  });
  if (answer.status !== 200 || !isNew) return;
  localStorage.setItem(COUNTED, '1');
  await showVisitors();
}

/** Counts the visit as soon as somebody sees the page: never in a prerender, a prefetch or a hidden tab. */
export function countVisit(): void {
  let isCounted = false;
  const whenSeen = (): void => {
    if (isCounted || document.visibilityState !== 'visible' || ('prerendering' in document && document.prerendering))
      return;
    isCounted = true;
    count().catch((error: unknown) => console.warn(error));
  };
  for (const type of ['visibilitychange', 'prerenderingchange']) document.addEventListener(type, whenSeen);
  whenSeen();
}
