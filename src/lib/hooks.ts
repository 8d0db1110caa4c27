import { type Html, markup } from './html.ts';

/**
 * Names of elements that scripts look for. A component marks an element with `hook`; a script finds it with `find` or
 * `findAll`. An unknown name does not compile. So markup and styles can change without breaking scripts.
 */
interface Hooks {
  // Any page. `online` marks parts that need the site: a saved copy leaves them out.
  online: HTMLElement;
  'page-head': HTMLElement;
  dated: HTMLElement;
  visitors: HTMLElement;
  updated: HTMLElement;
  // The menu: its sections, and in each the link to the site map, which the loaded links replace.
  sections: HTMLElement;
  'stand-in': HTMLElement;
  // A footer menu that the browser loads, and its templates for links.
  'footer-menu': HTMLElement;
  leaving: HTMLAnchorElement;
  'new-tab': HTMLAnchorElement;
  plain: HTMLAnchorElement;
  // A chip: the moment at which its state or its mark ends.
  closes: HTMLElement;
  lapses: HTMLElement;
  until: HTMLElement;
  // What packs read: the day of an entry, the facts of a pack, and links that only scroll.
  day: HTMLElement;
  pack: HTMLElement;
  scrolls: HTMLElement;
  // A list.
  list: HTMLElement;
  rows: HTMLElement;
  waits: HTMLElement;
  // Search results, and a single result.
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
  // The thank-you page of feedback.
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
export type Hook = keyof Hooks;

/** A hook with a value; without one it marks nothing. */
export const hookWith = (name: Hook, value: string | undefined) => ({ [`data-${name}`]: value });

export const hook = (name: Hook) => hookWith(name, '');

/** The value of a hook in a tag of HTML as text. */
export const hookIn = ({ attributes }: { readonly attributes: ReadonlyMap<string, string> }, name: Hook) =>
  attributes.get(`data-${name}`);

/** The same for HTML as text. */
export const hookHtml = (name: Hook): Html => markup` data-${name}`;

/** A selector for a mark. The script of every page writes selectors out: `find` costs each page 20 bytes. */
export type HookSelector = `[data-${Hook}]`;

export const find = <Name extends Hook>(place: ParentNode, name: Name): Hooks[Name] | null =>
  place.querySelector<Hooks[Name]>(`[data-${name}]`);

export const findAll = (place: ParentNode, name: Hook): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(`[data-${name}]`),
];

/** The facts of a search result. Each has a place with its name in the row. */
export type Fact = 'kind' | 'date' | 'open' | 'soon' | 'closed' | 'reference' | 'file' | 'lang';

export const fact = (name: Fact) => ({ 'data-fact': name });
