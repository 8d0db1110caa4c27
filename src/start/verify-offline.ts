// Runs in the head of the page that verifies files. On a fast connection, prepares the page for use without a connection before
// the visitor does anything. On a slow connection, waits for a touch, because each byte costs the visitor.
import { registerWorker } from '~/lib/register-verify-worker';
import { isGoodLine } from '~/stores/saving';

/** The delay after the page has loaded. A visitor who leaves earlier does not use the page. */
const LATER_MS = 2000;

/**
 * Browsers say that they are online a moment before requests succeed. A request that started without a connection may also still
 * be failing, and a touch in that moment would start no other.
 */
const SETTLE_MS = 500;

/** Sends an event that the start script treats as a touch of the field. So the start script loads the island of the field. */
const touch = (): unknown =>
  document.querySelector('[data-live=verify]')?.dispatchEvent(new Event('focusin', { bubbles: true }));

function keep(): void {
  if (!document.hidden && isGoodLine()) touch();
}

if (location.host) {
  addEventListener('load', () => setTimeout(keep, LATER_MS));
  // A file may be chosen before the script that compares it has loaded. After a lost connection, that script may still be
  // missing. These events load it.
  for (const type of ['change', 'dragover']) addEventListener(type, touch);
  addEventListener('online', () => {
    touch();
    setTimeout(touch, SETTLE_MS);
  });
  // When a visitor has installed the page, apps can share files to it. Without the service worker, a shared file would be sent
  // to the server.
  addEventListener('appinstalled', () => void registerWorker().catch(() => {}));
}
