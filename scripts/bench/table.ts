// Lays measurements out as a table, one column for each generator.
import type { Measured, SizeOfHtml } from './measure.ts';

export interface Row extends Measured, SizeOfHtml {
  readonly name: string;
  readonly pagesPerSecond: number;
  readonly bytesPerPage: number;
  /** Seconds from start to end; `seconds` is the rendering alone, with what it waits for. */
  readonly whole?: number;
  /** Seconds in which a request to the API was under way; rendering goes on meanwhile. */
  readonly reading?: number;
  /** Seconds in which a picture was being sized. */
  readonly pictures?: number;
  readonly compressing?: number;
}

export function rowOf(
  name: string,
  { seconds, processorSeconds, peakMegabytes }: Measured,
  { pages, bytes }: SizeOfHtml,
): Row {
  return {
    name,
    seconds,
    processorSeconds,
    peakMegabytes,
    pages,
    bytes,
    pagesPerSecond: pages / seconds,
    bytesPerPage: bytes / pages,
  };
}

const LINES = [
  ['pages', 'pages', 0],
  ['seconds of rendering', 'seconds', 1],
  ['  of them with the API asked', 'reading', 1],
  ['  of them with pictures sized', 'pictures', 1],
  ['seconds of compression', 'compressing', 1],
  ['seconds from start to end', 'whole', 1],
  ['processor seconds, all of it', 'processorSeconds', 1],
  ['pages a second of rendering', 'pagesPerSecond', 0],
  ['peak memory, MB', 'peakMegabytes', 0],
  ['bytes of HTML', 'bytes', 0],
  ['bytes of HTML a page', 'bytesPerPage', 0],
] as const;
const NAME_WIDTH = 30;
const WIDTH = 16;

export function showTable(rows: readonly Row[]): string {
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join('');
  const body = LINES.map(([name, key, digits]) =>
    line(
      name,
      rows.map((row) => row[key]?.toFixed(digits) ?? '-'),
    ),
  );
  return [
    line(
      '',
      rows.map(({ name }) => name),
    ),
    ...body,
  ].join('\n');
}
