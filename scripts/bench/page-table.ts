// Names the limits of scripts and islands, and shows the costs of islands in a table with these limits.
import type { IslandCost } from './island-cost.ts';
import { type Column, table } from './rows.ts';

export const MOST = {
  scriptBytes: 3000,
  /** The search page may have this many more bytes of script, because its address may contain a search. */
  aheadBytes: 500,
  /** The page `/` may have this many more bytes of script, because this page chooses the language. */
  homeLangBytes: 300,
  /**
   * The page that verifies files may have this many more bytes of script. This script prepares the page for use without a
   * connection.
   */
  keepBytes: 300,
  /**
   * The limit for all islands together. No visitor loads all of them. The last rises of this limit had these causes. 300 bytes:
   * the printing of notices, and the list of what is new. 300 bytes: results by date, a second try of a failed search, whole
   * Hindi months in the footer, and filter fields that wide pages show without a button. 1,900 bytes: the reading aids, the
   * filter that announces its count and compares words by sound, the announcements of suggestions, and the language dialog in
   * both languages. 200 bytes: files contain the hashes of other files, and a new hash compresses differently.
   */
  islandBytes: 79_800,
  /** The limit in bytes for the scripts that save pages and data. */
  savingBytes: 2500,
  /** The limit in bytes for the script that verifies documents, with its library. Only one page uses this script. */
  verifyBytes: 4000,
  /** The limit in bytes for the script that searches inside documents. The script loads only when a visitor needs this search. */
  insideBytes: 1700,
  rounds: 1,
  answers: 100,
};

/**
 * True if a script belongs to an island. Two groups of scripts do not count here. Scripts of the search load without a touch,
 * and search-page.ts measures these scripts. The scripts of the other group have their own limits.
 */
export const isIslandFile = (file: string): boolean =>
  /^(?!start\.|results\.|beside\.|inside\.|saver?\.|verify\.|search-(worker|engine|words)\.).*\.js$/.test(file);
/**
 * True for scripts that save pages and data. Few visitors load these scripts, and a page never loads more than one of them at a
 * time.
 */
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
    'The costs of an island at its first touch (600 ms a request, 400 kbit/s, a processor 6 times slower);',
    'INP after the island has opened, on a processor 4 times slower',
    table(COLUMNS, islands),
    '',
    `All islands together: ${islandBytes} bytes, compressed with Brotli (limit: ${MOST.islandBytes})`,
  ].join('\n');
