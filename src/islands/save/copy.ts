import { find, findAll, type HookSelector } from '~/lib/hooks';
import { unwrapPictures } from '~/lib/light-twin';
import { make } from '../make';
import { findRows } from './find-rows';
import { words } from './words';

/** The pictures in a copy. */
export type Pictures = 'none' | 'small' | 'full';

/** Elements that are useless in a copy. Scripts and style sheets of the site are in the head. */
const NOT_COPIED = `${'[data-online]' satisfies HookSelector},a[data-island=saver],link,script[type],body script,body style,template,form,#menu *`;

async function get(address: string): Promise<Response> {
  // From the cache: the copy must match what the visitor reads.
  const answer = await fetch(address, { cache: 'force-cache' });
  if (!answer.ok) throw new Error(address);
  return answer;
}

async function dataOf(address: string): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(await (await get(address)).blob());
  await new Promise((resolve) => (reader.onloadend = resolve));
  return reader.result as string;
}

async function put(image: HTMLImageElement, pictures: Pictures): Promise<void> {
  const place = image.closest('picture') ?? image;
  const [source] = place.getElementsByTagName('source');
  if (pictures === 'none') {
    place.replaceWith(
      ...(image.alt
        ? [make('span', { className: 'no-picture', ...(image.lang && { lang: image.lang }) }, image.alt)]
        : []),
    );
    return;
  }
  const large = image.closest<HTMLAnchorElement>('[data-island=album]')?.href ?? source?.srcset;
  source?.remove();
  image.loading = 'eager';
  image.src = await dataOf((pictures === 'full' && large) || image.src);
}

/** A note for the copy: source address, date of the content, date of saving, and where to find the current page. */
function stamp(page: Document, address: string): HTMLElement {
  const link = (text: string): HTMLAnchorElement => make('a', { href: address }, text);
  const line = (...inside: (Node | string)[]): HTMLElement => make('p', { className: 'sig' }, ...inside);
  const now = new Date().toLocaleString(page.documentElement.lang, {
    dateStyle: 'long',
    timeStyle: 'short',
    hour12: false,
  });
  return make(
    'div',
    { className: 'wrap signature' },
    line(`${words.of} `, link(address)),
    ...findAll(page, 'dated'),
    line(`${words.at} ${now}`),
    line(`${words.stale} `, link(words.check)),
  );
}

async function hashOf({ textContent }: Element): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(textContent));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

/**
 * Sets a Content-Security-Policy that allows the site's own scripts only, because a file on a phone has no server to send
 * one. Films and songs still load from their addresses.
 */
async function setPolicy(page: Document): Promise<void> {
  const hashes = (await Promise.all([...page.querySelectorAll('script,style')].map(hashOf))).join(' ');
  const players = [...page.querySelectorAll<HTMLMediaElement>('[src]:not(img)')];
  // Without players the list is empty, which allows none.
  const media = [...new Set(players.map(({ src }) => new URL(src).origin))].join(' ');
  // After the charset element, which browsers look for in the first 1,024 bytes.
  page.head.firstElementChild?.after(
    make('meta', {
      httpEquiv: 'Content-Security-Policy',
      content: `default-src 'none';base-uri 'none';form-action 'none';img-src data:;media-src ${media};script-src ${hashes};style-src ${hashes}`,
    }),
  );
}

/** The page as one self-contained file, in the current theme. */
export async function copyOf(pictures: Pictures): Promise<Blob> {
  const address = location.origin + location.pathname;
  const page = new DOMParser().parseFromString(await (await get(address)).text(), 'text/html');
  const { documentElement: root, body } = page;
  root.dataset.theme = document.documentElement.dataset.theme;
  delete root.dataset.pics;
  unwrapPictures(page);
  for (const one of page.querySelectorAll(NOT_COPIED)) one.remove();
  for (const one of page.querySelectorAll<HTMLMediaElement>('[src]')) one.setAttribute('src', one.src);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])'))
    link.setAttribute('href', link.href);
  const filter = page.querySelector('[data-live=list]');
  // The script of every page corrects states that depend on the day.
  body.append(make('script', {}, await (await get(String(root.dataset.start))).text()));
  if (filter) {
    const field = make('label', {}, `${words.find} `, make('input', { type: 'search' }));
    filter.replaceWith(make('div', { className: 'filter needs-script' }, field, ' ', make('output', {})));
    body.append(make('script', {}, `(${String(findRows)})()`));
  }
  find(page, 'page-head')?.after(stamp(page, address));
  await Promise.all([...page.images].map((image) => put(image, pictures)));
  await setPolicy(page);
  return new Blob(['<!doctype html>', root.outerHTML], { type: 'text/html' });
}
