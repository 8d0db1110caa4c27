import { results } from '~/lib/results';
import { savesData } from '~/stores/kept';

const COUNTED = 'visitor_count';
const address = (name: string): string => `${CONTENT_API_URL}/api/v2/${name}/`;

/** One more for a browser that was never here; nothing more for one that was. Once for each opening of the site. */
async function count(): Promise<void> {
  const isNew = localStorage.getItem(COUNTED) === null;
  if (!isNew && (savesData() || sessionStorage.getItem(COUNTED))) return;
  sessionStorage.setItem(COUNTED, '1');
  const answer = await fetch(address('visitors_count_update'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ counter: isNew ? 1 : 0 }),
  });
  if (answer.status !== 200 || !isNew) return;
  localStorage.setItem(COUNTED, '1');
  const { visitors_count: visitors } = (await results(address('visitors_count'))) as { visitors_count?: unknown };
  const place = document.querySelector('[data-visitors]');
  if (place && typeof visitors === 'number') place.textContent = visitors.toLocaleString('en-IN');
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
