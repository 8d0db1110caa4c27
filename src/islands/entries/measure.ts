import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Act } from '../act';
import { pageLang } from '~/stores/page-lang';

/**
 * Returns the part of the site that contains the page, such as `tenders`. It uses the canonical address, because the
 * browser's address may contain a search query, which must not be sent.
 */
function partOfSite(): string {
  const own = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!own) return 'other';
  return new URL(own.href).pathname.replace(/^\/hi(?=\/|$)/, '').split('/')[1] || 'home';
}

/**
 * Sends the page's speed to the site's owner once, when the page is first hidden. It sends no cookie, referrer, name or
 * ID. Without script nothing is measured.
 */
export const act: Act = () => {
  const measured = new Map<string, { name: string; value: number; rating: string }>();
  const note = ({ name, value, rating }: MetricType): void => {
    measured.set(name, { name, value: Number(value.toFixed(3)), rating });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);
  const send = (): void => {
    if (document.visibilityState === 'visible') return;
    removeEventListener('visibilitychange', send);
    const body = {
      page: partOfSite(),
      lang: pageLang(),
      connection: navigator.connection?.effectiveType,
      metrics: [...measured.values()],
    };
    fetch(MEASURE_URL, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify(body),
    }).catch(() => {});
  };
  // web-vitals reports its last values in the capture phase of this event, so before `send` runs.
  addEventListener('visibilitychange', send);
};
