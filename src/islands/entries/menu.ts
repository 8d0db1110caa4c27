import type { Act } from '../act';
import { bringLinks } from '../menu/links';
import { closed, type MenuEvent, placeAfter, step } from '../menu/state';
import { addSheet } from '~/lib/add-sheet';
import { findAll } from '~/lib/hooks';
import { $selectMenuIndex, $subMegaMenuOpen, selectMenu } from '~/stores/display';
import sheet from '~/styles/islands/menu.css';

addSheet(sheet);

/** A group opens when a pointer stays on it for this time. A pointer that only crosses the menu opens no group. */
const REST_MS = 200;
const isBar = (): boolean => matchMedia('(min-width: 1024px)').matches;

/** Lets the arrow keys, Home and End move the focus. */
function moveByKeys(menu: HTMLElement): void {
  /** The first element of each section. It is a link, or the summary of a details element with links. */
  const tops = findAll(menu, 'sections').flatMap(({ children }) =>
    [...children].flatMap((section) => section.querySelector<HTMLElement>('summary,a') ?? []),
  );
  menu.addEventListener('keydown', (event) => {
    const focused = document.activeElement as HTMLElement;
    const group = focused.closest('details');
    const to = placeAfter(event.key, focused, tops, {
      summary: group?.querySelector('summary') ?? undefined,
      links: [...(group?.querySelectorAll('a') ?? [])],
      isOpen: Boolean(group?.open),
    });
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
}

/** Closes the menu on Escape, when the pointer or focus leaves the menu, and when the visitor leaves the page. */
function watchLeaving(menu: HTMLElement, close: () => void): void {
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    // Keep a group open while the keyboard focus is in it.
    if (isBar() && pointerType === 'mouse' && !document.activeElement?.matches('#menu details a')) close();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || menu.contains(relatedTarget)) return;
    if (isBar()) close();
    // On phones, the menu covers the page. If the focus leaves the menu, close the menu, so that it does not cover the focused
    // element.
    else if (menu.matches(':popover-open')) menu.hidePopover();
  });
  // Close the menu now, so that a visitor who comes back finds it closed.
  addEventListener('pagehide', () => {
    close();
    menu.hidePopover();
  });
  // Listen on the whole page: if a pointer opened the menu, the focus is outside the menu.
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !$subMegaMenuOpen.get() || !isBar()) return;
    close();
    document.activeElement?.closest('#menu details')?.querySelector('summary')?.focus();
  });
}

/** True after the first call. The menu and its button on phones both call the handler, but the handler must work only once. */
let isAlive = false;

/**
 * Menu sections are details elements, which work without script. This script opens a section when a pointer rests on
 * it. It closes the section on Escape and when the visitor leaves it. It adds arrow keys as in the ARIA practices.
 */
export const act: Act = () => {
  const menu = document.getElementById('menu');
  if (!menu || isAlive) return;
  isAlive = true;
  const { links: address } = menu.dataset;
  /** True while the links load and after they have loaded. After a failure, opening a section loads them again. */
  let isComing = false;
  const bring = (): void => {
    if (isComing || !address) return;
    isComing = true;
    bringLinks(menu, address).catch(() => (isComing = false));
  };
  bring();
  const groups = [...menu.querySelectorAll('details')];
  let state = closed;
  const send = (event: MenuEvent): void => {
    state = step(state, event);
    selectMenu(state.open);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (group: number): void => {
    clearTimeout(timer);
    if (isBar()) timer = setTimeout(() => send({ kind: 'rest', group }), REST_MS);
  };

  $selectMenuIndex.listen((selected) => {
    groups.forEach((group, index) => (group.open = index === selected));
    if (selected >= 0) bring();
  });
  groups.forEach((group, index) => {
    // If groups have the same name, the browser allows only one open group. This script decides itself which groups are open.
    group.name = '';
    group.querySelector('summary')?.addEventListener('click', (event) => {
      // On phones, other sections stay open. If a section above this one closed, this one would move away from the finger.
      if (!isBar()) {
        bring();
        return;
      }
      event.preventDefault();
      send({ kind: 'press', group: index });
    });
    group.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') rest(index);
    });
    // The pointer may already be on a group when this code has loaded. Then there is no `pointerenter` event.
    if (group.matches(':hover')) rest(index);
    group.addEventListener('pointerleave', () => clearTimeout(timer));
    if (group.open && isBar()) send({ kind: 'press', group: index });
  });
  const close = (): void => {
    send({ kind: 'leave' });
    for (const group of groups) group.open = false;
  };
  // If the focus has left the menu while this code loaded, close the menu.
  const focused = document.activeElement;
  if (isBar() && focused && focused !== document.body && !menu.contains(focused)) close();
  moveByKeys(menu);
  watchLeaving(menu, close);
};
