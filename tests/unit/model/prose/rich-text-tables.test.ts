import { describe, expect, it } from 'vitest';
import { useProse } from '../../../support/prose.ts';

describe('the spans of a table', () => {
  const make = useProse();
  const widest = (html: string, name: string): number =>
    Math.max(0, ...[...html.matchAll(new RegExp(`${name}="(\\d+)"`, 'g'))].map(([, span]) => Number(span)));

  it.each([400, 1600, 3000])('are bounded by what is there, however far %i rows say that they reach', async (rows) => {
    const cell = '<td colspan="999" rowspan="999">a</td>';
    const html = await make(`<table>${`<tr>${cell}</tr>`.repeat(rows)}</table>`);
    expect(html.match(/<td/g)).toHaveLength(rows);
    expect(widest(html, 'colspan')).toBe(0);
    expect(html.match(/<col[ >]/g)?.length).toBeLessThanOrEqual(rows);
  });

  it('end with the rows of their part of the table', async () => {
    const html = await make(
      '<table><thead><tr><th rowspan="9">a</th><th>b</th></tr></thead><tbody><tr><td rowspan="9">c</td><td>d</td></tr><tr><td>e</td></tr></tbody></table>',
    );
    expect([...html.matchAll(/rowspan="(\d+)">(\w)/g)].map(([, span, word]) => [span, word])).toEqual([['2', 'c']]);
  });

  it('stay as they are where cells lie below all of them', async () => {
    const html = await make(
      '<table><tr><th colspan="2">a</th><th rowspan="2">b</th></tr><tr><td>c</td><td>d</td></tr><tr><td>e</td><td>f</td><td>g</td></tr></table>',
    );
    expect(html).toContain('colspan="2"');
    expect(html).toContain('rowspan="2"');
    expect(html.match(/<col[ >]/g)).toHaveLength(3);
  });
});

describe('a table with a head for each column', () => {
  const make = useProse();
  const table = (head: string, ...rows: string[]): string => {
    const row = (cells: string, name: string): string =>
      `<tr>${cells.replace(/[^|]+/g, `<${name}>$&</${name}>`).replaceAll('|', '')}</tr>`;
    return `<table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
  };
  const WIDE = 'About|The office that answers|Telephone';

  it('has the head beside each value where it is too wide for a phone, and stays a table for screen readers', async () => {
    const html = await make(table(WIDE, 'A pension|The welfare section|0000-000 071'));
    expect(html).toContain('<table role="table" class="stack">');
    expect(html).toMatch(/<thead role="rowgroup"><tr role="row"><th [^>]*role="columnheader">About</);
    expect(html).toMatch(/<td role="cell">A pension</);
    expect(html).toMatch(/<td data-label="The office that answers" role="cell">The welfare section</);
    expect(html).toMatch(/<td data-label="Telephone" role="cell"><a class="tel" href="tel:/);
  });

  it.each([
    ['is narrow', table('Year|Coal', '2025-26|5')],
    ['has a cell that spans others', table(WIDE, 'a|b|c').replace('<td>a</td>', '<td colspan="2">a</td>')],
    ['has a row with a cell too few', table(WIDE, 'a|b|c', 'a|b')],
    [
      'has all its rows in its head',
      table(WIDE, 'a|b|c').replace('<table>', '<table><thead>').replace('</table>', '</thead></table>'),
    ],
    ['has a column without a head', table('About|The office that answers| ', 'a|b|c')],
    [
      'has labels that are too long together',
      table(`${WIDE}${' and more'.repeat(9)}`, ...Array<string>(200).fill('a|b|c')),
    ],
  ])('has no labels if it %s', async (_name, raw) => {
    expect(await make(raw)).not.toMatch(/data-label|role=/);
  });

  it('has its numbers on the right, and bars behind quantities: each beside the largest, totals apart', async () => {
    const html = await make(
      table(
        'Year|Coal (million tonnes)|Mines',
        '2023-24|1,200|3',
        '2024-25|600.0|11',
        '2025-26|–|12',
        '2026-27|300|12',
        '<b>All</b>|<b>2,100</b>|<b>38</b>',
      ),
    );
    const bars = [
      ...html.matchAll(
        /<td class="number">(?:<svg class="bar" width="0" height="0" aria-hidden="true"><rect width="(\d+%)" height="100%"><\/rect><\/svg>)?(?:<b>)?([^<]*)/g,
      ),
    ];
    expect(bars.map(([, width, value]) => [value, width])).toEqual([
      ...[
        ['1,200', '100%'],
        ['3', undefined],
        ['600.0', '50%'],
        ['11', undefined],
        ['–', undefined],
        ['12', undefined],
      ],
      ...[
        ['300', '25%'],
        ['12', undefined],
        ['2,100', undefined],
        ['38', undefined],
      ],
    ]);
  });

  it.each([
    ['words among the numbers', table('Year|Coal (tonnes)', 'a|1', 'b|2', 'c|3', 'd|not known')],
    ['numbers below zero', table('Year|Change (%)', 'a|1', 'b|−2', 'c|3')],
    ['two values', table('Year|Coal (tonnes)', 'a|1', 'b|2')],
    ['no unit', table('Room|Floor', 'a|1', 'b|2', 'c|3')],
    ['a code', table('Tax|Code (HSN)', 'a|1', 'b|2', 'c|3')],
    ['so many rows that nobody compares them', table('Year|Coal (tonnes)', ...Array<string>(101).fill('a|1'))],
  ])('has no bars with %s', async (_name, raw) => {
    expect(await make(raw)).not.toContain('<svg');
  });
});
