import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';

/** Puts an island into the page, once, behind everything that stands there. */
export function mount<Props extends object>(island: FunctionComponent<Props>, props: Props): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(island, props));
}

/** Adds a sheet, once, in a way the security policy allows. */
export function addSheet(text: string): void {
  if (added.has(text)) return;
  added.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
const added = new Set<string>();
