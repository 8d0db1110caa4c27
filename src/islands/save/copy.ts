import { find, findAll, type HookSelector } from '~/lib/hooks';
import { unwrapPictures } from '~/lib/light-twin';
import { make } from '../make';
import { findRows } from './find-rows';
import { words } from './words';

/** The pictures that a copy contains. */
export type Pictures = 'none' | 'small' | 'full';

/** Elements that are useless in a copy. The site's own scripts and style sheets are in the head and stay. */
const NOT_COPIED = `${'[data-online]' satisfies HookSelector},a[data-island=saver],link,script[type],body script,body style,template,form,#menu *`;

async function get(address: string): Promise<Response> {
  // The file is read from the browser's cache, because the copy must contain the version that the visitor reads.
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

/**
 * Makes a note for the copy: the page's address, the date of the content, the date of saving, and a link to the page itself.
 */
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
 * Adds a Content-Security-Policy that allows only the scripts in the copy. The copy needs its own policy, because no
 * server sends a policy with a file on a phone. Films and songs still load from their addresses.
 */
async function setPolicy(page: Document): Promise<void> {
  const hashes = (await Promise.all([...page.querySelectorAll('script,style')].map(hashOf))).join(' ');
  const players = [...page.querySelectorAll<HTMLMediaElement>('[src]:not(img)')];
  // Without players the list of origins is empty, which allows no films and songs.
  const media = [...new Set(players.map(({ src }) => new URL(src).origin))].join(' ');
  // Browsers look for the charset element in the first 1,024 bytes, so it stays before the policy.
  page.head.firstElementChild?.after(
    make('meta', {
      httpEquiv: 'Content-Security-Policy',
      content: `default-src 'none';base-uri 'none';form-action 'none';img-src data:;media-src ${media};script-src ${hashes};style-src ${hashes}`,
    }),
  );
}

/** Returns the page as one file that contains its styles and pictures, in the current theme. */
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
  // Add the script of every page, because it corrects states that depend on the day.
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
