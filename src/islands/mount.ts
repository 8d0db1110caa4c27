import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { addSheet } from '~/lib/add-sheet';
import sheet from '~/styles/islands/dialogs.css';

addSheet(sheet);

/** Puts an island into the page, once, behind everything that stands there. */
export function mount<Props extends object>(island: FunctionComponent<Props>, props: Props): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(island, props));
}
