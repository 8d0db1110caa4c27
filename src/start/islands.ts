import { filesOf } from 'virtual:islands';
import type { Act } from '~/islands/act';
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
  if (!found || lost.has(found.name)) return;
  const { name, element, isLive } = found;
  if (type === 'pointerover' && savesData()) return;
  load(name).then(
    (act) => {
      if (!isLive || alive.has(element)) return;
      alive.add(element);
      act(element, element);
    },
    () => {},
  );
}

/** Loads an island that no touch asks for. */
export function bring(name = '', element = document.documentElement): void {
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
    bring(element.dataset.seen, element);
  }).observe(element);
}

/** Before one of them, a visitor pays for no more than the script of every page, whatever is in sight. */
const SIGNS_OF_A_VISITOR = ['pointermove', 'touchstart', 'keydown', 'scroll'];

function watchWhatIsSeen(): void {
  for (const type of SIGNS_OF_A_VISITOR) removeEventListener(type, watchWhatIsSeen);
  document.querySelectorAll<HTMLElement>('[data-seen]').forEach(whenSeen);
}

/** Each island comes with a visitor's first touch of what it serves; no click is lost meanwhile, and none counts twice. */
export function watchForTouches(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, touch, { passive: true });
  for (const type of SIGNS_OF_A_VISITOR) addEventListener(type, watchWhatIsSeen, { passive: true });
  const asking = document.querySelector<HTMLElement>('[data-asked]');
  if (asking && (location.search || /search\/./.test(location.pathname))) bring(asking.dataset.asked, asking);
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
