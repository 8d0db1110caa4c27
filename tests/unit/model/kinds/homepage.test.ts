import { expect, it } from 'vitest';
import { fits, shareOf } from '~/lib/chart';
import { groundOf, type Statistic } from '~/model/kinds/homepage';

const statistic = (id: string, series: Record<string, number>): Statistic => ({
  id,
  title: id,
  unit: 'tonnes',
  source: undefined,
  series: Object.entries(series).map(([period, value]) => ({ period, value })),
});
const production = statistic('production', { '2024-25': 47, '2025-26': 51.6, '2023-24': 45 });
const byMode = statistic('offtake-by-mode', { Rail: 38.1, 'Merry-go-round': 6, Road: 6.6 });
const saplings = statistic('saplings', { '2024-25': 6.8, '2025-26': 8.4 });
const periods = (one: Statistic | undefined) => one?.series.map(({ period }) => period);

it('the ground has its newest year first, its largest cut first, and the plants on it', () => {
  const { years, cuts, plants, others } = groundOf([saplings, byMode, production]);
  expect(periods(years)).toEqual(['2025-26', '2024-25', '2023-24']);
  expect(periods(cuts)).toEqual(['Rail', 'Road', 'Merry-go-round']);
  expect(periods(plants)).toEqual(['2025-26', '2024-25']);
  expect(others).toEqual([]);
});

it.each([
  ['what no year produced', [statistic('production', { '2024-25': 0, '2025-26': 0 })]],
  ['what has no years', [statistic('production', { Sonpahar: 10, '2025-26': 20 })]],
  ['cuts and plants without layers', [byMode, saplings]],
  ['what has another name', [statistic('overburden', { '2025-26': 110 })]],
])('%s is no layer of the ground, and is shown all the same', (_, statistics) => {
  const { years, cuts, plants, others } = groundOf(statistics);
  expect([years, cuts, plants]).toEqual([undefined, undefined, undefined]);
  expect(others.map(({ id }) => id)).toEqual(statistics.map(({ id }) => id));
});

it.each([
  ['more coal left than the newest year produced', { Rail: 45, Road: 6.7 }],
  ['less than nothing left in one way', { Rail: 45, Road: -1 }],
])('if %s, nothing is cut', (_, modes) => {
  const { years, cuts, others } = groundOf([production, statistic('offtake-by-mode', modes)]);
  expect(years).toBeDefined();
  expect(cuts).toBeUndefined();
  expect(others).toHaveLength(1);
});

it('a value is as long in the drawing as its share of the largest, and never less than nothing', () => {
  expect([shareOf(38.2, 51.6), shareOf(51.6, 51.6), shareOf(-3, 10), shareOf(1, 0)]).toEqual([74, 100, 0, 0]);
});

it('words stand in a part of the drawing only if they fit on a small phone', () => {
  expect([fits('Rail 38.1', 73.8), fits('6.0', 11.6), fits('6.0', 11), fits('2021-22', 20)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
