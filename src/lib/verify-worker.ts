/** The pages that have a service worker: `/verify`. The Hindi page has one of its own. */
export const WORKER_SCOPE = '/verify';

/** Registers the service worker of the page that verifies files. Rejects if the browser has no service workers. */
export const registerWorker = async (scope: string): Promise<unknown> =>
  navigator.serviceWorker.register('/verify-worker.js', { scope });
