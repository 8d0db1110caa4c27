import { rowsLike } from './row';
import { find, type HookSelector } from '~/lib/hooks';

/** Returns the elements for search results, or undefined on pages that have none, such as the error page. */
export function placeIn(page: HTMLElement) {
  const section = find(page, 'results');
  const field = page.querySelector<HTMLInputElement>('input[name=q]');
  if (!section || !field?.form) return undefined;
  const { form } = field;
  const status = find(section, 'count');
  const advice = find(section, 'advice');
  const groups = find(section, 'groups');
  const list = find(section, 'hits');
  const filters = find(section, 'filters');
  const template = section.querySelector('template');
  const makeRow = template && rowsLike(template);
  const more = find(section, 'more');
  if (!status || !advice || !filters || !groups || !list || !makeRow || !more) return undefined;
  /** Hides the parts below the results and keeps their space, so that nothing jumps when results arrive. */
  const setBelow = (isAway: boolean): void => {
    // Before the first results, one screen of space is enough. Measuring the height takes time, because the browser
    // must compute the layout.
    if (isAway) page.style.minHeight = list.children.length > 0 ? `${page.offsetHeight}px` : '100svh';
    page.style.alignContent = 'start';
    for (const one of page.querySelectorAll<HTMLElement>(`${'[data-results]' satisfies HookSelector} ~ *`))
      one.hidden = isAway;
  };
  /** A copy of the part for documents, made before the first search changes this part. */
  const inside = find(section, 'inside')?.cloneNode(true);
  return { section, inside, field, form, status, advice, filters, groups, list, makeRow, more, setBelow };
}

export type Place = NonNullable<ReturnType<typeof placeIn>>;
