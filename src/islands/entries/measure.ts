import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Act } from '../act';
import { pageLang } from '~/stores/page-lang';

/**
 * The part of the site that the page belongs to, by the address the page has for search engines: what stands in the
 * browser's address may hold what a visitor has searched for or mistyped.
 */
function partOfSite(): string {
  const own = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!own) return 'other';
  return new URL(own.href).pathname.replace(/^\/hi(?=\/|$)/, '').split('/')[1] || 'home';
}

/**
 * Tells the owner how fast the page was, once, when it is first hidden. No cookie goes with it, no referrer, no name and
 * no number of anybody. Without script nothing is measured.
 */
export const act: Act = () => {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
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
      connection: connection?.effectiveType,
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
  // The library has its last say in the capturing phase of the same event.
  addEventListener('visibilitychange', send);
};
