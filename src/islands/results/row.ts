import { markedParts } from '../find/marked';
import { isSafe } from '../find/safe';
import { findWords } from '../find/words';
import type { Found } from './found';
import { dayOf, longDay, words } from './words';
import { type Lang, langTag } from '~/i18n/lang';
import { fileSize } from '~/i18n/numbers';
import { fill } from '~/lib/fill';
import type { Marked } from '~/search/results';
import { pageLang } from '~/stores/page-lang';

const DAY_MS = 86_400_000;

/** Of a tender or a job, in words, and which of the template's chips says it; the others stay empty. */
function stateOf({ state, closes }: Found): { look: string; said: string } {
  if (!state) return { look: 'open', said: '' };
  const date = closes === undefined ? '' : longDay(dayOf(closes));
  if (state === 'closed') return { look: 'closed', said: date ? fill(words.closed_on, { date }) : words.closed };
  if (closes === undefined) return { look: 'open', said: words.open };
  const isSoon = closes - Date.now() < CLOSES_SOON_DAYS * DAY_MS;
  return { look: isSoon ? 'soon' : 'open', said: fill(isSoon ? words.soon : words.open_until, { date }) };
}

function fileOf({ file }: Found): string {
  if (!file) return '';
  return file.bytes === undefined ? file.type : `${file.type}, ${fileSize(file.bytes, pageLang())}`;
}

/** Writes what answers best into the place of how the text begins, in the room that was kept for it. */
function bringExcerpt(place: HTMLElement, written: Lang, excerpt: () => Promise<Marked | undefined>): void {
  place.classList.add('result__text--kept');
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    excerpt().then(
      (best) => best && place.replaceChildren(...markedParts(best, written)),
      () => {},
    );
  });
  seen.observe(place);
}

/** A result as an entry of the list: a copy of the template of the page. Nothing for an address that nobody should follow. */
export function row(template: HTMLTemplateElement, one: Found, bringsExcerpts: boolean): Element | undefined {
  const copy = document.importNode(template.content, true);
  const link = copy.querySelector('a');
  const part = (name: string): HTMLElement | null => copy.querySelector<HTMLElement>(`[data-part=${name}]`);
  if (!link || !isSafe(one.url)) return undefined;
  link.href = one.url;
  if (one.file || link.origin === location.origin) {
    // The link of the template leaves the site, and says so. The site's own files may come from another host.
    link.replaceChildren();
    link.rel = link.target = '';
  }
  const written = one.lang ?? pageLang();
  const title = document.createElement('span');
  title.append(...markedParts(one.title, written));
  link.prepend(title);
  const text = part('text');
  text?.append(...markedParts(one.text, written));
  if (written !== pageLang()) {
    for (const foreign of [title, text]) foreign?.setAttribute('lang', langTag(written));
    part('lang')?.append(findWords[`in_${written}`]);
  }
  part('kind')?.append(one.kind);
  const date = copy.querySelector('time');
  if (date && one.date) {
    date.dateTime = one.date;
    date.append(longDay(one.date));
  }
  const { look, said } = stateOf(one);
  part(look)?.append(said);
  if (one.reference) part('reference')?.append(fill(words.reference, { number: one.reference }));
  part('file')?.append(fileOf(one));
  if (text && one.excerpt && bringsExcerpts) bringExcerpt(text, written, one.excerpt);
  for (const empty of copy.querySelectorAll('p > :is(span, time), p:not(.result__text--kept)'))
    if (empty.textContent.trim() === '') empty.remove();
  return copy.firstElementChild ?? undefined;
}
