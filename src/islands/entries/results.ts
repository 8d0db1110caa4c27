import type { Act } from '../act';
import { warmUp } from '../find/search';
import { addressOf, type Asked, isFiltered, readAsked } from '../results/address';
import type { FoundPages, Source } from '../results/found';
import { fromApi } from '../results/from-api';
import { fromIndex } from '../results/from-index';
import { type Place, placeIn } from '../results/place';
import { addRows, clearAnswer, showAnswer, showCount, showNoMore, showOnlyReady } from '../results/view';
import { fieldOf } from '~/lib/field';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';
import { href, searchPath } from '~/routes';

const alive = new WeakSet<Place['section']>();

/** Where a visitor was in a page that they come back to, which is filled only after it has loaded. */
const keptPlace = (): number => Number(fieldOf(history.state, 'place')) || 0;

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
  // They came after all.
  delete document.documentElement.dataset.lost;
  const { section, status, list, more, field } = place;
  // A page with results ready names the words already.
  const title = document.title.replace(`${readAsked().words} - `, '');
  let source = fromIndex;
  /** Whatever is asked has a turn; what answers an earlier one comes too late. */
  let turn = 0;
  let shown = '';
  let shownPages = 0;
  /** What the page shows the first results of. */
  let shownAnswer: FoundPages | undefined;
  const first = readAsked();
  /** The question whose results were made with the page: they stand until there are others. */
  let ready = list.children.length > 0 && !isFiltered(first) && first.page === 1 ? JSON.stringify(first) : '';
  if (!ready) list.replaceChildren();

  const answerTo = async (asked: Asked): Promise<readonly [FoundPages, Source]> => {
    try {
      return [await fromIndex(asked, 1, asked.page), fromIndex];
    } catch {
      const fromOwner = fromApi(section.dataset.address ?? '');
      return [await fromOwner(asked, 1, asked.page), fromOwner];
    }
  };
  const offerMore = (asked: Asked, answer: FoundPages): void => {
    [shownPages, shownAnswer] = [asked.page, answer];
    more.hidden = !answer.hasMore;
    more.href = addressOf({ ...asked, page: shownPages + 1 });
  };
  const wait = (): number => {
    place.setBelow(true);
    section.hidden = false;
    if (!ready) status.textContent = section.dataset.waiting ?? '';
    list.ariaBusy = 'true';
    return (turn += 1);
  };
  const done = (): void => {
    list.ariaBusy = 'false';
    place.setBelow(false);
  };
  /** The same may be asked again: the line may be back. */
  const fail = (): void => {
    shown = '';
    if (!ready) status.textContent = section.dataset.failed ?? '';
    done();
  };

  /** Says whether what was asked is what is there: something else may have been asked meanwhile. */
  const show = async (): Promise<boolean> => {
    const asked = readAsked();
    const own = JSON.stringify(asked);
    if (own === shown) return true;
    // What was typed before this came stays.
    if (turn > 0 || !field.value) field.value = asked.words;
    shown = own;
    if (own !== ready) ready = '';
    document.title = asked.words ? `${asked.words} - ${title}` : title;
    if (!asked.words) {
      turn += 1;
      section.hidden = true;
      if (list.ariaBusy === 'true') done();
      return true;
    }
    const mine = wait();
    try {
      const [answer, from] = await answerTo(asked);
      if (mine !== turn) return false;
      // What was made with the page is more than the owner's search not knowing it.
      if (ready && from !== fromIndex && answer.total === 0) {
        showOnlyReady(place);
        done();
        return true;
      }
      source = from;
      ready = '';
      showAnswer(place, asked, answer);
      offerMore(asked, answer);
      done();
    } catch {
      if (mine !== turn) return false;
      if (ready) showOnlyReady(place);
      else clearAnswer(place);
      fail();
    }
    return true;
  };
  const showMore = async (): Promise<void> => {
    if (list.ariaBusy === 'true') return;
    const asked = { ...readAsked(), page: shownPages + 1 };
    const mine = wait();
    try {
      const next = await source(asked, asked.page, asked.page);
      if (mine !== turn) return;
      shown = JSON.stringify(asked);
      history.replaceState(history.state, '', addressOf(asked));
      showCount(place, asked, next);
      offerMore(asked, next);
      addRows(place, next)?.querySelector('a')?.focus();
      done();
    } catch {
      if (mine !== turn || !shownAnswer) return;
      // What is there stays, and so does the way to more of it.
      showNoMore(place, asked, shownAnswer);
      done();
    }
  };
  /** What had the focus may be gone with what it asked: then it is on what has been found. */
  const go = (address: string, key?: string): void => {
    // The same once more is no step to go back by.
    if (new URL(address, location.href).href !== location.href) history.pushState(null, '', address);
    void show().then((isThere) => {
      if (!isThere) return;
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
    if (words) go(href(searchPath(words), pageLang()));
  });
  addEventListener('popstate', () => void show());
  addEventListener('pagehide', () => history.replaceState({ place: scrollY }, ''));
  const back = keptPlace();
  if (!first.words && !isSaving()) warmUp();
  void show().then(() => back > 0 && scrollTo(0, back));
};
