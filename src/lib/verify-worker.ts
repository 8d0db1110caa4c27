/** The pages that have a service worker: `/verify`. The Hindi page has one of its own. */
export const WORKER_SCOPE = '/verify';

/** Registers the service worker of the page that verifies files. Browsers without service workers have none. */
export const registerWorker = (scope = WORKER_SCOPE): unknown =>
  (navigator as Partial<Navigator>).serviceWorker?.register('/verify-worker.js', { scope });
