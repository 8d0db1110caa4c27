import type { FactName } from './register.ts';
import { type Html, markup } from './html.ts';

/**
 * The names of elements that scripts look for. A component marks an element with `hook`. A script finds the element
 * with `find` or `findAll`. An unknown name does not compile. So markup and styles can change without breaking scripts.
 */
interface Hooks {
  // Every page can have these hooks. `online` marks parts that work only on the site, so a saved copy leaves them out.
  online: HTMLElement;
  'page-head': HTMLElement;
  dated: HTMLElement;
  visitors: HTMLElement;
  updated: HTMLElement;
  // `sections` is the list of menu sections. Each section has a `stand-in`: a link to the site map. When the script has
  // loaded the links of the menu, these links replace the link to the site map.
  sections: HTMLElement;
  'stand-in': HTMLElement;
  // `footer-menu` is the footer menu that the browser loads. The next three hooks are templates for the links of this menu.
  'footer-menu': HTMLElement;
  leaving: HTMLAnchorElement;
  'new-tab': HTMLAnchorElement;
  plain: HTMLAnchorElement;
  // A state chip (a label with a state, such as "open") can have one of these hooks. The value of the hook is the moment after
  // which the label is wrong.
  closes: HTMLElement;
  lapses: HTMLElement;
  until: HTMLElement;
  // The scripts of packs (zip files of pages) need these hooks: the day of an entry, the facts of a pack, and links
  // that only scroll the page.
  day: HTMLElement;
  pack: HTMLElement;
  scrolls: HTMLElement;
  // These hooks are in a list that the visitor can filter.
  list: HTMLElement;
  rows: HTMLElement;
  waits: HTMLElement;
  // These hooks are for search results. `link`, `facts` and `text` are in each result.
  results: HTMLElement;
  count: HTMLElement;
  advice: HTMLElement;
  filters: HTMLDetailsElement;
  chosen: HTMLElement;
  groups: HTMLElement;
  hits: HTMLElement;
  more: HTMLAnchorElement;
  // `inside` is the part of the results for the search inside documents. `look` is the button of this search.
  inside: HTMLElement;
  look: HTMLButtonElement;
  link: HTMLAnchorElement;
  facts: HTMLElement;
  text: HTMLElement;
  // These hooks are on the page that verifies documents. `take`: the button that loads a whole long register. `list-status`:
  // the progress of this loading. `answer`: an answer, named by its state. `answer-facts`: the rows of its facts.
  take: HTMLButtonElement;
  'list-status': HTMLElement;
  answer: HTMLElement;
  'answer-facts': HTMLTemplateElement;
  // These hooks are on the thank-you page of feedback.
  reference: HTMLElement;
  where: HTMLElement;
  // These hooks are in the feedback form.
  send: HTMLElement;
  erase: HTMLElement;
  status: HTMLElement;
  kept: HTMLElement;
  'fault-icon': HTMLElement;
  'done-icon': HTMLElement;
}
export type Hook = keyof Hooks;

/** Returns a hook (an attribute for scripts) with a value. If the value is undefined, the element gets no hook. */
export const hookWith = (name: Hook, value: string | undefined) => ({ [`data-${name}`]: value });

export const hook = (name: Hook) => hookWith(name, '');

/** Returns the value of a hook (an attribute for scripts) in a tag that was read from HTML text. */
export const hookIn = ({ attributes }: { readonly attributes: ReadonlyMap<string, string> }, name: Hook) =>
  attributes.get(`data-${name}`);

/** Returns a hook (an attribute for scripts) as HTML text. */
export const hookHtml = (name: Hook): Html => markup` data-${name}`;

/** A CSS selector for a hook. The script of every page uses it, because the function `find` adds 20 bytes to a page. */
export type HookSelector = `[data-${Hook}]`;

export const find = <Name extends Hook>(place: ParentNode, name: Name): Hooks[Name] | null =>
  place.querySelector<Hooks[Name]>(`[data-${name}]`);

export const findAll = (place: ParentNode, name: Hook): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(`[data-${name}]`),
];

/** The facts of a search result or of a document. The HTML has an element with the same name for each fact. */
export type Fact = FactName | ('kind' | 'date' | 'open' | 'soon' | 'closed' | 'reference' | 'file' | 'lang');

export const fact = (name: Fact) => ({ 'data-fact': name });
