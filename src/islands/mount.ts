import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { addSheet } from '~/lib/add-sheet';
import { hydrateVisitorCounter } from './visitor-counter';
import sheet from '~/styles/islands/dialogs.css';

addSheet(sheet);

/** Adds a React component to the end of the page. Also hydrates the visitor counter, because React is loaded now. */
export function mount<Props extends object>(island: FunctionComponent<Props>, props: Props): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(island, props));
  hydrateVisitorCounter();
}
