import { fieldOf } from '~/lib/field';

/**
 * If a newer version of the site is out, clears the browser's stored data and reloads the page, at most once in a tab. It
 * does not disturb a visitor who has begun to do something: the next page checks again. Errors are ignored.
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
    // no answer, or storage is off
  }
}
