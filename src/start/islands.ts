import { filesOf, islandsHash } from 'virtual:islands';
import type { Act } from '~/islands/act';
import { keptDrafts } from '~/stores/draft';
import { isSaving } from '~/stores/saving';
import { whenNear } from './sight';

/** An element that an island serves: by an attribute, or as a link that leaves the site. */
const servedAt = (target: EventTarget | null): HTMLElement | null | undefined =>
  (target as Partial<Element>).closest?.<HTMLElement>('[data-island],[data-live],a[rel~=external]');

const nameOf = ({ dataset: { island, live, seen, asked } }: HTMLElement): string =>
  island ?? live ?? seen ?? asked ?? 'leave-site';

const MOST_SECONDS = 120;
const loading = new Map<string, Promise<Act>>();
/** Could not be loaded: what it serves works without it, as a link or a form. */
const lost = new Set<string>();
const alive = new WeakSet<Element>();

/** All files of an island are asked for at once: one round. What takes too long counts as failed. */
const fetched = (name: string): Promise<Act> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, MOST_SECONDS * 1000);
    const files = filesOf(name).map((file) => import(`/s/${file}.${islandsHash}.js`) as Promise<{ act: Act }>);
    Promise.all(files).then(([island]) => island && resolve(island.act), reject);
  });

function load(name: string): Promise<Act> {
  const known = loading.get(name) ?? fetched(name);
  loading.set(name, known);
  known.catch(() => lost.add(name));
  return known;
}

/** What it serves comes to life, once, whatever asks for it; what answers clicks does so each time. */
const bring = (element: HTMLElement): Promise<void> =>
  load(nameOf(element)).then(
    (act) => {
      if (!element.dataset.island && alive.has(element)) return;
      alive.add(element);
      act(element, element);
    },
    () => {},
  );

/** Comes to life at the first touch (`data-live`), or is only loaded: each click is its business. */
function touch({ target, type }: Pick<Event, 'target'> & { type?: string }): void {
  const element = servedAt(target);
  if (!element || (type === 'pointerover' && isSaving())) return;
  if (element.dataset.live) void bring(element);
  else void load(nameOf(element));
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

/** Some come when what they serve is in sight. A pointer that rests where the page appears has not moved. */
function watchWhatIsSeen(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (movementX === 0 && !movementY) {
    addEventListener(type, watchWhatIsSeen, { once: true });
    return;
  }
  whenNear(document.querySelectorAll<HTMLElement>('[data-seen]'), (element) => void bring(element));
}

/** What the address names, such as one picture of an album, needs no touch. */
function openNamed(): void {
  const element = document.getElementById(location.hash.slice(1));
  if (element?.dataset.island) void bring(element);
}

/** What has something to show before a touch: it comes to life with the page. */
function bringFirst(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) void bring(element);
}

/** What the visitor did last. */
let latest: Event | undefined;
/** The form that the browser itself is sending: a second press would send it twice. */
let sent: EventTarget | null = null;

/** A click before its island has come is its as soon as that has. */
function click(event: MouseEvent): void {
  latest = event;
  const target = event.target as Element;
  const element = servedAt(target);
  if (!element || element.dataset.live) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const name = nameOf(element);
  const isLink = 'href' in element;
  if (isLink && lost.has(name)) return;
  // A button has nothing else to do: it asks again.
  if (lost.delete(name)) loading.delete(name);
  event.preventDefault();
  load(name).then(
    (act) => act(element, target),
    () => {
      // A link leads where it says, unless the visitor has gone on since.
      if (isLink && latest === event) element.click();
    },
  );
}

/** A form that was pressed before its island has come is sent once that has: by the browser itself where it never does. */
function submit(event: Event): void {
  const form = event.target as HTMLFormElement;
  const { live } = form.dataset;
  if (!live || alive.has(form)) return;
  const isLost = lost.has(live);
  if (!isLost || sent === form) event.preventDefault();
  if (isLost) sent = form;
  else void bring(form).then(() => form.requestSubmit());
}

/** Each island comes with a visitor's first touch of what it serves; no click is lost meanwhile, and none counts twice. */
export function watchForTouches(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, touch);
  for (const type of SIGNS_OF_A_VISITOR) addEventListener(type, watchWhatIsSeen, { once: true });
  addEventListener('keydown', (event) => (latest = event));
  addEventListener('click', click);
  addEventListener('submit', submit);
  // Another message, or the same one again after what came in place of its answer.
  for (const type of ['input', 'pageshow']) addEventListener(type, () => (sent = null));
  addEventListener('hashchange', openNamed);
  for (const target of window.early) touch({ target });
  openNamed();
  // The words of a search, a part of a list; a message that was not sent.
  if (/\?|search\/./.test(location.href)) bringFirst('[data-asked]');
  if (keptDrafts()[0]) bringFirst('[data-live=feedback]');
  // The light twin of a page, for a visitor who does not want it.
  if (!isSaving()) bringFirst('template[data-live]');
}
