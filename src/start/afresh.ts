import { fieldOf } from '~/lib/field';

/**
 * Another version of the site than this page's is out: what browsers keep of it is deleted and the page loaded again,
 * once in a tab: whatever versions are said must not load it for ever. A visitor who has begun to do something on this
 * page is not disturbed: the next page is checked as well. Whatever fails, the page goes on.
 */
export async function startAfresh(): Promise<void> {
  try {
    const workers = await (navigator as Partial<Navigator>).serviceWorker?.getRegistrations();
    for (const worker of workers ?? []) void worker.unregister();
    const answer = await fetch('/meta.json', { cache: 'no-store' });
    const version = fieldOf(await answer.json(), 'version');
    if (!version || version === SITE_VERSION || sessionStorage.afresh) return;
    if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) return;
    sessionStorage.afresh = '1';
    for (const name of await caches.keys()) await caches.delete(name);
    location.reload();
  } catch {
    // no answer, or nothing may be stored
  }
}
