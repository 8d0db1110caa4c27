import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { refreshVisitors } from '~/stores/visitors';
import { VisitorCounter } from './VisitorCounter';

let isHydrated = false;

/** Hydrates the visitor counter of the footer, once, and asks for today's number. */
export function hydrateVisitorCounter(): void {
  const place = document.querySelector('[data-visitors]');
  if (!place || isHydrated) return;
  isHydrated = true;
  hydrateRoot(place, createElement(VisitorCounter, { built: place.textContent }));
  refreshVisitors().catch(console.warn);
}
