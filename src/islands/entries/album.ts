import type { Act } from '../act';
import { type AlbumEffect, type AlbumEvent, beside, firstState, step, turnOfKey, turnOfSwipe } from '../album/state';
import { dialog, end, frame, links, next, open, previous, show } from '../album/view';
import { addSheet } from '~/lib/add-sheet';
import sheet from '~/styles/islands/album.css';

/** Marks the history entry that was added when a picture opened. */
const OPENED = 'album';

let state = firstState(links.length);

function send(event: AlbumEvent): void {
  const { state: after, effects } = step(state, event);
  state = after;
  const link = links[state.at];
  if (link) for (const effect of effects) run[effect](link);
}

function turn(by: number): void {
  if (by) send({ kind: 'turned', by });
}

const run: Readonly<Record<AlbumEffect, (link: HTMLAnchorElement) => void>> = {
  add: ({ id }) => history.pushState(OPENED, '', `#${id}`),
  replace: ({ id }) => history.replaceState(history.state, '', `#${id}`),
  'go back': (link) => {
    // Going back restores the scroll position at which the dialog was opened. But the visitor may have turned to another
    // picture. So after going back, the link of this picture gets the focus, and the page scrolls to this link.
    addEventListener('hashchange', () => link.focus(), { once: true });
    history.back();
  },
  unname: () => history.replaceState(null, '', location.pathname + location.search),
  show: (link) => show(link, links[beside(state, 1)]),
  open,
  close: () => dialog.close(),
  end,
};

const isNamed = (): boolean => links.some(({ id }) => `#${id}` === location.hash);

previous.onclick = () => turn(-1);
next.onclick = () => turn(1);
dialog.onkeydown = (event) => turn(turnOfKey(event));

/** The place where a swipe began. It is undefined while the page is zoomed, because one finger then scrolls the picture. */
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
  if (from && to) turn(turnOfSwipe(from, to));
};

dialog.onclose = () => {
  // The visitor may have opened the dialog again before this event. Then the event is ignored.
  if (!dialog.open) send({ kind: 'closed', isNamed: isNamed(), isAdded: history.state === OPENED });
};
addEventListener('hashchange', () => {
  if (!isNamed()) send({ kind: 'left' });
});

addSheet(sheet);

/** Shows a picture in a dialog. The picture has its own address. Without script, the link opens the picture file. */
export const act: Act = (link) =>
  send({ kind: 'opened', at: links.indexOf(link as HTMLAnchorElement), isNamed: location.hash === `#${link.id}` });
