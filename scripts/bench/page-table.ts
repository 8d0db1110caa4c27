// Lays out what pages and islands cost, one row each, beside the most that each may cost.
import type { IslandCost } from './island-cost.ts';
import type { PageCost } from './page-cost.ts';
import type { Weight, Weights } from './weights.ts';

/** What the site holds itself to. */
export const MOST = {
  scriptBytes: 3000,
  /** More on the search page: what a search in its address begins with. */
  aheadBytes: 500,
  scriptRequests: 1,
  reactBytes: 0,
  islandBytes: 75_000,
  /** What keeps a page as a file, and what shows one picture at a time. */
  savingBytes: 2300,
  rounds: 1,
  answers: 100,
};

/**
 * A file of script that belongs to islands. The page of results and what answers it come with a search and with no touch:
 * they count towards the bytes of a query, see search-page.ts.
 */
export const isIslandFile = (file: string): boolean =>
  /^(?!start\.|results\.|beside\.|saver?\.|search-(worker|engine)\.).*\.js$/.test(file);
/** A file of what saves: few visitors ask for it, each by itself. */
export const isSavingFile = (file: string): boolean => /^saver?\..*\.js$/.test(file);

interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => number | undefined;
  readonly digits?: number;
  readonly most?: number;
}

const PAGE_COLUMNS: readonly Column<PageCost>[] = [
  { title: 'requests', of: ({ requests }) => requests },
  { title: 'bytes sent', of: ({ bytes }) => bytes },
  { title: 'scripts', of: ({ scriptRequests }) => scriptRequests, most: MOST.scriptRequests },
  { title: 'script bytes', of: ({ scriptBytes }) => scriptBytes, most: MOST.scriptBytes },
  { title: 'React bytes', of: ({ reactBytes }) => reactBytes, most: MOST.reactBytes },
  { title: 'seen after ms', of: ({ firstPaint }) => firstPaint },
  { title: 'CLS', of: ({ shift }) => shift, digits: 4 },
];

const ISLAND_COLUMNS: readonly Column<IslandCost>[] = [
  { title: 'requests', of: ({ requests }) => requests },
  { title: 'rounds', of: ({ rounds }) => rounds, most: MOST.rounds },
  { title: 'bytes', of: ({ bytes }) => bytes },
  { title: 'opens after ms', of: ({ opens }) => opens },
  { title: 'CLS', of: ({ shift }) => shift, digits: 4, most: 0 },
  { title: 'INP ms', of: ({ answers }) => answers, most: MOST.answers },
];

/** What the slowest phone is promised, of the home page where that may weigh more than others. */
const PROMISED = {
  shell: 7000,
  page: 14_000,
  all: 55_000,
  requests: 3,
  second: 9000,
  later: 5000,
  first: 3500,
  largest: 4500,
};

const WEIGHT_COLUMNS: readonly Column<Weight>[] = [
  { title: 'shell', of: ({ shell }) => shell, most: PROMISED.shell },
  { title: 'HTML + CSS', of: ({ page }) => page, most: PROMISED.page },
  { title: 'before a touch', of: ({ all }) => all, most: PROMISED.all },
  { title: 'requests', of: ({ requests }) => requests, most: PROMISED.requests },
  { title: 'pictures', of: ({ pictures }) => pictures },
  { title: 'fonts', of: ({ fonts }) => fonts, most: 0 },
  { title: 'second page', of: ({ second, isOurs }) => (isOurs ? second : undefined) },
  { title: 'later page', of: ({ later }) => later },
  { title: 'CLS', of: ({ shift }) => shift, digits: 4, most: 0 },
  { title: 'FCP ms', of: ({ first }) => first, most: PROMISED.first },
  { title: 'LCP ms', of: ({ largest }) => largest, most: PROMISED.largest },
];

const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

export function showWeights({ rows, line }: Weights): string {
  const ours = rows.filter(({ isOurs }) => isOurs);
  const floor = Math.max(...rows.filter(({ name }) => name.includes('floor')).map(({ first }) => first));
  const named = rows.map((row) => ({ ...row, name: `${row.name} ${row.lang}` }));
  const secondPage = median(ours.map(({ second }) => second));
  const laterPage = median(ours.flatMap(({ later }) => later ?? []));
  return [
    'Bytes in Brotli at its best, on a phone of 360 x 740; FCP and LCP the middle of three first visits on 2G',
    `(${line}; a processor 6 times slower)`,
    table(WEIGHT_COLUMNS, named),
    `A second page: ${secondPage} bytes in the middle of all kinds, at most ${PROMISED.second}; from the third on, as what`,
    `differs from the frame: ${laterPage}, at most ${PROMISED.later}`,
    `FCP: at most the floor of this run + 300 ms = ${(floor + 300).toFixed(0)} ms, and ${PROMISED.first} ms;`,
    `the slowest of ours ${Math.max(...ours.map(({ first }) => first)).toFixed(0)} ms. LCP: home ${PROMISED.largest} ms, others 3500 ms`,
  ].join('\n');
}

const NAME_WIDTH = 28;
const WIDTH = 15;

function table<Row extends { readonly name: string }>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const line = (name: string, cells: readonly string[]): string =>
    name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join('');
  return [
    line(
      '',
      columns.map(({ title }) => title),
    ),
    ...rows.map((row) =>
      line(
        row.name,
        columns.map(({ of, digits = 0 }) => of(row)?.toFixed(digits) ?? '-'),
      ),
    ),
    line(
      'at most',
      columns.map(({ most }) => (most === undefined ? '' : String(most))),
    ),
  ].join('\n');
}

export interface Costs {
  readonly pages: readonly PageCost[];
  readonly islands: readonly IslandCost[];
  /** Of all files of islands together, in Brotli. */
  readonly islandBytes: number;
}

export const showCosts = ({ pages, islands, islandBytes }: Costs): string =>
  [
    'Before a touch (600 ms a request, 400 kbit/s, a processor 6 times slower)',
    table(PAGE_COLUMNS, pages),
    '',
    'An island: at its first touch, as slow as above; INP once it is there, on a processor 4 times slower',
    table(ISLAND_COLUMNS, islands),
    '',
    `All islands together: ${islandBytes} bytes in Brotli, at most ${MOST.islandBytes}`,
  ].join('\n');
