import { findWords } from '../find/words';
import { make } from '../make';
import { addressOf, type Asked } from './address';
import { longDay, words } from './words';
import { number } from '~/i18n/numbers';
import { pageLang } from '~/stores/page-lang';
import { KINDS } from '~/search/kinds';
import type { Filters, Results } from '~/search/results';

interface Choice {
  readonly value: Filters[keyof Filters];
  readonly said: string;
  /** The number of results. Unset for a sort order, because sorting does not change the number. */
  readonly count?: number;
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
 * Makes the links of one filter, each with its number of results. If only one choice exists and it is not chosen, makes no
 * links. `none` is the name of the link that removes the filter.
 */
function group(
  name: keyof Filters,
  asked: Asked,
  all: readonly Choice[],
  none = words.all,
  noValue?: Choice['value'],
): HTMLElement[] {
  const chosen = asked.filters[name];
  const offered = all.filter(({ value, count }) => count !== 0 || value === chosen);
  const isChoice = offered.length > 1 || offered.some(({ count }) => count === undefined);
  if (!isChoice && chosen === undefined) return [];
  const link = (value: Choice['value'], said: string, count?: number): HTMLElement => {
    const filters = { ...asked.filters, [name]: value };
    const one = make('a', { href: addressOf({ ...asked, filters, page: 1 }) }, said);
    one.dataset.ask = `${name} ${value ?? ''}`;
    if (count !== undefined) one.append(' ', make('span', {}, `(${number(count, pageLang())})`));
    if (value === chosen) one.ariaCurrent = 'true';
    return make('li', {}, one);
  };
  const list = make('ul', { className: 'refine__list' }, ...(none ? [link(noValue, none)] : []));
  list.append(...offered.map(({ value, said, count }) => link(value, said, count)));
  return [make('div', {}, make('h3', {}, words[name]), list)];
}

/**
 * The units with their numbers of results. The units load only when the visitor asks for them. Before this, there is only one
 * link.
 */
function unitGroup(asked: Asked, { kinds, units }: Counts): HTMLElement[] {
  const { unit } = asked.filters;
  if (unit === undefined && (kinds.tender ?? 0) < 2) return [];
  const all = Object.entries(units).map(([value, named]): Choice => ({ value, ...named }));
  const byName = all.sort((a, b) => a.said.localeCompare(b.said, pageLang()));
  return unit === undefined
    ? group('unit', asked, [{ value: '', said: words.by_unit }], '')
    : group('unit', asked, byName, words.all, '');
}

const isDated = ({ filters: { from, to } }: Asked): boolean => from !== undefined || to !== undefined;

/** The fields accept no later day, because the index has no later day. A year of four digits also makes a field narrow. */
const LAST_DAY = '2049-12-31';

/** The fields for the first and the last day. */
function dayGroup({ filters }: Asked): HTMLElement {
  const field = (name: 'from' | 'to'): HTMLElement =>
    make('label', {}, words[name], make('input', { type: 'date', name, value: filters[name] ?? '', max: LAST_DAY }));
  const button = make('button', { className: 'btn btn--plain', type: 'submit' }, words.apply);
  button.dataset.ask = 'days';
  return make('form', {}, make('fieldset', {}, make('legend', {}, words.days), field('from'), field('to')), button);
}

/** Makes the links that filter the results by kind, year and state, and that sort them. */
export const filterGroups = (asked: Asked, { counts, canSort, total }: Results): HTMLElement[] => [
  ...group('kind', asked, kindsOf(counts)),
  ...group('year', asked, yearsOf(counts, asked.filters.year)),
  ...group('state', asked, stateChoices(counts)),
  ...unitGroup(asked, counts),
  ...(total > 1 || isDated(asked) ? [dayGroup(asked)] : []),
  ...(canSort && total > 1 ? group('order', asked, [{ value: 'newest', said: words.newest }], words.best) : []),
];

/** Returns the chosen filters in words. */
export const chosenWords = (
  { filters: { kind, year, state, unit, from, to, order } }: Asked,
  { units }: Counts,
): string[] => [
  ...(kind ? [findWords[`kind_${kind}`]] : []),
  ...(year ? [String(year)] : []),
  ...(state ? [words[`state_${state}`]] : []),
  ...(unit ? [units[unit]?.said ?? unit] : []),
  ...((from ?? to) ? [[from && longDay(from), '–', to && longDay(to)].filter(Boolean).join(' ')] : []),
  ...(order ? [words[order]] : []),
];
