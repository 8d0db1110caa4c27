/**
 * Registers the service worker of the page that verifies files, for this page alone. The Hindi page has its own service worker.
 * Rejects if the browser has no service workers.
 */
export const registerWorker = async (): Promise<unknown> =>
  navigator.serviceWorker.register('/verify-worker.js', { scope: location.pathname });
