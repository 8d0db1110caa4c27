import { type Html, markup } from './html.ts';

/**
 * The elements that scripts look for in the markup of pages. A component marks an element with `hook`, a script finds it with
 * `find` or `findAll`: a name that is not here compiles in neither. Looks and places may change, marks stay.
 */
interface Hooks {
  // Any page. `online` leads on in the site, or is nothing without it: a saved copy leaves it out.
  online: HTMLElement;
  'page-head': HTMLElement;
  dated: HTMLElement;
  visitors: HTMLElement;
  updated: HTMLElement;
  // The menu: its sections, and in each section the link that stands for what is below it.
  sections: HTMLElement;
  'stand-in': HTMLElement;
  // A footer menu that the browser asks for, and the kinds of its links.
  'footer-menu': HTMLElement;
  leaving: HTMLAnchorElement;
  'new-tab': HTMLAnchorElement;
  plain: HTMLAnchorElement;
  // A list.
  list: HTMLElement;
  rows: HTMLElement;
  waits: HTMLElement;
  // The results of a search, and one of them.
  results: HTMLElement;
  count: HTMLElement;
  advice: HTMLElement;
  filters: HTMLDetailsElement;
  chosen: HTMLElement;
  groups: HTMLElement;
  hits: HTMLElement;
  more: HTMLAnchorElement;
  link: HTMLAnchorElement;
  facts: HTMLElement;
  text: HTMLElement;
  // The thanks for feedback.
  reference: HTMLElement;
  where: HTMLElement;
  // The feedback form.
  send: HTMLElement;
  erase: HTMLElement;
  status: HTMLElement;
  kept: HTMLElement;
  'fault-icon': HTMLElement;
  'done-icon': HTMLElement;
}
type Hook = keyof Hooks;

export const hook = (name: Hook) => ({ [`data-${name}`]: '' });

/** The same in HTML that is written as text. */
export const hookHtml = (name: Hook): Html => markup` data-${name}`;

/** What selects a mark. The script of every page writes it out: `find` would cost each page 20 bytes. */
export type HookSelector = `[data-${Hook}]`;

export const find = <Name extends Hook>(place: ParentNode, name: Name): Hooks[Name] | null =>
  place.querySelector<Hooks[Name]>(`[data-${name}]`);

export const findAll = (place: ParentNode, name: Hook): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(`[data-${name}]`),
];

/** The facts of a result; the place of each in a row has its name. */
export type Fact = 'kind' | 'date' | 'open' | 'soon' | 'closed' | 'reference' | 'file' | 'lang';

export const fact = (name: Fact) => ({ 'data-fact': name });
