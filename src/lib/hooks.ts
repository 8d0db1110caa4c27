import { type Html, markup } from './html.ts';

/**
 * The names of elements that scripts look for. A component marks an element with `hook`. A script finds the element
 * with `find` or `findAll`. An unknown name does not compile. So markup and styles can change without breaking scripts.
 */
interface Hooks {
  // These are on any page. `online` marks parts that need the site: a saved copy leaves them out.
  online: HTMLElement;
  'page-head': HTMLElement;
  dated: HTMLElement;
  visitors: HTMLElement;
  updated: HTMLElement;
  // The menu has `sections`. Each has a `stand-in`: a link to the site map, which the loaded links replace.
  sections: HTMLElement;
  'stand-in': HTMLElement;
  // These are the footer menu that the browser loads, and its three templates for links.
  'footer-menu': HTMLElement;
  leaving: HTMLAnchorElement;
  'new-tab': HTMLAnchorElement;
  plain: HTMLAnchorElement;
  // A state chip (a label with a state) may have one of these. The value is the moment when its state or its mark ends.
  closes: HTMLElement;
  lapses: HTMLElement;
  until: HTMLElement;
  // Packs (zip files of pages) need these: the day of an entry, the facts of a pack, and links that only scroll.
  day: HTMLElement;
  pack: HTMLElement;
  scrolls: HTMLElement;
  // These are in a list that the visitor can filter.
  list: HTMLElement;
  rows: HTMLElement;
  waits: HTMLElement;
  // These are for search results. `link`, `facts` and `text` are in each result.
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
  // These are on the thank-you page of feedback.
  reference: HTMLElement;
  where: HTMLElement;
  // These are in the feedback form.
  send: HTMLElement;
  erase: HTMLElement;
  status: HTMLElement;
  kept: HTMLElement;
  'fault-icon': HTMLElement;
  'done-icon': HTMLElement;
}
export type Hook = keyof Hooks;

/** Returns a hook with a value. If the value is undefined, nothing is marked. */
export const hookWith = (name: Hook, value: string | undefined) => ({ [`data-${name}`]: value });

export const hook = (name: Hook) => hookWith(name, '');

/** Returns the value of a hook in a tag that was read from HTML text. */
export const hookIn = ({ attributes }: { readonly attributes: ReadonlyMap<string, string> }, name: Hook) =>
  attributes.get(`data-${name}`);

/** Returns a hook as an attribute for HTML text. */
export const hookHtml = (name: Hook): Html => markup` data-${name}`;

/** A selector for a hook. The script of every page uses selectors, because `find` costs each page 20 bytes. */
export type HookSelector = `[data-${Hook}]`;

export const find = <Name extends Hook>(place: ParentNode, name: Name): Hooks[Name] | null =>
  place.querySelector<Hooks[Name]>(`[data-${name}]`);

export const findAll = (place: ParentNode, name: Hook): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(`[data-${name}]`),
];

/** The facts of a search result. Each fact has a place with the same name in the row. */
export type Fact = 'kind' | 'date' | 'open' | 'soon' | 'closed' | 'reference' | 'file' | 'lang';

export const fact = (name: Fact) => ({ 'data-fact': name });
