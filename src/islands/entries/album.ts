import type { Act } from '../act';
import { holdStill } from '../hold-still';
import { make } from '../make';
import { album } from '~/i18n/messages/album';
import { addSheet } from '~/lib/add-sheet';
import { fill } from '~/lib/fill';
import sheet from '~/styles/islands/album.css';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';

const words = album[pageLang()];
/** The prefix of fragments of pictures. A number follows. */
const PLACE = 'photo-';
/** Marks the history entry that was added when a picture opened. */
const OPENED = 'album';
/** A swipe is at least this far sideways, and twice as far sideways as up or down. */
const SWIPED_PIXELS = 40;

const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-island=album]')];
const total = document.querySelectorAll(`[id^=${PLACE}]`).length;
let at = 0;
let letGo: (() => void) | undefined;

const button = (text: string, act: () => void): HTMLButtonElement =>
  make('button', { type: 'button', onclick: act }, text);

const position = make('h2', { id: 'large-position' });
const state = make('p', {});
const shared = make('p', { className: 'large__link' });
const caption = make('p', { className: 'large__caption', id: 'large-caption' });
const frame = make('div', { className: 'large__frame' });
const close = button(words.close, () => dialog.close());
const previous = button(words.previous, () => turn(-1));
const next = button(words.next, () => turn(1));
const copy = button(words.copy, () => void share());
const acts = make('div', { className: 'large__acts' }, ...(links.length > 1 ? [previous, next] : []), copy);
const head = make('div', { className: 'large__head' }, position, close);
const dialog = make('dialog', { className: 'large' }, head, frame, acts, shared, caption);
next.autofocus = true;
dialog.setAttribute('aria-labelledby', position.id);
dialog.setAttribute('aria-describedby', caption.id);
// Screen readers announce the position first, then the caption.
for (const told of [position, state, shared, caption]) told.ariaLive = 'polite';

async function share(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    shared.textContent = `${words.copied} ${location.href}`;
  } catch {
    shared.textContent = `${words.address} ${location.href}`;
  }
}

/** Cancels loading pictures: a visitor must not pay for a picture that is no longer shown. */
function clear(): void {
  frame.querySelector('img')?.removeAttribute('src');
  frame.replaceChildren(state);
}

const beside = (by: number): HTMLAnchorElement | undefined => links.at((at + by) % links.length);

function show(link: HTMLAnchorElement): void {
  const said = link.querySelector('b');
  const picture = new Image();
  clear();
  at = links.indexOf(link);
  position.textContent = fill(words.position, { number: link.id.replace(PLACE, ''), total });
  caption.replaceChildren(...[...link.querySelectorAll('b,time')].map((part) => part.cloneNode(true)));
  shared.textContent = '';
  state.textContent = words.loading;
  picture.alt = link.querySelector('img')?.alt || (said?.textContent ?? '');
  if (said?.lang) picture.lang = said.lang;
  picture.onload = () => {
    state.textContent = '';
    const following = beside(1);
    if (following && following !== link && !isSaving()) new Image().src = following.href;
  };
  picture.onerror = () => {
    picture.remove();
    const again = button(words.again, () => {
      show(link);
      next.focus();
    });
    state.replaceChildren(words.failed, ' ', again);
  };
  picture.src = link.href;
  frame.append(picture);
  dialog.scrollTop = 0;
}

/** Changes the fragment without a new history entry, so that going back closes the album. */
function turn(by: number): void {
  const link = beside(by);
  if (!link) return;
  history.replaceState(history.state, '', `#${link.id}`);
  show(link);
}

dialog.onkeydown = ({ key, altKey, ctrlKey, metaKey }) => {
  if (altKey || ctrlKey || metaKey) return;
  if (key === 'ArrowLeft') turn(-1);
  if (key === 'ArrowRight') turn(1);
};

/** Where a swipe began. Undefined while the page is zoomed: then one finger scrolls the picture. */
let from: Touch | undefined;
let isPinched = false;
visualViewport?.addEventListener('resize', () => {
  isPinched = (visualViewport?.scale ?? 1) > 1;
  frame.classList.toggle('large__frame--pinched', isPinched);
});
frame.ontouchstart = ({ touches }) => {
  from = isPinched || touches.length > 1 ? undefined : touches[0];
};
frame.ontouchend = ({ changedTouches: [to] }) => {
  if (!from || !to) return;
  const across = to.clientX - from.clientX;
  if (Math.abs(across) > Math.max(SWIPED_PIXELS, 2 * Math.abs(to.clientY - from.clientY))) turn(across < 0 ? 1 : -1);
};

/** The address has already changed. The close event comes one frame later, when the dialog may be open again. */
let hasGoneOn = false;
const isNamed = (): boolean => links.some(({ id }) => `#${id}` === location.hash);
const rest = (): void => links[at]?.focus();

dialog.onclose = () => {
  // The dialog was opened again before this event.
  if (dialog.open) return;
  clear();
  letGo?.();
  rest();
  if (hasGoneOn || !isNamed()) return;
  if (history.state === OPENED) {
    // Going back restores the scroll position of the first picture, so scroll to the last one afterwards.
    addEventListener('hashchange', rest, { once: true });
    history.back();
  } else history.replaceState(null, '', location.pathname + location.search);
};
addEventListener('hashchange', () => {
  if (isNamed()) return;
  hasGoneOn = true;
  dialog.close();
});

addSheet(sheet);
document.body.append(dialog);

/** Shows a picture in a dialog, with its own fragment. Without this, the link opens the picture file. */
export const act: Act = (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  if (location.hash !== `#${link.id}`) history.pushState(OPENED, '', `#${link.id}`);
  show(link);
  if (dialog.open) return;
  hasGoneOn = false;
  letGo = holdStill();
  dialog.showModal();
};
