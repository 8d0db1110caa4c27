import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { find } from '~/lib/hooks';
import { refreshVisitors } from '~/stores/visitors';
import { VisitorCounter } from './VisitorCounter';

let isHydrated = false;

/** Hydrates the visitor counter in the footer, once, and loads the current number. */
export function hydrateVisitorCounter(): void {
  const place = find(document, 'visitors');
  if (!place || isHydrated) return;
  isHydrated = true;
  // Hydrate at once, because the markup does not match if a newer number arrives before the first render.
  flushSync(() => hydrateRoot(place, createElement(VisitorCounter, { built: place.textContent })));
  refreshVisitors().catch(console.warn);
}
