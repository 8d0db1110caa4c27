// Summarises the reports of the pages during the build, for report.json and the terminal.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { shownLine } from '../command/shown.ts';

export const reportLine = z.object({
  kind: z
    .enum([
      'read',
      'absent',
      'held-back',
      'duplicate',
      'picture',
      'file',
      'document',
      'elsewhere',
      'link',
      'note',
      'advice',
      'use',
    ])
    .catch('note'),
  /** The exact fault, such as `scan`, if `kind` does not name it. */
  about: z.string().optional(),
  address: z.string(),
  lang: z.enum(['en', 'hi']).optional(),
  entry: z.string().optional(),
  title: z.string().optional(),
  field: z.string().optional(),
  expected: z.string().optional(),
  found: z.string().optional(),
  lastGood: z.boolean().optional(),
  count: z.number().optional(),
  detail: z.string().optional(),
  reason: z.string().optional(),
  files: z.array(z.string()).readonly().optional(),
  since: z.string().optional(),
  until: z.string().optional(),
});
export type ReportLine = z.infer<typeof reportLine>;

/** The lists of the report, each with the kind of its lines and its title in the terminal. */
const LISTS = {
  /** The addresses that were read. Each line has the number of entries in the answer. */
  read: { kind: 'read', title: '' },
  absent: { kind: 'absent', title: 'Sections that the API does not have. The site shows them as empty' },
  /** Entries that did not fit their schema. If `lastGood` is true, the site shows an earlier version. */
  heldBack: { kind: 'held-back', title: 'Entries held back' },
  duplicates: { kind: 'duplicate', title: 'Entries with the same id' },
  pictures: { kind: 'picture', title: 'Pictures that could not be shown' },
  files: { kind: 'file', title: 'Files that could not be found' },
  /** Documents with a password or a script inside, or without text, tags or a title. `about` names the fault. */
  documents: { kind: 'document', title: 'Documents that some visitors cannot read' },
  /** Pictures and files on hosts that the build may not read from. */
  elsewhere: { kind: 'elsewhere', title: 'Pictures and files on other sites, which pages only link to' },
  links: { kind: 'link', title: 'Links that could not be resolved' },
  notes: { kind: 'note', title: 'Notes' },
  /** Improvements that editors could make. The entries are published even without these improvements. */
  advice: { kind: 'advice', title: 'Advice for editors' },
} as const;
type ListName = keyof typeof LISTS;

export interface OutputSums {
  readonly pages: number;
  readonly bytes: number;
  readonly brotliBytes: number;
  readonly pictures: number;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** The missing pictures and the pages that show them, as `page: name`. */
  readonly missingPictures: readonly string[];
}

export interface BuildReport extends Readonly<Record<ListName, readonly ReportLine[]>> {
  readonly outcome: 'built' | 'failed';
  /** The error message of a failed build. */
  readonly message?: string;
  readonly seconds: Readonly<Record<string, number>>;
  readonly peakMemoryMegabytes: number;
  readonly output?: OutputSums;
}

/** Returns each line once. The lines are sorted, because their order must not depend on the order of rendering. */
export function readReportLines(file: string): ReportLine[] {
  const unique = [...new Set(readFileSync(file, 'utf8').split('\n'))].filter(Boolean).sort();
  return unique.map((line) => reportLine.parse(JSON.parse(line)));
}

class NoContentError extends Error {
  override name = 'NoContentError';
}

/** Throws NoContentError if the content API had no list and no page. In that case, its address must be wrong. */
export function requireContent(lines: readonly ReportLine[]): void {
  if (lines.some(({ kind }) => kind === 'read')) return;
  const absent = lines.filter(({ kind }) => kind === 'absent').length;
  throw new NoContentError(
    `The content API has no content: it answered 404 for all ${absent} lists and pages. Check CONTENT_API_URL. Nothing was published.`,
  );
}

/** Returns the pictures that are missing in the output because the cache folder was emptied during the build. */
const lostPictures = (output: OutputSums | undefined): ReportLine[] =>
  (output?.missingPictures ?? []).map((detail) => ({ kind: 'picture', address: '/m/', detail }));

export function buildReport(lines: readonly ReportLine[], rest: Omit<BuildReport, ListName>): BuildReport {
  const ofKind = Object.entries(LISTS).map(([name, { kind }]) => [name, lines.filter((line) => line.kind === kind)]);
  const lists = Object.fromEntries(ofKind) as Record<ListName, ReportLine[]>;
  return { ...rest, ...lists, pictures: [...lists.pictures, ...lostPictures(rest.output)] };
}

export const writeReport = (file: string, report: BuildReport): Promise<void> =>
  writeFile(file, `${JSON.stringify(report, null, 2)}\n`);

const MOST_LINES = 12;

/** Returns a report line in words, safe for a terminal. */
const sentence = ({ lang, address, entry, field, expected, found, lastGood, detail }: ReportLine): string =>
  shownLine(
    [
      [lang, address, entry].filter(Boolean).join(' '),
      field && `field ${field}`,
      expected && `expected ${expected}`,
      found && `found ${found}`,
      detail,
      lastGood === true && 'its last good version is shown',
    ]
      .filter(Boolean)
      .join(', '),
  );

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const number = (count: number): string => count.toLocaleString('en-IN');

export function summary(report: BuildReport, reportFile: string): string {
  const { output, read, seconds } = report;
  const all = Object.values(seconds).reduce((sum, part) => sum + part, 0);
  const lines = [
    output &&
      `Built ${number(output.pages)} pages and ${number(output.pictures)} pictures: ${megabytes(output.bytes)} of text, ` +
        `${megabytes(output.brotliBytes)} compressed with Brotli. The build took ${all.toFixed(1)} s and at most ${report.peakMemoryMegabytes} MB of memory.`,
    `Read ${number(read.reduce((sum, line) => sum + (line.count ?? 0), 0))} entries from ${number(read.length)} sources.`,
  ];
  for (const [name, { title }] of Object.entries(LISTS)) {
    const found = report[name as ListName];
    if (!title || found.length === 0) continue;
    lines.push(`${title}: ${number(found.length)}`, ...found.slice(0, MOST_LINES).map((line) => `  ${sentence(line)}`));
    if (found.length > MOST_LINES) lines.push(`  and ${number(found.length - MOST_LINES)} more`);
  }
  lines.push(`The whole report is in ${reportFile}.`);
  return lines.filter(Boolean).join('\n');
}
