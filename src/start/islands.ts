import { filesOf, islandsHash } from 'virtual:islands';
import type { Act } from '~/islands/act';
import { keptDrafts } from '~/stores/draft';
import { isSaving } from '~/stores/saving';
import { whenNear } from './sight';

/** The element around the target that an island serves: by attribute, or a link that leaves the site. */
const servedAt = (target: EventTarget | null): HTMLElement | null | undefined =>
  (target as Partial<Element>).closest?.<HTMLElement>('[data-island],[data-live],a[rel~=external]');

const nameOf = ({ dataset: { island, live, seen, asked } }: HTMLElement): string =>
  island ?? live ?? seen ?? asked ?? 'leave-site';

const MOST_SECONDS = 120;
const loading = new Map<string, Promise<Act>>();
/** Islands that failed to load. Their elements work without them, as links or forms. */
const lost = new Set<string>();
const alive = new WeakSet<Element>();

/** Loads all files of an island in parallel. A time limit counts as failure. */
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

/** Runs an element's handler: each time for `data-island`, otherwise only once. */
const bring = (element: HTMLElement): Promise<void> =>
  load(nameOf(element)).then(
    (act) => {
      if (!element.dataset.island && alive.has(element)) return;
      alive.add(element);
      act(element, element);
    },
    () => {},
  );

/** At the first touch, a `data-live` island runs. Other islands only load: they run at a click. */
function touch({ target, type }: Pick<Event, 'target'> & { type?: string }): void {
  const element = servedAt(target);
  if (!element || (type === 'pointerover' && isSaving())) return;
  if (element.dataset.live) void bring(element);
  else void load(nameOf(element));
}

/** Loads an island without a touch and runs its handler. */
export function call(name: string, element: HTMLElement): void {
  load(name).then(
    (act) => act(element, element),
    () => {},
  );
}

/** Before one of these events, a page loads no islands, even if they are visible. */
const SIGNS_OF_A_VISITOR = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** Loads `data-seen` islands when they are visible. A resting pointer sends no event, so it does not count. */
function watchWhatIsSeen(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (movementX === 0 && !movementY) {
    addEventListener(type, watchWhatIsSeen, { once: true });
    return;
  }
  whenNear(document.querySelectorAll<HTMLElement>('[data-seen]'), (element) => void bring(element));
}

/** Opens what the fragment names, such as a picture of an album. */
function openNamed(): void {
  const element = document.getElementById(location.hash.slice(1));
  if (element?.dataset.island) void bring(element);
}

/** Runs handlers that have something to show before any touch. */
function bringFirst(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) void bring(element);
}

/** The visitor's last event. */
let latest: Event | undefined;
/** The form that the browser is sending: a second press must not send it again. */
let sent: EventTarget | null = null;

/** Holds a click until its island has loaded, then repeats it. */
function click(event: MouseEvent): void {
  latest = event;
  const target = event.target as Element;
  const element = servedAt(target);
  if (!element || element.dataset.live) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const name = nameOf(element);
  const isLink = 'href' in element;
  if (isLink && lost.has(name)) return;
  // A button does nothing without its island, so try to load again.
  if (lost.delete(name)) loading.delete(name);
  event.preventDefault();
  load(name).then(
    (act) => act(element, target),
    () => {
      // A link works as a link, unless the visitor has done something else since.
      if (isLink && latest === event) element.click();
    },
  );
}

/** Holds a submit until its island has loaded. If it fails, the browser sends the form itself. */
function submit(event: Event): void {
  const form = event.target as HTMLFormElement;
  const { live } = form.dataset;
  if (!live || alive.has(form)) return;
  const isLost = lost.has(live);
  if (!isLost || sent === form) event.preventDefault();
  if (isLost) sent = form;
  else void bring(form).then(() => form.requestSubmit());
}

/** Loads each island at the first touch of its element. No click is lost, and none counts twice. */
export function watchForTouches(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, touch);
  for (const type of SIGNS_OF_A_VISITOR) addEventListener(type, watchWhatIsSeen, { once: true });
  addEventListener('keydown', (event) => (latest = event));
  addEventListener('click', click);
  addEventListener('submit', submit);
  // A changed message, or going back to the form: it may be sent again.
  for (const type of ['input', 'pageshow']) addEventListener(type, () => (sent = null));
  addEventListener('hashchange', openNamed);
  for (const target of window.early) touch({ target });
  openNamed();
  // A query or filter in the address, or a message that was not sent.
  if (/\?|search\/./.test(location.href)) bringFirst('[data-asked]');
  if (keptDrafts()[0]) bringFirst('[data-live=feedback]');
  // A light twin for a visitor who does not save data.
  if (!isSaving()) bringFirst('template[data-live]');
}
