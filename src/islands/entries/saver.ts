import type { Act } from '../act';
import { make } from '../make';
import { showing } from '~/i18n/messages/showing';
import { pageLang } from '~/stores/page-lang';

// The light twin of a page (the version for visitors who save data) has its pictures in templates. Take the pictures
// out.
for (const twin of document.querySelectorAll<HTMLTemplateElement>('template[data-live]')) {
  for (const { classList } of twin.content.querySelectorAll('picture')) classList.add('near');
  twin.replaceWith(twin.content);
}

const failureNotes = new WeakMap<Element, Element>();

/** Replaces a link by its picture in one step, so that nothing moves. */
function show(link: HTMLAnchorElement, isFirst: boolean): void {
  const picture = [...document.images].find((one) => one.src === link.href && !one.closest('.shown'));
  const frame = picture?.closest('picture');
  if (!picture || !frame) return;
  failureNotes.get(link)?.remove();
  // The text of the link says how many KB the picture for phones has. So the browser must load this picture, and this line
  // removes the source of the larger picture.
  frame.querySelector('source')?.remove();
  frame.classList.add('near', 'shown');
  picture.loading = 'eager';
  const place = picture.closest<HTMLElement>('a,summary') ?? picture;
  picture.onerror = () => {
    const failure = make('span', {}, ` (${showing[pageLang()].failed})`);
    failureNotes.set(link, failure);
    link.append(failure);
    link.hidden = false;
    frame.classList.remove('shown');
    if (document.activeElement === place) link.focus();
  };
  picture.src = link.pathname;
  if (place === picture) picture.tabIndex = -1;
  link.hidden = true;
  if (isFirst) place.focus({ preventScroll: true });
}

/**
 * Shows the picture of a link. For a button, shows all pictures in its part of the page. Without script, a link opens
 * the picture. The focus moves to the first picture, which has an accessible name.
 */
export const act: Act = (element) => {
  if (element instanceof HTMLTemplateElement) return;
  const isLink = element instanceof HTMLAnchorElement;
  const beside = element.parentElement?.querySelectorAll<HTMLAnchorElement>('a[data-island=saver]:not([hidden])') ?? [];
  for (const [index, link] of (isLink ? [element] : [...beside]).entries()) show(link, index === 0);
  if (!isLink) element.hidden = true;
};
