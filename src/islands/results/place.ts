import { type MakeRow, rowsLike } from './row';

/** The parts of a page where results appear. */
export interface Place {
  readonly section: HTMLElement;
  readonly field: HTMLInputElement;
  readonly form: HTMLFormElement;
  readonly status: HTMLElement;
  readonly advice: HTMLElement;
  readonly filters: HTMLDetailsElement;
  readonly groups: HTMLElement;
  readonly list: HTMLElement;
  readonly makeRow: MakeRow;
  readonly more: HTMLAnchorElement;
  /** What stands below would jump when the results come: meanwhile it is away, and its room is kept. */
  readonly setBelow: (isAway: boolean) => void;
}

/** Nothing where the page has no place for results, such as one for lost addresses. */
export function placeIn(page: HTMLElement): Place | undefined {
  const section = page.querySelector<HTMLElement>('[data-results]');
  const field = page.querySelector<HTMLInputElement>('input[name=q]');
  const form = field?.form;
  const status = section?.querySelector('output');
  const advice = section?.querySelector<HTMLElement>('[data-advice]');
  const filters = section?.querySelector('details');
  const groups = section?.querySelector('nav');
  const list = section?.querySelector('ul');
  const template = section?.querySelector('template');
  const makeRow = template && rowsLike(template);
  const more = section?.querySelector<HTMLAnchorElement>('[data-more]');
  if (!section || !field || !form || !status || !advice || !filters || !groups || !list || !makeRow || !more)
    return undefined;
  const setBelow = (isAway: boolean): void => {
    // Before the first results a whole screen is room enough, and is not to be measured.
    if (isAway) page.style.minHeight = list.children.length > 0 ? `${page.offsetHeight}px` : '100svh';
    page.style.alignContent = 'start';
    for (const one of page.querySelectorAll<HTMLElement>('[data-results] ~ *')) one.hidden = isAway;
  };
  return { section, field, form, status, advice, filters, groups, list, makeRow, more, setBelow };
}
