import type { Act } from '../act';
import { make } from '../make';
import { showing } from '~/i18n/messages/showing';
import { pageLang } from '~/stores/page-lang';

// In the light twin of a page pictures stand where no browser asks for them. Those of a visitor who wants all come by themselves.
for (const twin of document.querySelectorAll<HTMLTemplateElement>('template[data-live]')) {
  for (const { classList } of twin.content.querySelectorAll('picture')) classList.add('near');
  twin.replaceWith(twin.content);
}

const failures = new WeakMap<Element, Element>();

/** Puts a picture in the place of its link, in one step, so that nothing moves when it comes. */
function show(link: HTMLAnchorElement, isFirst: boolean): void {
  const picture = [...document.images].find((one) => one.src === link.href && !one.closest('.shown'));
  const frame = picture?.closest('picture');
  if (!picture || !frame) return;
  failures.get(link)?.remove();
  // Its size is said of the file that phones get.
  frame.querySelector('source')?.remove();
  frame.classList.add('near', 'shown');
  picture.loading = 'eager';
  const place = picture.closest<HTMLElement>('a,summary') ?? picture;
  picture.onerror = () => {
    const failure = make('span', {}, ` (${showing[pageLang()].failed})`);
    failures.set(link, failure);
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
 * Shows the picture of a link, or all that stand in the same part of the page as a button. Without it a link leads to the
 * picture. Focus goes to the first of them, which says what it is.
 */
export const act: Act = (element) => {
  if (element instanceof HTMLTemplateElement) return;
  const isLink = element instanceof HTMLAnchorElement;
  const beside = element.parentElement?.querySelectorAll<HTMLAnchorElement>('a[data-island=saver]:not([hidden])') ?? [];
  for (const [index, link] of (isLink ? [element] : [...beside]).entries()) show(link, index === 0);
  if (!isLink) element.hidden = true;
};
