import { make } from '../make';
import { addressOf, isFiltered, type Asked } from './address';
import { chosenWords, filterGroups } from './filters';
import type { FoundPage } from './found';
import type { Place } from './place';
import { row } from './row';
import { filledWith, words } from './words';
import { fill } from '~/lib/fill';
import { isSaving } from '~/stores/saving';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** What a visitor has typed, as text: in its own language, and whatever its direction is. */
const quoted = (typed: string): HTMLElement => make('bdi', DEVANAGARI.test(typed) ? { lang: 'hi' } : {}, typed);

const link = (asked: Asked, key: string, ...inside: (Node | string)[]): HTMLElement => {
  const made = make('a', { href: addressOf(asked) }, ...inside);
  made.dataset.ask = key;
  return made;
};

/** How many there are. */
function counted({ section: { dataset } }: Place, asked: Asked, total: number): (Node | string)[] {
  if (total === 0) return [dataset.none ?? ''];
  const message = fill((total === 1 ? dataset.one : dataset.many) ?? '', { number: total.toLocaleString('en-IN') });
  return filledWith(message, 'words', quoted(asked.words));
}

/** The way on from what was asked to what may have been meant. */
function showAdvice({ advice }: Place, asked: Asked, { total, results }: FoundPage): void {
  const all = { words: asked.words, filters: {}, page: 1 };
  const parts: (Node | string)[] =
    isFiltered(asked) && total === 0 ? [words.none_filtered, ' ', link(all, 'all', words.unfiltered)] : [];
  const nearest = results?.nearest;
  if (nearest) {
    const near = link({ ...all, words: nearest }, 'nearest', quoted(nearest));
    parts.push(...(parts.length > 0 ? [' '] : []), ...filledWith(words.nearest, 'words', near));
  }
  advice.replaceChildren(...parts);
}

const WIDE = '(width >= 64rem)';

function showFilters({ filters, groups, section }: Place, asked: Asked, { results }: FoundPage): void {
  const made = results ? filterGroups(asked, results.counts) : [];
  groups.replaceChildren(...made);
  filters.hidden = made.length === 0;
  filters.classList.remove('refine--coming');
  section.classList.toggle('hits--refined', made.length > 0);
  const chosen = chosenWords(asked).join(', ');
  const said = filters.querySelector('summary span');
  if (said) said.textContent = chosen && `: ${chosen}`;
  if (matchMedia(WIDE).matches) filters.open = true;
}

/** The first results of an answer, in place of everything that was there. */
export function showAnswer(place: Place, asked: Asked, pages: readonly FoundPage[]): void {
  const [first] = pages;
  if (!first) return;
  place.list.replaceChildren();
  for (const page of pages) addRows(place, page);
  showFilters(place, asked, first);
  showAdvice(place, asked, first);
  place.status.replaceChildren(...counted(place, asked, first.total));
}

/** The results of one more page; gives the first of them. */
export function addRows({ list, template }: Place, { found }: FoundPage): Element | undefined {
  const rows = found.flatMap((one) => row(template, one, !isSaving()) ?? []);
  list.append(...rows);
  return rows[0];
}
