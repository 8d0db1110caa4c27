import type { Act } from '../act';
import { addSheet } from '~/lib/add-sheet';
import { findAll } from '~/lib/hooks';
import { $selectMenuIndex, $subMegaMenuOpen, closeMenu, selectMenu } from '~/stores/display';
import sheet from '~/styles/islands/menu.css';

addSheet(sheet);

/** How long a pointer rests on a group before it opens, so that crossing the bar opens nothing. */
const REST_MS = 200;
const isBar = (): boolean => matchMedia('(min-width: 1024px)').matches;

/** What takes longer counts as failed: a visitor on a slow line has opened another section by then. */
const MOST_MS = 15_000;

/** Puts what is below each section in the place of a link to the site map, which stays where that cannot be had. */
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
    // A visitor who is at it keeps it.
    if (!rest.matches(':focus, :active')) rest.remove();
  }
}

/** The button that opens the menu on a phone and the menu itself call for this, each once. */
let isAlive = false;

/**
 * The sections of the menu are details elements, which open by click and key without this. It opens them by a resting
 * pointer too, closes them by Escape and by leaving, and moves by the arrow keys as the ARIA practices say.
 */
export const act: Act = () => {
  const menu = document.getElementById('menu');
  if (!menu || isAlive) return;
  isAlive = true;
  const { links: address } = menu.dataset;
  /** Asked for again with each section that is opened, until it has come. */
  let isComing = false;
  const bring = (): void => {
    if (isComing || !address) return;
    isComing = true;
    bringLinks(menu, address).catch(() => (isComing = false));
  };
  bring();
  const groups = [...menu.querySelectorAll('details')];
  /** In each section its link, or the summary of what is below it. */
  const tops = findAll(menu, 'sections').flatMap(({ children }) =>
    [...children].flatMap((section) => section.querySelector<HTMLElement>('summary,a') ?? []),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The group that a resting pointer has opened: a click on it was meant to open it, and leaves it open. */
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
    // The pointer that brought this code rests on a group already.
    if (group.matches(':hover')) rest(index);
    group.addEventListener('pointerleave', () => clearTimeout(timer));
  });
  const already = groups.findIndex((group) => group.open);
  if (already >= 0) selectMenu(already);
  // The focus may have gone on while this code was on its way.
  const focused = document.activeElement;
  if (isBar() && focused && focused !== document.body && !menu.contains(focused)) closeMenu();

  menu.addEventListener('pointerleave', ({ pointerType }) => {
    // Who reads there by keyboard keeps the group and the place.
    if (isBar() && pointerType === 'mouse' && !document.activeElement?.matches('#menu details a')) closeMenu();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || menu.contains(relatedTarget)) return;
    if (isBar()) closeMenu();
    // The panel covers the page: the focus must not go on behind it.
    else if (menu.matches(':popover-open')) menu.hidePopover();
  });
  // Who comes back to the page finds it as it was before.
  addEventListener('pagehide', () => {
    closeMenu();
    menu.hidePopover();
  });
  // Wherever the focus is: a pointer may have opened it.
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
