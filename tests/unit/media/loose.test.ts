// What is a table on a page without tags, and what is not.
import { expect, it } from 'vitest';
import { readPaper } from '~/media/papers/read-paper';
import { line, onePage } from '../../support/pdf.ts';

const textOf = async (bytes: Buffer) => (await readPaper(bytes, 'pdf')).text;

const inTwoColumns = (rows: readonly (readonly string[])[]): Buffer =>
  onePage({
    content: rows.flatMap((row, y) => row.map((text, x) => line(text, 700 - 20 * y, 50 + 250 * x))).join('\n'),
  });

it.each([
  [
    'a text in two columns',
    ['The mine was opened', 'the year of the flood'],
    ['in all parts', 'and of the road'],
    ['of it', 'to it'],
  ],
  ['a signature', ['Sd/-', 'Sd/-'], ['General Manager', 'Head of the unit'], ['Materials', 'Finance']],
  [
    'labels of which one has no number',
    ['Subject', 'Mining Sirdar, Technical and Supervisory Grade C'],
    ['Reference number', 'VCL/REC/4'],
    ['Published on', '13 July 2026'],
  ],
  ['a list', ['1.', 'Bids are opened'], ['2.', 'Bids are read'], ['3.', 'Bids are kept 90 days']],
])('has no table in %s', async (_, ...rows) => {
  const [blocks] = (await textOf(inTwoColumns(rows))) ?? [];
  expect(blocks?.map(({ kind }) => kind)).not.toContain('table');
});

it('has a table of two columns with their heads', async () => {
  const rows = [
    ['Item', 'Rate'],
    ['Belt', '120'],
    ['Idler', '70'],
  ];
  expect(await textOf(inTwoColumns(rows))).toEqual([
    [{ kind: 'table', rows: rows.map((row, at) => row.map((text) => ({ text, isHead: at === 0 }))) }],
  ]);
});
