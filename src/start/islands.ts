import { filesOf } from 'virtual:islands';
import type { Act } from '~/islands/act';
import { keptDraft } from '~/stores/draft';
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
  const files = (filesOf[name] ?? []).map((file) => import(`/s/${file}`) as Promise<{ act: Act }>);
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
export function call(name = '', element = document.documentElement): void {
  load(name).then(
    (act) => act(element, element),
    () => {},
  );
}

/** Some come when what they serve is in sight. */
function whenSeen(element: HTMLElement): void {
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    call(element.dataset.seen, element);
  }).observe(element);
}

/** Before one of them, a visitor pays for no more than the script of every page, whatever is in sight. */
const SIGNS_OF_A_VISITOR = ['pointermove', 'touchstart', 'keydown', 'scroll'];

function watchWhatIsSeen(): void {
  for (const type of SIGNS_OF_A_VISITOR) removeEventListener(type, watchWhatIsSeen);
  document.querySelectorAll<HTMLElement>('[data-seen]').forEach(whenSeen);
}

/** What the address names, such as one picture of an album, needs no touch. */
function openNamed(): void {
  const element = document.getElementById(location.hash.slice(1));
  if (element?.dataset.island) call(element.dataset.island, element);
}

/** An address that asks for a part of a list, and a form that was left unfinished, need no touch either. */
function bringUntouched(name: string): void {
  const found = islandOf(document.querySelector(`[data-live=${name}]`));
  if (found) bring(found);
}

/** Each island comes with a visitor's first touch of what it serves; no click is lost meanwhile, and none counts twice. */
export function watchForTouches(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, touch, { passive: true });
  for (const type of SIGNS_OF_A_VISITOR) addEventListener(type, watchWhatIsSeen, { passive: true });
  addEventListener('hashchange', openNamed);
  openNamed();
  const isPartAsked = /[?&](words|state|from|to|sort)=/.test(location.search);
  for (const name of [isPartAsked && 'list', keptDraft() && 'feedback']) if (name) bringUntouched(name);
  const asking = document.querySelector<HTMLElement>('[data-asked]');
  if (asking && (location.search || /search\/./.test(location.pathname))) call(asking.dataset.asked, asking);
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
      },
    );
  });
}
