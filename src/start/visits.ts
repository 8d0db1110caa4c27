import { API_BASE } from '~/lib/api-base';
import { writtenLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';
import { showVisitors } from './visitors';

const COUNTED = 'visitor_count';

/**
 * One more for a browser that was never here; nothing more for one that was. Once for each opening of the site, also
 * where the visitor leaves the page before the answer has come.
 */
async function count(): Promise<void> {
  const isNew = !localStorage[COUNTED];
  if (sessionStorage[COUNTED]) {
    // The page before may have been left while its answer was on the way.
    localStorage[COUNTED] = '1';
    // Who has come to a second page may read more: browsers that know how read them by the frame that all share.
    if (!isSaving()) {
      const link = document.createElement('link');
      link.rel = 'compression-dictionary';
      link.href = writtenLang() === 'hi' ? '/hi/frame' : '/frame';
      document.head.append(link);
    }
    return;
  }
  if (!isNew && isSaving()) return;
  sessionStorage[COUNTED] = '1';
  const answer = await fetch(`${CONTENT_API_URL}${API_BASE}/visitors_count_update/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"counter":${isNew ? 1 : 0}}`,
    keepalive: true,
  }).catch(console.warn);
  // The next page tries again. A page that was left, with the answer on its way, does not come so far.
  if (!answer?.ok) setTimeout(() => sessionStorage.removeItem(COUNTED));
  else if (isNew) {
    localStorage[COUNTED] = '1';
    await showVisitors();
  }
}

/**
 * Counts the visit with the first thing that somebody does on the page, or when they leave it: until then a page asks for
 * nothing that it can do without. Never in a prerender, a prefetch or a hidden tab: nobody does anything there.
 */
export function countVisit(): void {
  let isCounted = false;
  const whenSeen = ({ type }: Event): void => {
    if (isCounted || (type === 'visibilitychange' && !document.hidden)) return;
    isCounted = true;
    count().catch(console.warn);
  };
  for (const type of ['keydown', 'scroll', 'pointerdown', 'visibilitychange']) addEventListener(type, whenSeen);
}
