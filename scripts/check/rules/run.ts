// Judges a built site (a folder or an address) by the rules for government websites, and prints the faults.
import { failWith } from '../../command/fail-with.ts';
import { runChecks } from './checks.ts';
import { optionsOf, USAGE } from './options.ts';
import { printResults, resultsJson, writeRun } from './report.ts';
import { askBytes, askServer } from './served.ts';
import { folderSite, type Marks, type Site } from './site.ts';
import { webSite } from './web-site.ts';

type Options = ReturnType<typeof optionsOf>;

async function open(target: string, { served: asked, owner, portal, files, most }: Options): Promise<Site> {
  const isWeb = /^https?:/.test(target);
  const server = isWeb ? target : asked;
  const served =
    server !== undefined &&
    (await askServer(server).catch(() => {
      throw new Error(`${server} does not answer.`);
    }));
  const marks: Marks = {
    owners: owner,
    portals: portal,
    ...(served && { served }),
    ...((files || isWeb) && { ask: askBytes }),
  };
  return isWeb ? webSite(target, most, marks) : folderSite(target, marks);
}

async function judge(target: string, options: Options): Promise<void> {
  const site = await open(target, options);
  // The run stores only the faults that are printed, and only counts further faults. So thousands of equal faults need little
  // memory.
  const results = await runChecks(site, options.json === undefined ? options.show : Infinity);
  if (results.pages === 0) throw new Error(`${target} has no pages.`);
  const faulty = printResults(results, options.show);
  if (options.json) await resultsJson(options.json, results);
  if (options.record) await writeRun(results, site, options);
  if (faulty > 0) process.exitCode = 1;
}

async function run(): Promise<void> {
  const options = optionsOf(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else if (options.target === undefined) throw new Error(USAGE);
  else await judge(options.target, options);
}

await run().catch(failWith);
