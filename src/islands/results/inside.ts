// Searches inside the documents. This file loads only when a visitor asks for this search, or when no title or page has all
// words.
import { about, searchIn } from '../find/search';
import { isSafe } from '../find/safe';
import { make } from '../make';
import type { Found } from './found';
import type { Place } from './place';
import { type Lang, langTag } from '~/i18n/lang';
import { inside as messages } from '~/i18n/messages/inside';
import { fill } from '~/lib/fill';
import { find } from '~/lib/hooks';
import { partIn } from '~/lib/said-in-both';
import { href } from '~/routes';
import type { Hit, Marked, Results } from '~/search/results';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';

/** The number of documents that are shown at once. */
const PAGE = 5;
const MOST_NUMBERS = 4;
const lang = pageLang();
const words: Readonly<Record<keyof typeof messages.en, string>> = messages[lang];
const documents = searchIn('/find/documents/');

const inOwn = (text = ''): string => text.slice(...partIn(text, lang === 'hi'));

/** The title in the language of the page, with the found words marked. */
function ownTitle({ text, marks }: Marked): Marked {
  const [from, to] = partIn(text, lang === 'hi');
  const own = marks.filter(([start, end]) => start >= from && end <= to);
  return { text: text.slice(from, to), marks: own.map(([start, end]) => [start - from, end - from]) };
}

const langOf = (text: string): Lang => (/[\u0900-\u097F]/.test(text) ? 'hi' : 'en');
const foreign = (text: string): string => (langOf(text) === lang ? '' : langTag(langOf(text)));

/** Shows the number of the page, and the numbers of other pages with the same words. */
function pagesOf({ url, otherPages = [] }: Hit): string {
  const page = fill(words.page, { number: url.replace(/^.*-/, '') });
  if (otherPages.length === 0) return page;
  const numbers = otherPages.slice(0, MOST_NUMBERS).join(', ') + (otherPages.length > MOST_NUMBERS ? ' …' : '');
  return `${page} (${fill(words.also, { numbers })})`;
}

function rowOf(hit: Hit, results: Results, { makeRow }: Place): Element | undefined {
  const { textFile, about: said } = hit;
  const [file = '', place = '', path = '', others] = said;
  const excerpt = textFile ? () => documents.excerpt(textFile, results.words) : undefined;
  const title = ownTitle(hit.title);
  const found: Found = { ...hit, url: href(hit.url, lang), title, text: hit.lead, kind: pagesOf(hit), excerpt };
  const row = makeRow(found, !isSaving());
  // The title may be in another language than the text of the document. So the title gets its own `lang`.
  const link = row?.querySelector('a');
  if (link) Object.assign(link.firstChild ?? {}, { lang: foreign(title.text) });
  const size = row?.querySelector('[data-fact=file]');
  if (size && isSafe(file)) size.replaceChildren(make('a', { href: file }, ...size.childNodes));
  const name = inOwn(place);
  if (name !== title.text)
    row?.firstElementChild?.append(
      make(
        'p',
        {},
        `${words.of}: `,
        make('a', { href: href(inOwn(path), lang), lang: foreign(name) }, name),
        others ? ` ${fill(words.others, { count: others })}` : '',
      ),
    );
  return row;
}

const countOf = ({ total, hasAll }: Results): string => {
  if (total === 0) return words.none;
  if (!hasAll) return words.some;
  return fill(total === 1 ? words.found_one : words.found_other, { count: total });
};

/** Finds documents whose text has the words, and shows them below the documents that are already shown. */
export async function lookInside(inside: HTMLElement, place: Place, query: string, said?: HTMLElement): Promise<void> {
  const [status, list, button] = [inside.querySelector('p'), inside.querySelector('ul'), find(inside, 'look')];
  if (!status || !list || !button || list.ariaBusy) return;
  const isAsked = button === document.activeElement;
  const from = list.children.length;
  list.ariaBusy = 'true';
  if (from === 0) status.textContent = words.looking;
  try {
    const results = await documents.search({ ...about(query), from, count: PAGE });
    const rows = results.hits.flatMap((hit) => rowOf(hit, results, place) ?? []);
    list.append(...rows);
    status.textContent = countOf(results);
    said?.replaceChildren(results.hasAll ? make('a', { href: '#inside' }, countOf(results)) : words.none_all);
    if (results.total > 0 && place.list.children.length === 0) place.status.textContent = words.only_here;
    button.textContent = words.more;
    button.hidden = from + PAGE >= results.total;
    if (isAsked) (rows[0]?.querySelector('a') ?? status).focus();
  } catch {
    said?.replaceChildren(words.failed);
    status.textContent = [words.failed, navigator.onLine ? '' : words.offline].join(' ');
    button.textContent = words.again;
    button.hidden = false;
  }
  list.ariaBusy = null;
}
