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
