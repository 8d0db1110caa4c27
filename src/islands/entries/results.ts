import type { Act } from '../act';
import { make } from '../make';
import { prepareSearch } from '../find/suggest';
import { addressOf, type Asked, isFiltered, readAsked } from '../results/address';
import { fromApi } from '../results/from-api';
import { fromIndex } from '../results/from-index';
import { type Place, placeIn } from '../results/place';
import {
  firstState,
  type Goal,
  questionOf,
  type Request,
  type Origin,
  type PageEffect,
  type ResultsEvent,
  step,
} from '../results/state';
import { addAnswer, showAnswer, showFailure, showNoMore, showOnlyReady } from '../results/view';
import type { FoundPages } from '../results/found';
import { fieldOf } from '~/lib/field';
import { find, type HookSelector } from '~/lib/hooks';
import { isSaving } from '~/stores/saving';
import { pageLang } from '~/stores/page-lang';
import { href, searchPath } from '~/routes';

/** Exported for the suggestions, because a page with suggestions loads this file anyway, before the results page opens. */
export { briefOf } from '../results/row';

const alive = new WeakSet<Place['section']>();

/**
 * The stored scroll position in pixels; 0 if none. The browser cannot restore it, because the results load after the
 * page.
 */
const keptPlace = (): number => Number(fieldOf(history.state, 'place')) || 0;

/**
 * Restores the scroll position or the focus. If the link that had the focus no longer exists, the number of results gets
 * the focus.
 */
function reach(goal: Goal, { section, status }: Place): void {
  if ('scroll' in goal) {
    scrollTo(0, goal.scroll);
    return;
  }
  const same = [...section.querySelectorAll<HTMLElement>('[data-ask]')].find((one) => one.dataset.ask === goal.focus);
  (same ?? status).focus({ preventScroll: Boolean(same) });
}

/** Changes the address if its page number is not the number of the shown page. */
function nameInAddress(asked: Asked): void {
  const named = new URLSearchParams(location.search).get('page') ?? '1';
  if (named !== String(asked.page)) history.replaceState(history.state, '', addressOf(asked));
}

/**
 * Searches inside the documents. `said` is the element above the results for the number of results. This element has the height
 * of a line from the start, so that nothing moves.
 */
async function lookInside(place: Place, { words }: Asked, said?: HTMLElement): Promise<void> {
  const inside = find(place.section, 'inside');
  if (!inside) return;
  try {
    await (await import('../results/inside')).lookInside(inside, place, words, said);
  } catch {
    for (const one of [inside.querySelector('p'), said]) one?.replaceChildren(inside.dataset.failed ?? '');
  }
}

/**
 * Offers to search inside the documents. If titles and pages do not have all words, the search inside documents starts at once,
 * unless data saving is on. Each search gets a new copy of this part of the page. So late results of an earlier search are not
 * shown.
 */
function offerInside(place: Place, asked: Asked, { results }: FoundPages): void {
  const [old, inside] = [find(place.section, 'inside'), place.inside?.cloneNode(true) as HTMLElement | undefined];
  if (!old || !inside) return;
  inside.hidden = !results;
  old.replaceWith(inside);
  if (!results || results.hasAll || isFiltered(asked) || isSaving()) return;
  const said = make('span', { className: 'block' }, inside.dataset.looking ?? '');
  place.advice.append(said);
  // The parts below stay hidden until the search inside documents has ended, so that these parts do not move.
  void Promise.resolve()
    .then(() => place.setBelow(true))
    .then(() => lookInside(place, asked, said))
    .then(() => inside.isConnected && place.setBelow(false));
}

/** Returns a function that applies an effect to the page. */
function pageWith(place: Place): (effect: PageEffect) => void {
  const { section, status, list, field } = place;
  // If the page was built with results, its title already contains the query. This line removes the query from the title.
  const title = document.title.replace(`${readAsked().words} - `, '');
  return (effect) => {
    switch (effect.do) {
      case 'name':
        if (!effect.isFirst) field.value = effect.words;
        else if (!field.value) {
          field.value = effect.words;
          // If the visitor is in the field already, the next typed text replaces these words.
          if (document.activeElement === field) field.select();
        }
        document.title = effect.words ? `${effect.words} - ${title}` : title;
        break;
      case 'hide':
        section.hidden = true;
        break;
      case 'wait':
        place.setBelow(true);
        section.hidden = false;
        if (effect.isSaid) status.textContent = section.dataset.waiting ?? '';
        list.ariaBusy = 'true';
        break;
      case 'end':
        list.ariaBusy = 'false';
        place.setBelow(false);
        break;
      case 'show':
        nameInAddress(effect.asked);
        showAnswer(place, effect.asked, effect.answer);
        offerInside(place, effect.asked, effect.answer);
        break;
      case 'add':
        nameInAddress(effect.asked);
        addAnswer(place, effect.asked, effect.answer);
        break;
      case 'say no more':
        showNoMore(place, effect.asked, effect.answer);
        break;
      case 'show only ready':
        showOnlyReady(place);
        break;
      case 'fail':
        showFailure(place, readAsked());
        break;
      case 'reach':
        reach(effect.goal, place);
    }
  };
}

/**
 * Asks the site's search index. If this fails, asks the company's own search. More results come from the source of the
 * first results.
 */
function openSources(address: string) {
  const sources = { index: fromIndex, owner: fromApi(address) };
  const answerOf = async ({ asked, isMore }: Request, from: Origin) => ({
    answer: await sources[from](asked, isMore ? asked.page : 1, asked.page),
    from,
  });
  return (request: Request, from: Origin) =>
    request.isMore ? answerOf(request, from) : answerOf(request, 'index').catch(() => answerOf(request, 'owner'));
}

/**
 * Shows the results for the query in the address, from the site's index or, if it fails, from the company's own search.
 * If both fail, the page offers other ways to find pages. New words and filters change the address without loading a
 * page.
 */
export const act: Act = (touched) => {
  const page = touched.closest<HTMLElement>('[data-asked]');
  const place = page && placeIn(page);
  if (!place || alive.has(place.section)) return;
  alive.add(place.section);
  // `data-lost` says that files failed to load. These files have loaded now, so remove it.
  for (const { dataset } of [document.documentElement, page]) delete dataset.lost;
  const { section, list, more, form, field } = place;
  const change = pageWith(place);
  const ask = openSources(section.dataset.address ?? '');
  const first = readAsked();
  const isReady = list.children.length > 0 && !isFiltered(first) && first.page === 1;
  if (!isReady) list.replaceChildren();
  let state = firstState(isReady ? questionOf(first) : '');

  const send = (event: ResultsEvent): void => {
    const { state: after, effects } = step(state, event);
    state = after;
    for (const effect of effects)
      if (effect.do === 'ask') answer(effect.request, effect.from);
      else change(effect);
  };
  const answer = (request: Request, from: Origin): void => {
    ask(request, from).then(
      (answered) => send({ kind: 'answered', request, ...answered }),
      () => send({ kind: 'failed', request }),
    );
  };
  const show = (goal?: Goal): void => send({ kind: 'asked', asked: readAsked(), goal });
  const go = (address: string, focus?: string): void => {
    // If the visitor repeats the same search, no history entry is added.
    if (new URL(address, location.href).href !== location.href) history.pushState(null, '', address);
    show({ focus });
  };
  section.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-look]' satisfies HookSelector))
      void lookInside(place, readAsked());
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>(`a[data-ask],a${'[data-more]' satisfies HookSelector}`)
        : null;
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link === more) send({ kind: 'more', asked: readAsked() });
    else go(link.href, link.dataset.ask);
  });
  section.addEventListener('submit', (event) => {
    event.preventDefault();
    const asked = readAsked();
    const days = new FormData(event.target as HTMLFormElement);
    const [from, to] = ['from', 'to'].map((name) => {
      const day = days.get(name);
      return typeof day === 'string' && day ? day : undefined;
    });
    go(addressOf({ ...asked, filters: { ...asked.filters, from, to }, page: 1 }), 'days');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = field.value.trim();
    if (words) go(href(searchPath(words), pageLang()));
  });
  addEventListener('popstate', () => show());
  addEventListener('pagehide', () => history.replaceState({ place: scrollY }, ''));
  const back = keptPlace();
  if (!first.words) void prepareSearch();
  show(back > 0 ? { scroll: back } : undefined);
};
