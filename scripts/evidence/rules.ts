import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { owner } from '../../src/owner/owner.ts';
import type { Run } from '../../src/rules/answers.ts';
import { ROWS } from '../../src/rules/rows.ts';
import { runFor, stateOf } from '../../src/rules/verdict.ts';
import { type Results, runChecks } from '../check/rules/checks.ts';
import { folderSite } from '../check/rules/site.ts';
import { allRows } from './all-rows.ts';
import { cacheControlOf, securityHeaders } from '../serve/rules.ts';
import { publicFacts } from './headers.ts';
import { type Context, counted, type EvidenceFile, json, type Topic } from './topic.ts';

/** The result of the last `npm run check:rules -- … --record`. */
const RECORD = 'src/owner/self-audit-run.json';
/** The most faults that are listed for a row. */
const MOST_NAMED = 50;

/** Judges the built site for the auditor's folder. No server and no other host is asked, so two runs have the same result. */
async function judged({ siteDir, facts }: Context): Promise<Results> {
  const portals = ['india.gov.in', new URL(owner.nationalPortal).hostname];
  const shipped = { ...securityHeaders(publicFacts(facts).facts), 'Cache-Control': cacheControlOf('/') };
  const headers = Object.fromEntries(Object.entries(shipped).map(([name, value]) => [name.toLowerCase(), value]));
  return runChecks(await folderSite(siteDir, { owners: [], portals, served: { headers } }));
}

const rowsOf = ({ rows }: Results) =>
  ROWS.filter(({ by }) => by === 'machine' || by === 'both').map(({ id, clause, by, en }) => {
    const result = rows.get(id);
    const { pages, faulty, faults = [] } = result ?? {};
    return {
      ...{
        id,
        clause,
        what: en,
        state: result ? stateOf(result) : 'not judged here',
        by: by === 'both' ? 'machine, then people' : by,
      },
      ...{ pages, pagesWithFaults: faulty, faults: faults.slice(0, MOST_NAMED) },
    };
  });

/** Returns the recorded run that the pages of the site show. Its day is the day of the recording. */
function recorded({ root, facts }: Context): { rows: Run['rows']; files: EvidenceFile[] } {
  const file = path.join(root, RECORD);
  if (!existsSync(file)) return { rows: {}, files: [] };
  const text = readFileSync(file, 'utf8');
  const run = JSON.parse(text) as Run;
  const { site = 'a website that it does not name', day } = run;
  const { rows } = runFor(run, new URL(facts.siteUrl));
  const shows = `the last recorded run, of ${day}, of ${site}: the page /pages/self-audit of the site shows this run.`;
  return { rows, files: [{ name: 'self-audit-run.json', text, shows }] };
}

export const rules: Topic = {
  name: 'rules',
  title: { en: 'Clause by clause: the rules, on this site', hi: 'इस साइट की खंडवार जाँच' },
  clauses: ['GIGW 3.0', 'DBIM 3.0', 'Law', 'UX4G 3.0'],
  async make(context) {
    const results = await judged(context);
    const [rows, every, record] = [rowsOf(results), allRows(results), recorded(context)];
    const faults = rows.filter(({ pagesWithFaults = 0 }) => pagesWithFaults > 0);
    const faulty = faults
      .map(({ id, what, pages = 0, pagesWithFaults = 0 }) => `${id} (${what}: ${pagesWithFaults} of ${pages})`)
      .join(', ');
    const left = rows
      .filter(({ state }) => state === 'not judged here')
      .map(({ id }) => id)
      .join(', ');
    return {
      state: faulty ? 'fault' : 'people',
      isRecorded: faults.every(({ id, pagesWithFaults = 0 }) => pagesWithFaults <= (record.rows[id]?.faulty ?? 0)),
      verdict: `${counted(results.pages, 'page')} of this site, ${counted(results.rows.size, 'row')} judged by a machine: ${faulty ? `faults in ${faulty}` : 'no fault'}. With the answers of people: ${every.sum}.${left ? ` Not judged here, because they need a server: ${left}.` : ''} The judged headers are the headers of the shipped server settings. Files on other hosts were not requested.`,
      files: [
        {
          name: 'rows.html',
          text: every.page,
          shows: 'the table of all rows: who judges each row, and its result.',
        },
        {
          name: 'results.json',
          text: json({ pages: results.pages, rows }),
          shows: 'each row that a machine judges, with its faults.',
        },
        ...record.files,
      ],
      people: ['Answer the rows that people judge: see the page /pages/self-audit of the site.'],
    };
  },
};
