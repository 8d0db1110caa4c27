/**
 * If a newer version of the site is online, clears the browser's caches and reloads the page, at most once in a tab. If a
 * visitor has already done something, the page is not reloaded, and the next page checks again. Errors are ignored, including
 * an answer that is no object.
 */
export async function startAfresh(): Promise<void> {
  try {
    // A service worker of an earlier website at this address would answer for all pages, so it is removed. The service worker
    // of /verify answers only for its own page, so it stays.
    void (await (navigator as Partial<Navigator>).serviceWorker?.getRegistration('/'))?.unregister();
    const answer = await fetch('/meta.json', { cache: 'no-store' });
    const { version } = (await answer.json()) as { version?: string };
    if (!version || version === SITE_VERSION || sessionStorage.afresh) return;
    if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) return;
    sessionStorage.afresh = '1';
    // The cache of /verify stays until its service worker has loaded the new version. The name of this cache begins with a
    // slash, which sorts before all letters and digits.
    for (const name of await caches.keys()) if (name > '0') await caches.delete(name);
    location.reload();
  } catch {
    // There was no answer, or storage is off. The page is not changed.
  }
}
