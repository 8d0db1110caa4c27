import { registerWorker } from '~/lib/register-verify-worker';
import { partsAskedFor } from './register';

/**
 * Lets the service worker store this page, its scripts and the requested parts of the register, so that the page opens and
 * works without a connection. Returns true if all of these are stored. The other files that the page has loaded are also
 * stored, as far as the browser lists them.
 */
export async function keepPage(): Promise<boolean> {
  await registerWorker();
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as boolean);
  });
  active?.postMessage(
    [
      document.documentElement.dataset.start,
      import.meta.url,
      ...partsAskedFor(),
      ...performance.getEntriesByType('resource').map(({ name }) => name),
    ],
    [port2],
  );
  return answer;
}

/** Takes the file that an app has shared to this page. After that, the service worker no longer has the file. */
export async function takeShared(): Promise<File> {
  const answer = await fetch(`${location.pathname}/shared`);
  if (!answer.ok) throw new Error();
  return new File([await answer.blob()], decodeURIComponent(answer.headers.get('name') ?? ''));
}
