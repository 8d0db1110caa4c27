import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { find } from '~/lib/hooks';
import { refreshVisitors } from '~/stores/visitors';
import { VisitorCounter } from './VisitorCounter';

let isHydrated = false;

/** Hydrates the visitor counter of the footer, once, and asks for today's number. */
export function hydrateVisitorCounter(): void {
  const place = find(document, 'visitors');
  if (!place || isHydrated) return;
  isHydrated = true;
  // At once: a number that came before the first render would not match the markup.
  flushSync(() => hydrateRoot(place, createElement(VisitorCounter, { built: place.textContent })));
  refreshVisitors().catch(console.warn);
}
