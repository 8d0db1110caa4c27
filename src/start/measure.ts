import { isSaving } from '~/stores/saving';
import { call } from './islands';

/** So long after everything else has come. A visitor who has left by then is not measured. */
const LATER_MS = 10_000;

function measure(): void {
  if (!isSaving() && document.visibilityState === 'visible') call('measure', document.documentElement);
}

/** Lets the owner know how fast the page was, where they ask for it: long after the page has loaded, when nothing is to do. */
export function measureLater(): void {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(measure);
    else measure();
  };
  addEventListener('load', () => setTimeout(whenIdle, LATER_MS));
}
