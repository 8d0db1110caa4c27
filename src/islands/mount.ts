import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { addSheet } from '~/lib/add-sheet';
import { hydrateVisitorCounter } from './visitor-counter';
import sheet from '~/styles/islands/dialogs.css';

addSheet(sheet);

/** Puts an island into the page, once, behind everything that stands there. React is here now, so the visitor counter gets it too. */
export function mount<Props extends object>(island: FunctionComponent<Props>, props: Props): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(island, props));
  hydrateVisitorCounter();
}
