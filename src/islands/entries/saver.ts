import type { Act } from '../act';
import { make } from '../make';
import { showing } from '~/i18n/messages/showing';
import { fill } from '~/lib/fill';
import { pageLang } from '~/stores/page-lang';

const words = showing[pageLang()];
const told = make('p', { className: 'vh', role: 'status' });
document.body.append(told);

// In the light twin of a page pictures stand where no browser asks for them. Those of a visitor who wants all come by themselves.
for (const twin of document.querySelectorAll<HTMLTemplateElement>('template[data-live]')) {
  for (const { classList } of twin.content.querySelectorAll('picture')) classList.add('near');
  twin.replaceWith(twin.content);
}

const failures = new WeakMap<Element, Element>();

/** Puts a picture in the place of its link, in one step, so that nothing moves when it comes. Throws when it does not. */
async function show(link: HTMLAnchorElement, isFocused: boolean): Promise<void> {
  const picture = [...document.images].find((one) => one.src === link.href && !one.closest('.shown'));
  const frame = picture?.closest('picture');
  if (!picture || !frame) return;
  failures.get(link)?.remove();
  // Its size is said of the file that phones get.
  frame.querySelector('source')?.remove();
  frame.classList.add('near', 'shown');
  picture.loading = 'eager';
  const come = new Promise((resolve, reject) => {
    picture.onload = resolve;
    picture.onerror = reject;
  });
  picture.src = link.pathname;
  const place = picture.closest<HTMLElement>('a,summary') ?? picture;
  if (place === picture) picture.tabIndex = -1;
  link.hidden = true;
  if (isFocused) place.focus({ preventScroll: true });
  try {
    await come;
  } catch (error) {
    const failure = make('span', {}, ` (${words.failed})`);
    failures.set(link, failure);
    link.append(failure);
    link.hidden = false;
    frame.classList.remove('shown');
    if (document.activeElement === place) link.focus();
    throw error;
  }
}

async function showAll(element: HTMLElement): Promise<void> {
  if (element instanceof HTMLTemplateElement) return;
  const beside = element.parentElement?.querySelectorAll<HTMLAnchorElement>('a.show:not([hidden])') ?? [];
  const links = element instanceof HTMLAnchorElement ? [element] : [...beside];
  if (!links.includes(element as HTMLAnchorElement)) element.hidden = true;
  told.textContent = fill(words.loading, { count: links.length });
  const ends = await Promise.allSettled(links.map((link, index) => show(link, index === 0)));
  const lost = ends.filter(({ status }) => status === 'rejected').length;
  told.textContent = fill(lost ? words.lost : words.shown, { count: lost || links.length });
}

/**
 * Shows the picture of a link, or all that stand in the same part of the page as a button. Without it a link leads to the
 * picture.
 */
export const act: Act = (element) => void showAll(element);
