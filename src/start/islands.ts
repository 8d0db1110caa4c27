import { filesOf, islandsHash } from 'virtual:islands';
import type { Act } from '~/islands/act';
import { keptDrafts } from '~/stores/draft';
import { isSaving } from '~/stores/saving';
import { whenNear } from './sight';

/**
 * Returns the element of an island (a script that loads when it is needed) that contains the target. A link that leaves
 * the site also belongs to an island.
 */
const servedAt = (target: EventTarget | null): HTMLElement | null | undefined =>
  (target as Partial<Element>).closest?.<HTMLElement>('[data-island],[data-live],a[rel~=external]');

const nameOf = ({ dataset: { island, live, seen, asked } }: HTMLElement): string =>
  island ?? live ?? seen ?? asked ?? 'leave';

const MOST_SECONDS = 120;
const loading = new Map<string, Promise<Act>>();
/** True for an island (script) that failed to load. Links and forms of such an island work without script. */
const lost: Record<string, boolean | undefined> = {};
const alive = new WeakSet<Element>();

/** Loads all files of an island in parallel. Rejects after the time limit. */
const fetched = (name: string): Promise<Act> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, MOST_SECONDS * 1000);
    const files = filesOf(name).map((file) => import(`/s/${file}.${islandsHash}.js`) as Promise<{ act: Act }>);
    Promise.all(files).then(([island]) => island && resolve(island.act), reject);
  });

function load(name: string): Promise<Act> {
  const known = loading.get(name) ?? fetched(name);
  loading.set(name, known);
  // If loading fails, the next touch tries again.
  known.then(
    () => (lost[name] = false),
    () => {
      loading.delete(name);
      lost[name] = true;
    },
  );
  return known;
}

/**
 * Loads an island and runs its handler. For `data-island` the handler runs each time, for other attributes only once.
 */
function bring(element: HTMLElement & { noValidate?: unknown }): Promise<void> {
  // The island shows the errors of a form in place of the browser. If the island did not load, the browser shows the errors.
  element.noValidate = element.dataset.lost ?? true;
  return load(nameOf(element)).then(
    (act) => {
      if (!element.dataset.island && alive.has(element)) return;
      alive.add(element);
      act(element, element);
    },
    () => {
      // The page that verifies files tells the visitor that the island did not load.
      element.noValidate = element.dataset.lost = '';
    },
  );
}

/**
 * At a touch (by pointer, finger or focus), runs a `data-live` island. Other islands are only loaded, because they run
 * at a click.
 */
function touch({ target, type }: Pick<Event, 'target'> & { type?: string }): void {
  const element = servedAt(target);
  if (!element || (type === 'pointerover' && isSaving())) return;
  if (element.dataset.live) void bring(element);
  else void load(nameOf(element));
}

/** Loads an island and runs its handler, without waiting for the visitor. */
export function call(name: string, element: HTMLElement): void {
  load(name).then(
    (act) => act(element, element),
    () => {},
  );
}

/** Islands that load when they are visible wait for one of these events, because such an event shows that a person is there. */
const SIGNS_OF_A_VISITOR = ['touchstart', 'keydown', 'scroll', 'pointermove'];

/**
 * Loads `data-seen` islands when they come near the visible part of the page. With data saving, loads only the footer's island,
 * which may have to load the footer's menu. A pointer event without movement is ignored, because it does not come from a
 * person.
 */
function watchWhatIsSeen(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (movementX === 0 && !movementY) {
    addEventListener(type, watchWhatIsSeen, { once: true });
    return;
  }
  const seen = document.querySelectorAll<HTMLElement>(isSaving() ? 'footer' : '[data-seen]');
  whenNear(seen, (element) => void bring(element));
}

/** Runs the handler of the first matching element without waiting for the visitor, because its island has something to show. */
function bringFirst(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) void bring(element);
}

/** Opens the element that the fragment of the address names, such as a picture of an album. */
const openNamed = (): void => bringFirst('[data-island]:target');

/** The visitor's last event. */
let latest: Event | undefined;
/** The form that the browser is sending. If the visitor presses the button again, the form must not be sent again. */
let sent: EventTarget | null = null;

/** Stops a click until its island (the script for it) has loaded, and then runs the handler of the island. */
function click(event: MouseEvent): void {
  latest = event;
  const target = event.target as Element;
  const element = servedAt(target);
  if (!element || element.dataset.live) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const name = nameOf(element);
  const isLink = 'href' in element;
  if (isLink && lost[name]) return;
  event.preventDefault();
  load(name).then(
    (act) => act(element, target),
    () => {
      // The island failed to load, so the link opens as usual. If the visitor has done something else in the meantime,
      // the link does not open.
      if (isLink && latest === event) element.click();
    },
  );
}

/** Stops a submit until the form's script (island) has loaded. If loading fails, the browser sends the form itself. */
function submit(event: Event): void {
  const form = event.target as HTMLFormElement;
  const { live } = form.dataset;
  if (!live || alive.has(form)) return;
  const isLost = lost[live];
  if (!isLost || sent === form) event.preventDefault();
  if (isLost) sent = form;
  else void bring(form).then(() => form.requestSubmit());
}

/** Loads each island at the first touch of its element. Each click is handled exactly once. */
export function watchForTouches(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) addEventListener(type, touch);
  for (const type of SIGNS_OF_A_VISITOR) addEventListener(type, watchWhatIsSeen, { once: true });
  addEventListener('keydown', (event) => (latest = event));
  addEventListener('click', click);
  addEventListener('submit', submit);
  // The form may be sent again after the visitor has changed the message or come back to the page.
  for (const type of ['input', 'pageshow']) addEventListener(type, () => (sent = null));
  addEventListener('hashchange', openNamed);
  for (const target of window.early) touch({ target });
  openNamed();
  // Run islands for a query or filter in the address, and for a message that was not sent.
  if (/\?|search\/./.test(location.href)) bringFirst('[data-asked]');
  if (keptDrafts()[0]) bringFirst('[data-live=feedback]');
  // This is a light twin (a page for saving data), but the visitor does not save data. So show the pictures.
  if (!isSaving()) bringFirst('template[data-live]');
}
