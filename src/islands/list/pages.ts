import { unwrapPictures } from '~/lib/light-twin';
import { tellLoaded } from '~/stores/loaded';

const MOST_SECONDS = 60;
const numberOf = (part: ParentNode): number => Number(part.querySelector('.pager [aria-current]')?.textContent) || 1;
const addressesIn = (part: ParentNode): string[] =>
  [...part.querySelectorAll<HTMLAnchorElement>('.pager a')].map(({ pathname }) => pathname);

interface OtherPages {
  /** Addresses of pages whose rows are not here. */
  readonly missing: ReadonlySet<string>;
  /** Loads them, all that can be had, those that they lead to as well. */
  readonly load: () => Promise<void>;
}

/** The pages of a list, as its pager leads to them; `take` gets this one, and each other as it comes, with its number. */
export function otherPages(part: Element, take: (part: Element, page: number) => void): OtherPages {
  const known = new Set([location.pathname]);
  const missing = new Set<string>();
  /** What a page leads to that no page before it did. */
  const news = (found: ParentNode): string[] => {
    const fresh = addressesIn(found).filter((address) => !known.has(address));
    for (const address of fresh) {
      known.add(address);
      missing.add(address);
    }
    return [...new Set(fresh)];
  };

  /** Nothing of a page is used but its rows, and drawings they refer to. */
  async function loadOne(address: string): Promise<void> {
    const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const found = page.querySelector('[data-live=list]')?.parentElement;
    if (!answer.ok || !found) throw new Error(`${address}: ${answer.status}`);
    unwrapPictures(page);
    tellLoaded(page);
    for (const drawing of page.querySelectorAll('symbol'))
      if (!document.getElementById(drawing.id)) document.querySelector('.sprite')?.append(drawing);
    missing.delete(address);
    const further = news(found);
    take(found, numberOf(found));
    await loadAll(further);
  }
  const loadAll = async (addresses: readonly string[]): Promise<void> => {
    const asked = await Promise.allSettled(addresses.map(loadOne));
    for (const one of asked) if (one.status === 'rejected') console.warn(one.reason);
  };

  news(part);
  take(part, numberOf(part));
  return { missing, load: () => loadAll([...missing]) };
}
