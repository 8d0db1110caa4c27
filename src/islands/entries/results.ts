import type { Act } from '../act';
import { warmUp } from '../find/search';
import { addressOf, type Asked, isFiltered, readAsked } from '../results/address';
import { type FoundPage, fromApi, fromIndex, type Source } from '../results/found';
import { type Place, placeIn } from '../results/place';
import { addRows, showAnswer } from '../results/view';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';
import { href, paths } from '~/routes';

const alive = new WeakSet<Place['section']>();

/** Ten results after ten, up to those that the address asks for. */
async function pagesFrom(source: Source, asked: Asked): Promise<FoundPage[]> {
  const first = await source(asked, 1);
  const perPage = Math.max(first.found.length, 1);
  const last = Math.min(asked.page, Math.ceil(first.total / perPage));
  const numbers = Array.from({ length: Math.max(last - 1, 0) }, (_, index) => index + 2);
  return [first, ...(await Promise.all(numbers.map((number) => source(asked, number))))];
}

/** Where a visitor was in a page that they come back to, which is filled only after it has loaded. */
const keptPlace = (): number => Number((history.state as { place?: unknown } | null)?.place) || 0;

/**
 * Answers the words in the address from the index of the site; from the owner's search where the index cannot be had;
 * and where neither answers, the page offers the ways round the site that need no search. Words and filters that are
 * asked for here change the address and not the page.
 */
export const act: Act = (touched) => {
  const page = touched.closest<HTMLElement>('[data-asked]');
  const place = page && placeIn(page);
  if (!place || alive.has(place.section)) return;
  alive.add(place.section);
  const { section, status, list, more, field } = place;
  // A page with results ready names the words already.
  const title = document.title.replace(`${readAsked().words} - `, '');
  let source = fromIndex;
  let shown = '';
  let shownPages = 0;
  const first = readAsked();
  let isReady = list.children.length > 0 && !isFiltered(first) && first.page === 1;
  if (!isReady) list.replaceChildren();

  const answerTo = async (asked: Asked): Promise<FoundPage[]> => {
    try {
      source = fromIndex;
      return await pagesFrom(source, asked);
    } catch {
      source = fromApi(section.dataset.address ?? '');
      return pagesFrom(source, asked);
    }
  };
  const offerMore = (asked: Asked, hasMore: boolean): void => {
    more.hidden = !hasMore;
    more.href = addressOf({ ...asked, page: shownPages + 1 });
  };
  const wait = (): void => {
    place.setBelow(true);
    section.hidden = false;
    // Results that were made with the page stand until there are others.
    if (!isReady) status.textContent = section.dataset.waiting ?? '';
    list.ariaBusy = 'true';
  };
  const done = (): void => {
    isReady = false;
    list.ariaBusy = 'false';
    place.setBelow(false);
  };
  const fail = (): void => {
    status.textContent = section.dataset.failed ?? '';
    done();
  };

  const show = async (): Promise<void> => {
    const asked = readAsked();
    const own = JSON.stringify(asked);
    if (own === shown) return;
    // What was typed before this came stays.
    if (shown || !field.value) field.value = asked.words;
    shown = own;
    document.title = asked.words ? `${asked.words} - ${title}` : title;
    if (!asked.words) {
      section.hidden = true;
      return;
    }
    wait();
    try {
      const pages = await answerTo(asked);
      if (own !== shown) return;
      showAnswer(place, asked, pages);
      shownPages = pages.length;
      offerMore(asked, pages.at(-1)?.hasMore ?? false);
      done();
    } catch {
      if (own !== shown) return;
      if (isReady) {
        done();
        return;
      }
      list.replaceChildren();
      more.hidden = true;
      fail();
    }
  };
  const showMore = async (): Promise<void> => {
    const asked = { ...readAsked(), page: shownPages + 1 };
    const before = [...status.childNodes];
    wait();
    try {
      const next = await source(asked, asked.page);
      shownPages = asked.page;
      shown = JSON.stringify(asked);
      history.replaceState(history.state, '', addressOf(asked));
      status.replaceChildren(...before);
      offerMore(asked, next.hasMore);
      addRows(place, next)?.querySelector('a')?.focus();
      done();
    } catch {
      fail();
    }
  };
  /** What had the focus may be gone with what it asked: then it is on what has been found. */
  const go = (address: string, key?: string): void => {
    history.pushState(null, '', address);
    void show().then(() => {
      const same =
        key && [...section.querySelectorAll<HTMLElement>('[data-ask]')].find((one) => one.dataset.ask === key);
      (same || status).focus({ preventScroll: Boolean(same) });
    });
  };

  section.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-ask],a[data-more]') : null;
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link === more) void showMore();
    else go(link.href, link.dataset.ask);
  });
  place.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = field.value.trim();
    if (words) go(href(paths.searchFor(words), pageLang()));
  });
  addEventListener('popstate', () => void show());
  addEventListener('pagehide', () => history.replaceState({ place: scrollY }, ''));
  const back = keptPlace();
  if (!first.words && !isSaving()) warmUp();
  void show().then(() => back > 0 && scrollTo(0, back));
};
