import { findWords } from '../find/words';
import { make } from '../make';
import { addressOf, type Asked } from './address';
import { words } from './words';
import { number } from '~/i18n/numbers';
import { pageLang } from '~/stores/page-lang';
import { KINDS } from '~/search/kinds';
import type { Filters, Results } from '~/search/results';

interface Choice {
  readonly value: Filters[keyof Filters];
  readonly said: string;
  readonly count: number;
}

type Counts = Results['counts'];

const kindsOf = ({ kinds }: Counts): Choice[] =>
  KINDS.map((kind) => ({ value: kind, said: findWords[`kind_${kind}`], count: kinds[kind] ?? 0 }));
/** Returns the years to choose from. The chosen year is included even if it has no results. */
const yearsOf = ({ years }: Counts, chosen: number | undefined): Choice[] =>
  Object.entries(chosen === undefined ? years : { [chosen]: 0, ...years })
    .map(([year, count]) => ({ value: Number(year), said: year, count }))
    .reverse();
const stateChoices = ({ states }: Counts): Choice[] =>
  (['open', 'closed'] as const).map((state) => ({ value: state, said: words[`state_${state}`], count: states[state] }));

/**
 * Makes the links of one filter, each with its number of results. If there is only one choice and it is not chosen,
 * makes no links.
 */
function group(name: keyof Filters, asked: Asked, all: readonly Choice[]): HTMLElement[] {
  const chosen = asked.filters[name];
  const offered = all.filter(({ value, count }) => count > 0 || value === chosen);
  if (offered.length < 2 && chosen === undefined) return [];
  const link = (value: Choice['value'], said: string, count?: number): HTMLElement => {
    const filters = { ...asked.filters, [name]: value };
    const one = make('a', { href: addressOf({ ...asked, filters, page: 1 }) }, said);
    one.dataset.ask = `${name} ${value ?? ''}`;
    if (count !== undefined) one.append(' ', make('span', {}, `(${number(count, pageLang())})`));
    if (value === chosen) one.ariaCurrent = 'true';
    return make('li', {}, one);
  };
  const list = make('ul', { className: 'refine__list' }, link(undefined, words.all));
  list.append(...offered.map(({ value, said, count }) => link(value, said, count)));
  return [make('div', {}, make('h3', {}, words[name]), list)];
}

/** Makes the links that filter the results by kind, year and state. */
export const filterGroups = (asked: Asked, counts: Counts): HTMLElement[] => [
  ...group('kind', asked, kindsOf(counts)),
  ...group('year', asked, yearsOf(counts, asked.filters.year)),
  ...group('state', asked, stateChoices(counts)),
];

/** Returns the chosen filters in words. */
export const chosenWords = ({ filters: { kind, year, state } }: Asked): string[] => [
  ...(kind ? [findWords[`kind_${kind}`]] : []),
  ...(year ? [String(year)] : []),
  ...(state ? [words[`state_${state}`]] : []),
];
