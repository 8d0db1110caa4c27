import { find } from '~/lib/hooks';
import { unwrapPictures } from '~/lib/light-twin';
import { pagePath } from '~/routes';
import { tellLoaded } from '~/stores/loaded';

const MOST_SECONDS = 60;
/** The host is part of the address: if a path begins with two slashes, a browser takes its first part as another host. */
const FIRST = location.origin + location.pathname.replace(/\/page\/\d+$/, '');

/**
 * Loads the other pages of a list. `take` is called with the list and the number of each page: first for this page,
 * then for each page that has loaded.
 */
export function otherPages(here: HTMLElement, take: (list: HTMLElement, page: number) => void) {
  const seen = new Set<number>();
  /** Numbers of the pages that are not loaded. */
  const missing = new Set<number>();
  /** Calls `take` for a page. Returns the numbers of pages that were not known before. */
  const found = (list: HTMLElement): number[] => {
    const page = Number(list.dataset.page);
    seen.add(page);
    missing.delete(page);
    const fresh = Array.from({ length: Number(list.dataset.last) }, (_, index) => index + 1).filter(
      (one) => !seen.has(one) && !missing.has(one),
    );
    for (const one of fresh) missing.add(one);
    take(list, page);
    return fresh;
  };

  /** Loads a page, and uses only its rows and the icons of the rows. */
  async function loadOne(number: number): Promise<void> {
    const address = pagePath(FIRST, number);
    const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const list = find(page, 'list');
    if (!answer.ok || !list) throw new Error(`${address}: ${answer.status}`);
    unwrapPictures(page);
    tellLoaded(page);
    for (const drawing of page.querySelectorAll('symbol'))
      if (!document.getElementById(drawing.id)) document.querySelector('symbol')?.before(drawing);
    await loadAll(found(list));
  }
  const loadAll = async (numbers: readonly number[]): Promise<void> => {
    const asked = await Promise.allSettled(numbers.map(loadOne));
    for (const one of asked) if (one.status === 'rejected') console.warn(one.reason);
  };

  found(here);
  return { isWhole: (): boolean => missing.size === 0, load: () => loadAll([...missing]) };
}
