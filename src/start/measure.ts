import { isSaving } from '~/stores/saving';
import { call } from './islands';

/** The delay after the page has loaded. Visits that end earlier are not measured. */
const LATER_MS = 10_000;

function measure(): void {
  if (!isSaving() && document.visibilityState === 'visible') call('measure', document.documentElement);
}

/** Starts the script that measures speed, when the browser has nothing to do, long after the page has loaded. */
export function measureLater(): void {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(measure);
    else measure();
  };
  addEventListener('load', () => setTimeout(whenIdle, LATER_MS));
}
