import { filesOf } from 'virtual:islands';
import type { Act } from '~/islands/act';
import { keptDrafts } from '~/stores/draft';
import { savesData } from '~/stores/kept';

interface Touched {
  readonly name: string;
  readonly element: HTMLElement;
  /** It comes to life at the first touch; otherwise each click is its business. */
  readonly isLive: boolean;
}

/** Which island serves an element: by an attribute, or as a link that leaves the site. */
function islandOf(target: EventTarget | null): Touched | undefined {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-island],[data-live],a[rel~=external]') : null;
  if (!element) return undefined;
  const { island, live } = element.dataset;
  return { name: island ?? live ?? 'leave-site', element, isLive: live !== undefined };
}

const MOST_SECONDS = 120;
const loading = new Map<string, Promise<Act>>();
/** Could not be loaded: what it serves works without it, as a link or a form. */
const lost = new Set<string>();
const alive = new WeakSet<Element>();

/** All files of an island are asked for at once: one round. What takes too long counts as failed. */
function fetched(name: string): Promise<Act> {
  const files = filesOf(name).map((file) => import(`/s/${file}.js`) as Promise<{ act: Act }>);
  return new Promise((resolve, reject) => {
    setTimeout(reject, MOST_SECONDS * 1000);
    Promise.all(files).then(([island]) => (island ? resolve(island.act) : reject(new Error(name))), reject);
  });
}

function load(name: string): Promise<Act> {
  const known = loading.get(name) ?? fetched(name);
  loading.set(name, known);
  known.catch(() => lost.add(name));
  return known;
}

function touch({ target, type }: Event): void {
  const found = islandOf(target);
  if (found && (type !== 'pointerover' || !savesData())) bring(found);
}

function bring({ name, element, isLive }: Touched): void {
  if (lost.has(name)) return;
  load(name).then(
    (act) => {
      if (!isLive || alive.has(element)) return;
      alive.add(element);
      act(element, element);
    },
    () => {},
  );
}

/** Loads an island that no touch asks for, and lets it serve an element. */
export function call(name: string, element: HTMLElement): void {
  load(name).then(
    (act) => act(element, element),
    () => {},
  );
}

/** Before one of them, a visitor pays for no more than the script of every page, whatever is in sight. */
const SIGNS_OF_A_VISITOR = ['pointermove', 'touchstart', 'keydown', 'scroll'];
const ONCE = { once: true };

/** Some come when what they serve is in sight. A pointer that rests where the page appears has not moved. */
function watchWhatIsSeen(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (movementX === 0 && !movementY) {
    addEventListener(type, watchWhatIsSeen, ONCE);
    return;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-seen]'))
    new IntersectionObserver((entries, observer) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      bring({ name: element.dataset.seen ?? '', element, isLive: true });
    }).observe(element);
}

/** What the address names, such as one picture of an album, needs no touch. */
function openNamed(): void {
  const element = document.getElementById(location.hash.slice(1));
  if (element?.dataset.island) call(element.dataset.island, element);
}

/** What has something to show before a touch: it comes to life with the page. */
function bringFirst(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) bring({ name: element.dataset.asked ?? element.dataset.live ?? '', element, isLive: true });
}

/** Each island comes with a visitor's first touch of what it serves; no click is lost meanwhile, and none counts twice. */
export function watchForTouches(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, touch);
  for (const type of SIGNS_OF_A_VISITOR) addEventListener(type, watchWhatIsSeen, ONCE);
  addEventListener('hashchange', openNamed);
  // A form that the browser itself is sending is not taken over meanwhile: it would be sent twice.
  addEventListener('submit', ({ target }) => alive.add(target as Element));
  openNamed();
  // The words of a search, a part of a list; a message that was not sent.
  if (location.search || /search\/./.test(location.pathname)) bringFirst('[data-asked]');
  if (keptDrafts().length > 0) bringFirst('[data-live=feedback]');
  addEventListener('click', (event) => {
    const found = islandOf(event.target);
    if (!found || found.isLive || lost.has(found.name)) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const { name, element } = found;
    const target = event.target as Element;
    event.preventDefault();
    load(name).then(
      (act) => act(element, target),
      () => {
        const link = target.closest('a');
        if (link) location.href = link.href;
        // A button has nothing else to do: its next click asks again.
        else {
          lost.delete(name);
          loading.delete(name);
        }
      },
    );
  });
}
