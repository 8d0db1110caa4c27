import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PARTS, ROWS } from '~/rules/rows';

it('the table of the documentation counts the rows as they are', () => {
  const text = readFileSync('docs/self-audit.md', 'utf8');
  const [, table = ''] = /\| part .*\n\|[- |]+\n((?:\|.*\n)+)/.exec(text) ?? [];
  const said = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .match(/\b\d+\b(?= )/g)
        ?.map(Number)
        .slice(-5),
    );
  const counted = PARTS.map((part) => {
    const rows = ROWS.filter((row) => row.part === part);
    return [
      rows.length,
      ...(['machine', 'both', 'people', 'owner'] as const).map((by) => rows.filter((row) => row.by === by).length),
    ];
  });
  expect(said).toEqual(counted);
});
