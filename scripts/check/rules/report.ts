// Prints the results of the checks, and writes them into files.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayInIndia } from '../../../src/i18n/dates.ts';
import type { Run } from '../../../src/rules/answers.ts';
import { ROWS } from '../../../src/rules/rows.ts';
import { stateOf } from '../../../src/rules/verdict.ts';
import { root } from '../../command/settings.ts';
import { parse, property } from '../html.ts';
import { type Fault, NEED_HOME, type Results } from './checks.ts';
import { linked } from './page.ts';
import type { Site } from './site.ts';

const WORDS = { met: 'met', partly: 'partly', not: 'not met', inapplicable: 'nothing to judge on this site' } as const;

const sentenceOf = ({ path: page, at, expected, found }: Fault): string =>
  `${page}: ${at}: expected ${expected}; found ${found}`;

/** Prints the results. Returns the number of rows with faults. */
export function printResults({ pages, hasHome, rows }: Results, most: number): number {
  const counts = { met: 0, partly: 0, not: 0, inapplicable: 0 };
  const left: string[] = [];
  for (const { id, clause, by, en } of ROWS) {
    const result = rows.get(id);
    if (!result) {
      const lacksHome = !hasHome && NEED_HOME.has(id);
      if (!lacksHome && (by === 'machine' || by === 'both')) left.push(id);
      continue;
    }
    const state = stateOf(result);
    if (state === 'owner' || state === 'unjudged') continue;
    counts[state] += 1;
    const of = result.pages > 0 ? `, ${result.faulty} of ${result.pages} pages with faults` : '';
    const word = state === 'met' && by === 'both' ? 'no fault found' : WORDS[state];
    console.log(`${id.padEnd(4)} ${clause.padEnd(12)} ${word.padEnd(17)} ${en}${of}`);
    for (const fault of result.faults.slice(0, most)) console.log(`       ${sentenceOf(fault)}`);
    if (result.count > most) console.log(`       and ${result.count - most} more`);
  }
  if (!hasHome)
    console.log(`\nNo home page was found. So these rows could not be judged: ${[...NEED_HOME].join(', ')}.`);
  const people = ROWS.filter(({ by }) => by === 'people').length;
  const duties = ROWS.filter(({ by }) => by === 'owner').length;
  console.log(
    `\n${pages} pages. ${counts.met} rows met or without a fault that a machine sees, ${counts.partly} partly, ${counts.not} not, ${counts.inapplicable} with nothing to judge.` +
      (left.length > 0
        ? ` Not judged here, because there was no server, or not every page was checked: ${left.join(', ')}.`
        : '') +
      ` ${people} rows are for people to judge, and ${duties} are duties of the owner.`,
  );
  return counts.partly + counts.not;
}

export const resultsJson = (file: string, { pages, rows }: Results): Promise<void> =>
  writeFile(file, `${JSON.stringify({ pages, rows: Object.fromEntries(rows) }, null, 2)}\n`);

/**
 * Returns only the facts that the page of the self-audit needs. The facts are in the order of the rules, so that equal results
 * give equal files.
 */
function runOf({ pages, rows }: Results, said: Omit<Run, 'pages' | 'rows'>): Run {
  const looked = ROWS.flatMap(({ id }) => {
    const result = rows.get(id);
    if (!result) return [];
    const { pages: count, faulty, first } = result;
    // The address of a script is left out: it changes with each build, so a link to it would soon be broken.
    const isPage = first !== undefined && !/\.(?!html?$)\w+$/.test(first);
    return [[id, { pages: count, faulty, ...(isPage && { first }) }] as const];
  });
  return { ...said, pages, rows: Object.fromEntries(looked) };
}

/** Returns the host in the canonical address of the home page. This is the host of SITE_URL. */
function hostOf(site: Site): string | undefined {
  const file = site.fileAt('/');
  const [canonical] = linked(parse((file !== undefined && site.read(file)) || ''), 'canonical');
  return (canonical && URL.parse(property(canonical, 'href') ?? ''))?.host;
}

/** Returns the given day, or else the day of SITE_NOW, or else today, in India. An empty text counts as not given. */
export const dayOfRun = (day: string | undefined, siteNow: string | undefined, now: Date): string =>
  dayInIndia([day, siteNow].find(Boolean) ?? now.toISOString());

const RUN_FILE = path.join(root, 'src/owner/self-audit-run.json');

interface Of {
  readonly day?: string | undefined;
  readonly release?: string | undefined;
}

/**
 * Writes the run into the file that the self-audit shows. The day is the given day, the day of SITE_NOW or today. The release
 * is the given release, or the version in the site's meta.json.
 */
export async function writeRun(results: Results, site: Site, { day, release }: Of): Promise<void> {
  const { version = 'unknown' } = JSON.parse(site.read('meta.json') ?? '{}') as { version?: string };
  const name = hostOf(site);
  const said = {
    day: dayOfRun(day, process.env.SITE_NOW, new Date()),
    ...(name && { site: name }),
    ...(site.served?.host && { served: site.served.host }),
    release: release ?? version,
  };
  const run = runOf(results, said);
  const rows = Object.entries(run.rows).map(
    ([id, looked]) =>
      `    ${JSON.stringify(id)}: ${JSON.stringify(looked).replaceAll(':', ': ').replaceAll(',', ', ').replace('{', '{ ').replace('}', ' }')}`,
  );
  const lines = Object.entries({ ...said, pages: run.pages }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  await writeFile(RUN_FILE, `{\n${lines.join('\n')}\n  "rows": {\n${rows.join(',\n')}\n  }\n}\n`);
}
