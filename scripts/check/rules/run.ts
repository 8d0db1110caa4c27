// Judges a built site, a folder or an address, by the rules for government websites, and prints what does not meet them.
import { parseArgs } from 'node:util';
import { owner } from '../../../src/owner/owner.ts';
import { runChecks } from './checks.ts';
import { printResults, resultsJson, writeRun } from './report.ts';
import { askBytes, askServer } from './served.ts';
import { folderSite, type Marks, type Site } from './site.ts';
import { webSite } from './web-site.ts';

const USAGE = `npm run check:rules -- <folder or address> [options]

  --owner NAME     the owner's name, as it stands on each page; may be given more than once
  --portal HOST    the host of the national portal
  --served URL     a server of this folder: it is asked for headers and for lost addresses
  --files          asks for the bytes of files on other hosts
  --show N         shows at most N faults of a row (5)
  --all            shows all faults
  --most N         looks at most at N pages of an address (500)
  --json FILE      writes all faults, as JSON
  --record         writes src/owner/self-audit-run.json; with --day 2026-11-20 and --release TEXT`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    owner: { type: 'string', multiple: true, default: [] },
    portal: { type: 'string', multiple: true, default: ['india.gov.in', new URL(owner.nationalPortal).hostname] },
    served: { type: 'string' },
    files: { type: 'boolean', default: false },
    show: { type: 'string', default: '5' },
    all: { type: 'boolean', default: false },
    most: { type: 'string', default: '500' },
    json: { type: 'string' },
    record: { type: 'boolean', default: false },
    day: { type: 'string' },
    release: { type: 'string' },
  },
});

/** Stops with one sentence. What was asked for cannot be judged. */
function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

async function open(target: string): Promise<Site> {
  const isWeb = /^https?:/.test(target);
  const server = isWeb ? target : values.served;
  const served = server ? await askServer(server).catch(() => fail(`${server} does not answer.`)) : undefined;
  const marks: Marks = {
    owners: values.owner,
    portals: values.portal,
    ...(served && { served }),
    ...((values.files || isWeb) && { ask: askBytes }),
  };
  return isWeb ? webSite(target, Number(values.most), marks) : folderSite(target, marks);
}

const [target] = positionals;
if (target === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const site = await open(target);
  const most = values.all ? Infinity : Number(values.show);
  // The others are only counted. So thousands of pages with the same fault need little memory.
  const results = await runChecks(site, values.json === undefined ? most : Infinity);
  if (results.pages === 0) {
    console.error(`${target} has no pages.`);
    process.exitCode = 1;
  } else {
    const faulty = printResults(results, most);
    if (values.json) await resultsJson(values.json, results);
    if (values.record) await writeRun(results, site, values);
    process.exitCode = faulty > 0 ? 1 : 0;
  }
}
