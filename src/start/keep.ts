// Runs in the head of the page that verifies files. On a fast connection, the page gets ready to work without one before the
// visitor does anything. On a slow one it waits for a touch, because each byte costs the visitor.
import { registerWorker } from '~/lib/verify-worker';
import { isGoodLine } from '~/stores/saving';

/** The delay after the page has loaded. Whoever leaves earlier does not use the page. */
const LATER_MS = 2000;

function keep(): void {
  if (document.hidden || !isGoodLine()) return;
  // A long register is loaded only for whoever asks for it.
  const short = document.querySelector('[data-live=verify][data-digits="0"]');
  // The start script takes this for a touch.
  short?.dispatchEvent(new Event('focusin', { bubbles: true }));
}

if (location.host) {
  addEventListener('load', () => setTimeout(keep, LATER_MS));
  // Whoever has installed the page can share files to it from now on. Without the worker, such a file would reach the server.
  addEventListener('appinstalled', () => void registerWorker().catch(() => {}));
}
