// Names the limits of scripts and islands, and shows the costs of islands in a table with these limits.
import type { IslandCost } from './island-cost.ts';
import { type Column, table } from './rows.ts';

export const MOST = {
  scriptBytes: 3000,
  /** The search page may have this many more bytes of script, because its address may contain a search. */
  aheadBytes: 500,
  /** The page `/` may have this many more bytes of script, because it chooses the language. */
  homeLangBytes: 300,
  /** The page that verifies files may have this many more bytes of script, because it gets ready to work without a connection. */
  keepBytes: 300,
  /**
   * All islands together, which no visitor loads. Of these bytes, 300 came with the printing of notices and what is new, and
   * 300 with results by date, a search that is tried again, whole Hindi months in the footer, and fields that are in sight;
   * 1,900 with the reading aids, a filter that says its count and knows words by their sounds, what suggestions say, and a
   * language dialog that asks in both languages. Files name each other with a hash, which compresses differently at each
   * change: 200 are for that.
   */
  islandBytes: 79_800,
  /** The limit in bytes for the scripts that save pages and data. */
  savingBytes: 2500,
  /** The limit in bytes for the script that verifies documents. With its library, it is used on one page only. */
  verifyBytes: 4000,
  /** The limit in bytes for the script that looks inside documents. It loads only for a look. */
  insideBytes: 1700,
  rounds: 1,
  answers: 100,
};

/**
 * True if a script belongs to an island. Scripts of the search do not count here, because they load before the visitor
 * does anything: search-page.ts counts them. Those with a limit of their own do not count either.
 */
export const isIslandFile = (file: string): boolean =>
  /^(?!start\.|results\.|beside\.|inside\.|saver?\.|verify\.|search-(worker|engine|words)\.).*\.js$/.test(file);
/** True for scripts that save pages and data. Few visitors load them, and only one at a time. */
export const isSavingFile = (file: string): boolean => /^saver?\..*\.js$/.test(file);
export const isInsideFile = (file: string): boolean => /^inside\..*\.js$/.test(file);
export const isVerifyFile = (file: string): boolean => /^verify\..*\.js$/.test(file);

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
  /** Bytes of all files of islands together, compressed with Brotli. */
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
