import { WORKER_SCOPE, registerWorker } from '~/lib/verify-worker';

const KEPT = 'verify';

/** Keeps this page and all that it has loaded, so that it opens and works without a connection. */
export async function keepPage(): Promise<void> {
  const { pathname, origin } = location;
  await Promise.all([WORKER_SCOPE, pathname].map(registerWorker));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = loaded.filter((name) => name.startsWith(`${origin}/`));
  await (await caches.open(KEPT)).addAll([...new Set([pathname, ...own])]);
}

/** Takes the file that an app has shared to this page. It is kept only until then. */
export async function takeShared(): Promise<File | undefined> {
  const cache = await caches.open(KEPT);
  const shared = await cache.match(`${WORKER_SCOPE}/shared`, { ignoreSearch: true });
  await cache.delete(`${WORKER_SCOPE}/shared`, { ignoreSearch: true });
  return shared && new File([await shared.blob()], decodeURIComponent(shared.headers.get('name') ?? ''));
}
