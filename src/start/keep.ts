// Runs in the head of the page that verifies files. On a fast connection, the page gets ready to work without one before the
// visitor does anything. On a slow one it waits for a touch, because each byte costs the visitor.
import { registerWorker } from '~/lib/verify-worker';
import { isGoodLine } from '~/stores/saving';

/** The delay after the page has loaded. Whoever leaves earlier does not use the page. */
const LATER_MS = 2000;

/** The start script takes this for a touch of the field. */
const touch = (): unknown =>
  document.querySelector('[data-live=verify]')?.dispatchEvent(new Event('focusin', { bubbles: true }));

function keep(): void {
  if (!document.hidden && isGoodLine()) touch();
}

if (location.host) {
  addEventListener('load', () => setTimeout(keep, LATER_MS));
  // A file may be there before the script that compares it, and the script may not have come when the line was down.
  for (const type of ['change', 'dragover', 'online']) addEventListener(type, touch);
  // Whoever has installed the page can share files to it from now on. Without the worker, such a file would reach the server.
  addEventListener('appinstalled', () => void registerWorker().catch(() => {}));
}
