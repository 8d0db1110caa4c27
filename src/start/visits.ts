import { API_BASE } from '~/lib/api-base';
import { writtenLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';
import { addLink } from './add-link';
import { showVisitors } from './visitors';

const COUNTED = 'visitor_count';

/**
 * Tells the API about the visit, once in each session, even if the visitor leaves before the answer. The number of
 * visitors increases only if this browser has never visited the site before.
 */
async function count(): Promise<void> {
  const isNew = !localStorage[COUNTED];
  if (sessionStorage[COUNTED]) {
    // The visitor may have left the first page before the API's answer came, so store here that the visit was counted.
    localStorage[COUNTED] = '1';
    // This is not the first page, so the visitor may read more pages. Load the frame (the part that all pages of a language
    // share), because some browsers use it as a compression dictionary.
    if (!isSaving()) addLink('compression-dictionary', writtenLang() === 'hi' ? '/hi/frame' : '/frame');
    return;
  }
  if (!isNew && isSaving()) return;
  sessionStorage[COUNTED] = '1';
  const answer = await fetch(`${CONTENT_API_URL}${API_BASE}/visitors_count_update/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `{"counter":${isNew ? 1 : 0}}`,
    keepalive: true,
  }).catch(() => {});
  // After a failure, an empty text is stored, so that the next page tries again. `removeItem` would need 8 bytes more, and all
  // scripts before a touch must stay below 3,000 bytes. If the visitor leaves before the answer, the visit counts as sent.
  if (!answer?.ok) setTimeout(() => (sessionStorage[COUNTED] = ''));
  else if (isNew) {
    localStorage[COUNTED] = '1';
    await showVisitors();
  }
}

/**
 * Counts a visit at the visitor's first action, or when the visitor leaves the page, so that the page loads faster. Never
 * counts a prerendered, prefetched or hidden page, because a visitor cannot act on such a page.
 */
export function countVisit(): void {
  let isCounted = false;
  const whenSeen = ({ type }: Event): void => {
    if (isCounted || (type === 'visibilitychange' && !document.hidden)) return;
    isCounted = true;
    count().catch(() => {});
  };
  for (const type of ['keydown', 'scroll', 'pointerdown', 'visibilitychange']) addEventListener(type, whenSeen);
}
