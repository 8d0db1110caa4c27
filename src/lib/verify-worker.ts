/**
 * Registers the service worker of the page that verifies files, for this page alone: the Hindi page has one of its own. Rejects
 * if the browser has no service workers.
 */
export const registerWorker = async (): Promise<unknown> =>
  navigator.serviceWorker.register('/verify-worker.js', { scope: location.pathname });
