import { make } from '../make';
import { album } from '~/i18n/messages/album';
import { fill } from '~/lib/fill';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';

const words = album[pageLang()];
/** The address of a picture ends in `#`, this text and a number. */
const PLACE = 'photo-';
const total = document.querySelectorAll(`[id^=${PLACE}]`).length;

/** The links to large pictures. */
export const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-island=album]')];

const button = (text: string, onclick: () => void): HTMLButtonElement =>
  make('button', { type: 'button', onclick }, text);

const position = make('h2', { id: 'large-position' });
const state = make('p', {});
const shared = make('p', { className: 'large__link' });
const caption = make('p', { className: 'large__caption', id: 'large-caption' });
export const frame = make('div', { className: 'large__frame' });
const close = button(words.close, () => dialog.close());
export const previous = make('button', { type: 'button' }, words.previous);
export const next = make('button', { type: 'button', autofocus: true }, words.next);
const copy = button(words.copy, () => void share());
const acts = make('div', { className: 'large__acts' }, ...(links.length > 1 ? [previous, next] : []), copy);
const head = make('div', { className: 'large__head' }, position, close);
export const dialog = make('dialog', { className: 'large on-coal' }, head, frame, acts, shared, caption);
dialog.setAttribute('aria-labelledby', position.id);
dialog.setAttribute('aria-describedby', caption.id);
// Screen readers announce the position first, then the caption.
for (const told of [position, state, shared, caption]) told.ariaLive = 'polite';
document.body.append(dialog);

async function share(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    shared.textContent = `${words.copied} ${location.href}`;
  } catch {
    shared.textContent = `${words.address} ${location.href}`;
  }
}

/** Removes the picture and stops its download: a visitor must not pay for a picture that is no longer shown. */
function clear(): void {
  frame.querySelector('img')?.removeAttribute('src');
  frame.replaceChildren(state);
}

/** Shows a picture, then loads the following picture. */
export function show(link: HTMLAnchorElement, following: HTMLAnchorElement | undefined): void {
  const said = link.querySelector('b');
  const picture = new Image();
  clear();
  position.textContent = fill(words.position, { number: link.id.replace(PLACE, ''), total });
  caption.replaceChildren(...[...link.querySelectorAll('b,time')].map((part) => part.cloneNode(true)));
  shared.textContent = '';
  state.textContent = words.loading;
  picture.alt = link.querySelector('img')?.alt || (said?.textContent ?? '');
  if (said?.lang) picture.lang = said.lang;
  picture.onload = () => {
    state.textContent = '';
    if (following && following !== link && !isSaving()) new Image().src = following.href;
  };
  picture.onerror = () => {
    picture.remove();
    const again = button(words.again, () => {
      show(link, following);
      next.focus();
    });
    state.replaceChildren(words.failed, ' ', again);
  };
  picture.src = link.href;
  frame.append(picture);
  dialog.scrollTop = 0;
}

export function open(): void {
  if (!dialog.open) dialog.showModal();
}

export function end(link: HTMLAnchorElement): void {
  clear();
  link.focus();
}
