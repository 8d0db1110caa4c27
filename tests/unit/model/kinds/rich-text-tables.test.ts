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
  /** A financial year inside a text, which is kept whole. */
  const whole = (year: string): string => `<span class="num">${year}</span>`;
  const table = (head: string, ...rows: string[]): string => {
    const row = (cells: string, name: string): string =>
      `<tr>${cells.replace(/[^|]+/g, `<${name}>$&</${name}>`).replaceAll('|', '')}</tr>`;
    return `<table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
  };
  const WIDE = 'About|The office that answers|Telephone';

  it('has the head beside each value where it is too wide for a phone, and stays a table for screen readers', async () => {
    const html = await make(table(WIDE, 'A pension|The welfare section|0000-000 071'));
    expect(html).toContain('<table aria-label="Table" role="table" class="stack">');
    expect(html).toMatch(/<thead role="rowgroup"><tr role="row"><th [^>]*role="columnheader">About</);
    expect(html).toMatch(/<td role="cell">A pension</);
    expect(html).toMatch(/<td data-label="The office that answers" role="cell">The welfare section</);
  });

  it('has a telephone number without a label beside the name of its row, if the column has nothing else', async () => {
    const html = await make(table(WIDE, 'A pension|The welfare section|0000-000 071'));
    expect(html).toMatch(/<td class="dial" role="cell"><a class="tel" href="tel:/);
  });

  it.each([
    ['something else', table(WIDE, 'A pension|The welfare section|0000-000 071', 'Land|The estate office|none')],
    ['another column after it', table('Unit|The first officer|Telephone|Appeals', 'a|b|0000-000 041|c')],
    ['a second telephone', table('About|The office|Fax|Telephone', 'a|b|0000-000 072|0000-000 071')],
  ])('has a label for each telephone number, if there is %s', async (_what, raw) => {
    const html = await make(raw);
    expect(html).toMatch(/<td data-label="Telephone" role="cell"><a class="tel" href="tel:/);
    expect(html).not.toContain('dial');
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

  it('has its numbers on the right, and bars beside quantities: each beside the largest, totals apart', async () => {
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
        /<td class="(?:number|bars)">(?:<div class="amount">)?(?:<b>)?([^<]*)(?:<\/b>)?(?:<\/div><svg class="bar" width="0" height="0" aria-hidden="true"><rect y="20%" width="(\d+%)"[^>]*><\/rect><\/svg>)?/g,
      ),
    ];
    expect(bars.map(([, value, width]) => [value, width])).toEqual([
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

  const made = (html: string): (string | undefined)[][] =>
    [...html.matchAll(/<rect y="20%" width="(\d+%)"[^>]*><\/rect>(?:<line x1="(\d+%)")?/g)].map(
      ([, ...found]) => found,
    );

  it('has one scale with the other tables that have the same heads, and a line for each capacity', async () => {
    const head = 'Mine|Capacity (million tonnes a year)|Produced (million tonnes)';
    const [large, small] = [
      ['a|20.0|10.0', 'b|12|12', 'c|16|4'],
      ['d|2|1', 'e|1.0|1', 'f|4|2'],
    ];
    const html = await make(table(head, ...large) + table(head, ...small));
    expect(made(html)).toEqual([
      ['50%', '100%'],
      ['60%', '60%'],
      ['20%', '80%'],
      ['5%', '10%'],
      ['5%', '5%'],
      ['10%', '20%'],
    ]);
    expect(html).toMatch(
      /Produced <br><span class="soft">\(million tonnes\)<\/span><span [^>]*aria-hidden="true">.*?Capacity<\/span>/,
    );
    const other = await make(table(head.replace('Produced', 'Sold'), ...small) + table(head, ...large));
    expect(made(other)[0], 'other heads, another scale').toEqual(['25%', '50%']);
  });

  it('has bars of one unit and one scale, because readers compare the bars of a row', async () => {
    const rows = ['a|20|10|300', 'b|10|5|200', 'c|4|2|100'];
    const html = await make(table('Year|Dug (tonnes)|Sold (tonnes)|Earth (km)', ...rows));
    expect(made(html).map(([width]) => width)).toEqual(['100%', '50%', '50%', '25%', '20%', '10%']);
    const head = 'Line|Length (km)|Coal (tonnes)';
    const units = await make(table(head, 'a|-|10', 'b|-|5', 'c|-|2') + table(head, 'd|900|-', 'e|450|-', 'f|90|-'));
    expect(made(units).map(([width]) => width)).toEqual(['100%', '50%', '20%', '100%', '50%', '10%']);
  });

  const years = ['2025-26|60.0', '2023-24|48', '2024-25|50', '2022-23|40'];
  it('has a chart of its years before it, once in a text, which says how much changed', async () => {
    const html = await make(`<h2>Years</h2>${table('Year|Coal (tonnes)', ...years).repeat(2)}`);
    const [before, , after] = html.split(/<figure>(.*?)<\/figure>/);
    expect(before).toMatch(/Years<\/h2>$/);
    expect(after).not.toContain('<figure');
    expect(html).toContain(
      `<figcaption><strong>Coal: 50\u00a0% more in ${whole('2025-26')} than in ${whole('2022-23')}</strong> (tonnes)</figcaption>`,
    );
    const columns = [...html.matchAll(/height="(\d+)"[^>]*><\/rect><text[^>]*>([\d.]+)<\/text><text[^>]*>([\d-]+)</g)];
    expect(columns.map(([, ...found]) => found)).toEqual([
      ['93', '40', '2022-23'],
      ['112', '48', '2023-24'],
      ['117', '50', '2024-25'],
      ['140', '60.0', '2025-26'],
    ]);
    const fewer = await make(table('Year|Coal (tonnes)', ...years.map((row) => row.replace('60.0', '30'))));
    const share = await make(table('Year|Share (%)', ...years));
    expect(share).toContain('<figcaption><strong>Share</strong> (%)');
    const fromNothing = await make(table('Year|Coal (tonnes)', ...years, '2001-02|0'));
    expect(fromNothing).toContain('<figcaption><strong>Coal</strong> (tonnes)');
    expect(fewer).toContain(`Coal: 25\u00a0% less in ${whole('2025-26')} than in ${whole('2022-23')}`);
  });

  it.each([
    ['three years', table('Year|Coal (tonnes)', ...years.slice(1))],
    ['months', table('Month|Coal (tonnes)', ...years, 'April|5')],
    ['no quantity', table('Year|Floor', ...years)],
    ['a newest year that is bold, as totals are', table('Year|Coal (tonnes)', ...years, '2026-27|<b>70</b>')],
  ])('has no chart with %s', async (_name, raw) => {
    expect(await make(raw)).not.toContain('<figure');
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
