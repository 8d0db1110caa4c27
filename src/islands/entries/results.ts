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

/** The scroll position to restore: on going back, the results load only after the page. */
const keptPlace = (): number => Number(fieldOf(history.state, 'place')) || 0;

/**
 * Shows the results for the address. It asks the site's index, or else the owner's search. If both fail, the page offers
 * other ways. New words and filters change the address without loading a page.
 */
export const act: Act = (touched) => {
  const page = touched.closest<HTMLElement>('[data-asked]');
  const place = page && placeIn(page);
  if (!place || alive.has(place.section)) return;
  alive.add(place.section);
  // The files have loaded after all.
  delete document.documentElement.dataset.lost;
  const { section, status, list, more, field } = place;
  // A page with built-in results already has the query in its title.
  const title = document.title.replace(`${readAsked().words} - `, '');
  let source = fromIndex;
  /** Increases with each question, so that late answers to earlier ones are ignored. */
  let turn = 0;
  let shown = '';
  let shownPages = 0;
  /** The answer to the first page of results. */
  let shownAnswer: FoundPages | undefined;
  const first = readAsked();
  /** The question of the results in the page. They stay until new ones arrive. */
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
  /** The same question may be asked again: the connection may be back. */
  const fail = (): void => {
    shown = '';
    if (!ready) status.textContent = section.dataset.failed ?? '';
    done();
  };

  /** Returns false if the visitor has asked something else in the meantime. */
  const show = async (): Promise<boolean> => {
    const asked = readAsked();
    const own = JSON.stringify(asked);
    if (own === shown) return true;
    // Keep what the visitor typed before this code arrived.
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
      // Results from the build are better than an empty answer of the owner's search.
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
      // Keep the shown results and the button for more.
      showNoMore(place, asked, shownAnswer);
      done();
    }
  };
  /** Navigates to a question. Moves the focus to the results if the focused element disappears. */
  const go = (address: string, key?: string): void => {
    // No history entry for the same question.
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
