import { describe, expect, it } from 'vitest';
import { pageAt, readPages } from '../support/built-site.ts';
import { all, type Branch, property, textOf } from '../../scripts/check/html.ts';

/** The chart of production on the home page, and the numbers in one place of it. */
function chartOf(address: string) {
  const page = pageAt(address);
  const [figure] = page ? all(page.tree, 'figure') : [];
  if (!figure) throw new Error(`${address} has no chart.`);
  const [drawing] = all(figure, 'svg').filter((svg) => property(svg, 'role') === 'img');
  if (!drawing) throw new Error('The chart has no drawing.');
  return { figure, drawing, said: property(drawing, 'ariaLabel') ?? '' };
}
const wordsIn = (branch: Branch, tag: string): string[] => all(branch, tag).map(textOf);

describe.skipIf(process.env.TEST_CONTENT_DIR)('the chart of production', () => {
  it.each([
    ['/', '2025-26 51.6, 2024-25 47.3, 2023-24 44.9, 2022-23 41.7, 2021-22 38.2'],
    ['/hi', '2025-26 5.16, 2024-25 4.73, 2023-24 4.49, 2022-23 4.17, 2021-22 3.82'],
  ])('says its years and numbers to who does not see it, the newest first, on %s', (address, years) => {
    const { said } = chartOf(address);
    expect(said).toContain(years);
    expect(said).toContain('2025-26 8.4, 2024-25 6.8, 2023-24 5.0, 2022-23 5.2, 2021-22 4.1');
  });

  it.each(['/', '/hi'])('draws the newest year on top, each layer as long as its number says, on %s', (address) => {
    const { drawing } = chartOf(address);
    const layers = all(drawing, 'rect');
    expect(layers.map((layer) => property(layer, 'width'))).toEqual(['100%', '91.7%', '87%', '80.8%', '74%']);
    const tops = layers.map((layer) => Number.parseFloat(property(layer, 'y') ?? ''));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const drawn = wordsIn(drawing, 'text').filter((words) => /^\d{4}-/.test(words));
    expect(drawn).toEqual(['2025-26', '2024-25', '2023-24', '2022-23', '2021-22']);
  });

  it('cuts the newest layer by how the coal left, the most first, and says so in words', () => {
    const { figure, drawing } = chartOf('/');
    expect(all(drawing, 'line').map((cut) => property(cut, 'x1'))).toEqual(['73.8%', '86.6%', '98.2%']);
    expect(wordsIn(drawing, 'text')).toEqual(expect.arrayContaining(['Rail 38.1', 'Road 6.6', '6.0']));
    expect(wordsIn(figure, 'li')).toEqual([
      'Coal: million tonnes a year (2025-26: Rail 38.1, Road 6.6, Merry-go-round line 6.0, rest 0.9)',
      'Plants, from left to right 2021-22 to 2025-26: lakh saplings',
    ]);
  });

  it('has its years in a table, and says who says so', () => {
    const { figure } = chartOf('/');
    const rows = wordsIn(figure, 'tr');
    expect(rows).toHaveLength(6);
    expect([rows[1], rows[3], rows[5]]).toEqual(['2025-26 51.6 8.4', '2023-24 44.9 5.0', '2021-22 38.2 4.1']);
    expect(textOf(figure)).toMatch(/Source: Annual reports.*; Sales.*; Environment department$/);
  });
});

it.skipIf(process.env.TEST_CONTENT_DIR)('counts coal in Hindi in the large numbers of India only', () => {
  const million = readPages.filter(({ tree }) => all(tree, 'main').some((main) => textOf(main).includes('मिलियन')));
  expect(million.map(({ path }) => path)).toEqual([]);
});

it.each(['/', '/hi'])('marks no news as new on %s, where all news is new', (address) => {
  const page = pageAt(address);
  const marks = page ? all(page.tree, 'span').map((one) => property(one, 'className') ?? '') : [];
  expect(marks.filter((names) => names.includes('state--new'))).toEqual([]);
});
