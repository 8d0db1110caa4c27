import type { Act } from '../act';
import { addSheet } from '~/lib/add-sheet';
import { findAll } from '~/lib/hooks';
import { $selectMenuIndex, $subMegaMenuOpen, closeMenu, selectMenu } from '~/stores/display';
import sheet from '~/styles/islands/menu.css';

addSheet(sheet);

/** A pointer must rest this long on a group to open it, so that crossing the menu opens nothing. */
const REST_MS = 200;
const isBar = (): boolean => matchMedia('(min-width: 1024px)').matches;

/** After this time loading counts as failed. */
const MOST_MS = 15_000;

/** Loads the links below each section. If that fails, the link to the site map stays. */
async function bringLinks(menu: HTMLElement, address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_MS) });
  if (!answer.ok) throw new Error(String(answer.status));
  const sections: unknown = await answer.json();
  if (!Array.isArray(sections)) throw new Error(address);
  const here = location.origin + location.pathname;
  for (const [index, rest] of findAll(menu, 'stand-in').entries()) {
    const links: unknown = sections[index];
    if (typeof links !== 'string') continue;
    rest.insertAdjacentHTML('afterend', links);
    for (const link of rest.parentElement?.querySelectorAll('a') ?? [])
      if (link.href === here) link.ariaCurrent = 'page';
    // Keep it while the visitor uses it.
    if (!rest.matches(':focus, :active')) rest.remove();
  }
}

/** The menu and its button on phones both call the handler: it must run only once. */
let isAlive = false;

/**
 * Menu sections are details elements, which work without this script. It adds opening by a resting pointer, closing by
 * Escape and by leaving, and arrow keys as in the ARIA practices.
 */
export const act: Act = () => {
  const menu = document.getElementById('menu');
  if (!menu || isAlive) return;
  isAlive = true;
  const { links: address } = menu.dataset;
  /** True while the links load. Opening a section tries again after a failure. */
  let isComing = false;
  const bring = (): void => {
    if (isComing || !address) return;
    isComing = true;
    bringLinks(menu, address).catch(() => (isComing = false));
  };
  bring();
  const groups = [...menu.querySelectorAll('details')];
  /** For each section: its link, or its summary. */
  const tops = findAll(menu, 'sections').flatMap(({ children }) =>
    [...children].flatMap((section) => section.querySelector<HTMLElement>('summary,a') ?? []),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The group opened by a resting pointer: a click on it then keeps it open. */
  let rested = -1;

  const rest = (index: number): void => {
    clearTimeout(timer);
    if (!isBar()) return;
    timer = setTimeout(() => {
      if ($selectMenuIndex.get() === index) return;
      rested = index;
      selectMenu(index);
    }, REST_MS);
  };

  $selectMenuIndex.listen((selected) => {
    groups.forEach((group, index) => (group.open = index === selected));
    if (selected >= 0) bring();
  });
  groups.forEach((group, index) => {
    const summary = group.querySelector('summary');
    summary?.addEventListener('click', (event) => {
      event.preventDefault();
      if (rested !== index || $selectMenuIndex.get() !== index) selectMenu(index);
      rested = -1;
    });
    group.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') rest(index);
    });
    // The pointer may already rest on a group when this code arrives.
    if (group.matches(':hover')) rest(index);
    group.addEventListener('pointerleave', () => clearTimeout(timer));
  });
  const already = groups.findIndex((group) => group.open);
  if (already >= 0) selectMenu(already);
  // The focus may have moved while this code was loading.
  const focused = document.activeElement;
  if (isBar() && focused && focused !== document.body && !menu.contains(focused)) closeMenu();

  menu.addEventListener('pointerleave', ({ pointerType }) => {
    // Keep the group open while the visitor reads it by keyboard.
    if (isBar() && pointerType === 'mouse' && !document.activeElement?.matches('#menu details a')) closeMenu();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || menu.contains(relatedTarget)) return;
    if (isBar()) closeMenu();
    // The panel covers the page: the focus must not go behind it.
    else if (menu.matches(':popover-open')) menu.hidePopover();
  });
  // Closed before the browser caches the page.
  addEventListener('pagehide', () => {
    closeMenu();
    menu.hidePopover();
  });
  // Escape works with any focus, because the pointer may have opened the group.
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !$subMegaMenuOpen.get() || !isBar()) return;
    closeMenu();
    const group = document.activeElement?.closest('#menu details');
    group?.querySelector('summary')?.focus();
  });
  menu.addEventListener('keydown', (event) => {
    const at = tops.findIndex((top) => top === document.activeElement);
    const group = document.activeElement?.closest('details');
    const links = group ? [...group.querySelectorAll<HTMLElement>('a')] : [];
    const here = links.findIndex((link) => link === document.activeElement);
    const to = {
      ArrowRight: at < 0 ? undefined : tops[(at + 1) % tops.length],
      ArrowLeft: at < 0 ? undefined : tops.at(at - 1),
      ArrowDown: group?.open ? links[(here + 1) % links.length] : undefined,
      ArrowUp: group?.open && here >= 0 ? (links[here - 1] ?? group.querySelector('summary') ?? undefined) : undefined,
      Home: at < 0 ? links[0] : tops[0],
      End: at < 0 ? links.at(-1) : tops.at(-1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
};
