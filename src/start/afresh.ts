/**
 * Another version of the site than this page's is out: what browsers keep of it is deleted and the page loaded again,
 * once; a wrong version must not load it for ever. Whatever fails, the page goes on.
 */
export async function startAfresh(): Promise<void> {
  try {
    for (const worker of await navigator.serviceWorker.getRegistrations()) void worker.unregister();
  } catch {
    // there are no service workers here
  }
  try {
    const answer = await fetch('/meta.json', { cache: 'no-store' });
    const { version } = (await answer.json()) as { version?: unknown };
    if (typeof version !== 'string' || version === SITE_VERSION || sessionStorage.getItem('afresh') === version) return;
    sessionStorage.setItem('afresh', version);
    for (const name of await caches.keys()) await caches.delete(name);
    location.reload();
  } catch {
    // no answer, or nothing may be stored
  }
}
