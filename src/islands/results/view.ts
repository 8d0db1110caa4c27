import { make } from '../make';
import { addressOf, isFiltered, type Asked } from './address';
import { chosenWords, filterGroups } from './filters';
import { type FoundPages, PAGE } from './found';
import type { Place } from './place';
import { filledWith, words } from './words';
import { number } from '~/i18n/numbers';
import { fill } from '~/lib/fill';
import { find } from '~/lib/hooks';
import { pageLang } from '~/stores/page-lang';
import { isSaving } from '~/stores/saving';

const DEVANAGARI = /[\u0900-\u097F]/;

/** Shows the visitor's query as text. Its language and direction do not change the text around it. */
const quoted = (typed: string): HTMLElement => make('bdi', DEVANAGARI.test(typed) ? { lang: 'hi' } : {}, typed);

const link = (asked: Asked, key: string, ...inside: (Node | string)[]): HTMLElement => {
  const made = make('a', { href: addressOf(asked) }, ...inside);
  made.dataset.ask = key;
  return made;
};

/** Shows the number of results, after a warning if there is one. A warning for the same search stays. */
function showCount(
  { section: { dataset }, status }: Place,
  asked: Asked,
  { total }: FoundPages,
  warning: readonly Node[] = [...status.querySelectorAll('b')],
): void {
  const message = fill((total === 1 ? dataset.one : dataset.many) ?? '', { number: number(total, pageLang()) });
  // If the page was built with this query, keep the `bdi` element that shows the query. Its language may be Hindi, even if the
  // query is in Latin letters.
  const said = status.querySelector(':scope > bdi');
  const typed = said?.textContent === asked.words ? said : quoted(asked.words);
  status.replaceChildren(...warning, ...(total === 0 ? [dataset.none ?? ''] : filledWith(message, 'words', typed)));
}

/** Tells the visitor that more results could not be loaded. */
export function showNoMore(place: Place, asked: Asked, answer: FoundPages): void {
  showCount(place, asked, answer);
  place.status.append(' · ', words.more_failed);
}

/** Returns advice if the filters left no results, or if the company's own search ignored the filters. */
function filterAdvice(asked: Asked, { total, results }: FoundPages): (Node | string)[] {
  if (!isFiltered(asked)) return [];
  if (!results) return total > 0 ? [words.not_filtered] : [];
  return total > 0 ? [] : [words.none_filtered, ' ', link({ ...asked, filters: {}, page: 1 }, 'all', words.unfiltered)];
}

/** Returns the words and numbers of a text in one line. Before and after each word or number is a space. */
const wordsIn = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')} `;

/**
 * True if the visitor asked for a reference number that no result has. Somebody with a forged document must not believe that a
 * result with a similar number is about this document.
 */
function isUnknownNumber(asked: Asked, { found, results }: FoundPages): boolean {
  const isNumber = /\d/.test(asked.words) && (asked.words.includes('/') || document.referrer.endsWith('/verify'));
  if (!isNumber || !results || found.length === 0 || isFiltered(asked)) return false;
  const number = wordsIn(asked.words);
  return !found.some(
    ({ reference = '', title }) => wordsIn(reference) === number || wordsIn(title.text).includes(number),
  );
}

/** Suggests a corrected spelling, names missing words, and gives advice about filters. */
function showAdvice({ advice }: Place, asked: Asked, answer: FoundPages): void {
  const { nearest, lacking = [] } = answer.results ?? {};
  const ofFilters = filterAdvice(asked, answer);
  const parts = ofFilters.length > 0 ? [ofFilters] : [];
  if (lacking.length > 0) parts.push(filledWith(words.lacking, 'words', quoted(lacking.join(', '))));
  if (nearest) {
    const near = link({ words: nearest, filters: {}, page: 1 }, 'nearest', quoted(nearest));
    parts.push(filledWith(words.nearest, 'words', near));
  }
  // If there is no advice, the element is empty and takes no space.
  advice.replaceChildren(...parts.flatMap((part) => [' ', ...part]));
}

/** Tells the visitor that only the results that the page was built with are available. */
export function showOnlyReady({ list, advice, filters, section }: Place): void {
  filters.hidden = true;
  section.classList.remove('hits--refined');
  advice.textContent = list.children.length < PAGE ? '' : words.more_failed;
}

/** Tells the visitor that nothing could be loaded, and offers to try again. */
export function showFailure(place: Place, asked: Asked): void {
  clearAnswer(place);
  place.status.textContent = place.section.dataset.failed ?? '';
  const again = link(asked, 'again', words.again);
  place.advice.replaceChildren(...(navigator.onLine ? [] : [words.offline, ' ']), again);
}

function clearAnswer({ list, more, filters, advice, section }: Place): void {
  for (const part of [list, advice]) part.replaceChildren();
  for (const part of [more, filters, find(section, 'inside')]) if (part) part.hidden = true;
  section.classList.remove('hits--refined');
}

const WIDE = '(width >= 64rem)';

function showFilters({ filters, groups, section }: Place, asked: Asked, { results }: FoundPages): void {
  const made = results ? filterGroups(asked, results) : [];
  groups.replaceChildren(...made);
  filters.hidden = made.length === 0;
  filters.classList.remove('refine--coming');
  section.classList.toggle('hits--refined', made.length > 0);
  const chosen = results ? chosenWords(asked, results.counts).join(', ') : '';
  const said = find(filters, 'chosen');
  if (said) said.textContent = chosen && `: ${chosen}`;
  if (matchMedia(WIDE).matches) filters.open = true;
}

function addRows({ list, makeRow }: Place, { found }: FoundPages): Element | undefined {
  const rows = found.flatMap((one) => makeRow(one, !isSaving()) ?? []);
  list.append(...rows);
  return rows[0];
}

function offerMore({ more }: Place, asked: Asked, { hasMore }: FoundPages): void {
  more.hidden = !hasMore;
  more.href = addressOf({ ...asked, page: asked.page + 1 });
}

/** Replaces the earlier answer by a new answer. */
export function showAnswer(place: Place, asked: Asked, answer: FoundPages): void {
  place.list.replaceChildren();
  addRows(place, answer);
  showFilters(place, asked, answer);
  showAdvice(place, asked, answer);
  const warning = isUnknownNumber(asked, answer) ? filledWith(words.no_number, 'words', quoted(asked.words)) : [];
  showCount(place, asked, answer, warning.length > 0 ? [make('b', { className: 'block' }, ...warning)] : []);
  offerMore(place, asked, answer);
}

/** Adds more results. The first new result gets the focus. */
export function addAnswer(place: Place, asked: Asked, answer: FoundPages): void {
  showCount(place, asked, answer);
  offerMore(place, asked, answer);
  addRows(place, answer)?.querySelector('a')?.focus();
}
