// Runs test queries in the search of the sample site. Each query names the result that people want. Prints the share of queries
// whose wanted result was found, and lists all other queries.
import { parseArgs } from 'node:util';
import { openSearch } from '../../src/search/engine.ts';
import { searchIndex } from '../../src/search/indexer/index-of.ts';
import { type Column, table } from './rows.ts';
import { lookInside } from './search/inside.ts';
import { contentEntries, glossary, NOW } from './search/content.ts';
import { CLASSES, intents, judge, type Judged, WRITINGS } from './search/intents.ts';

const { values } = parseArgs({
  options: { content: { type: 'string' }, 'held-out': { type: 'boolean', default: false } },
});

interface Row {
  readonly name: string;
  readonly all: readonly Judged[];
}

const share = (all: readonly Judged[]): number => (100 * all.filter(({ isRight }) => isRight).length) / all.length;
const columnOf = (title: string, isOf: (one: Judged) => boolean): Column<Row>[] => [
  { title, of: ({ all }) => all.filter(isOf).length },
  { title: 'found, %', of: ({ all }) => (all.some(isOf) ? share(all.filter(isOf)) : undefined), digits: 1 },
];

const files = searchIndex(contentEntries(values.content), glossary()).files();
const search = openSearch((name) => Promise.resolve(files.get(name) ?? new Uint8Array()));
const judged: Judged[] = [];
for (const intent of intents) judged.push(await judge(search, intent, NOW));

const rows: Row[] = [
  ...WRITINGS.flatMap((writing) =>
    CLASSES.map((sort) => ({
      name: `${writing}, ${sort}`,
      all: judged.filter(({ intent }) => intent.writing === writing && intent.sort === sort),
    })),
  ),
  ...CLASSES.map((sort) => ({ name: sort, all: judged.filter(({ intent }) => intent.sort === sort) })),
  ...WRITINGS.map((writing) => ({ name: writing, all: judged.filter(({ intent }) => intent.writing === writing) })),
  { name: 'all', all: judged },
];
console.log('A list must be the first result, and any other target must be among the first three results.');
console.log(
  table(
    [
      ...columnOf('looked at', ({ intent }) => !intent.isHeldOut),
      ...columnOf('held out', ({ intent }) => intent.isHeldOut),
    ],
    rows,
  ),
);
console.log(`\nMissed: the place of the expected result, and the first result`);
for (const { intent, place, first, isRight } of judged)
  if (!isRight && intent.isHeldOut === values['held-out'])
    console.log(
      `${intent.writing.padEnd(8)}${intent.sort.padEnd(6)}${(place < 0 ? '-' : String(place + 1)).padStart(2)}  ${intent.query}  (${intent.meant.join(',')})  ${first?.url ?? 'nothing'}`,
    );

const inside = await lookInside(values.content, NOW);
console.log('\nInside documents');
console.log(table([{ title: 'figure', of: ({ value }) => value, digits: 1 }], inside.figures));
console.log(inside.missed.map((one) => `missed: ${one}`).join('\n'));
