// The limits of scripts and islands, and the table of islands beside them.
import type { IslandCost } from './island-cost.ts';
import { type Column, table } from './rows.ts';

/** The limits of the site. */
export const MOST = {
  scriptBytes: 3000,
  /** More on the search page: what a search in its address begins with. */
  aheadBytes: 500,
  /** More on `/`: which language it is read in. */
  homeLangBytes: 300,
  islandBytes: 75_000,
  /** The islands that save a page as a file and that show one large picture. */
  savingBytes: 2500,
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

const COLUMNS: readonly Column<IslandCost>[] = [
  { title: 'requests', of: ({ requests }) => requests },
  { title: 'rounds', of: ({ rounds }) => rounds, most: MOST.rounds },
  { title: 'bytes', of: ({ bytes }) => bytes },
  { title: 'opens after ms', of: ({ opens }) => opens },
  { title: 'CLS', of: ({ shift }) => shift, digits: 4, most: 0 },
  { title: 'INP ms', of: ({ answers }) => answers, most: MOST.answers },
];

export interface Costs {
  readonly islands: readonly IslandCost[];
  /** Of all files of islands together, in Brotli. */
  readonly islandBytes: number;
}

export const showCosts = ({ islands, islandBytes }: Costs): string =>
  [
    'An island: at its first touch (600 ms a request, 400 kbit/s, a processor 6 times slower);',
    'INP once it is there, on a processor 4 times slower',
    table(COLUMNS, islands),
    '',
    `All islands together: ${islandBytes} bytes in Brotli, at most ${MOST.islandBytes}`,
  ].join('\n');
