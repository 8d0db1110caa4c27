// Builds the site from the environment. Replaces the old site only if the whole build succeeds.
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { pruneOriginals } from '../../src/api/originals.ts';
import { readEnvironment } from '../../src/config.ts';
import { prunePapers } from '../../src/media/papers/prune.ts';
import { messageOf } from '../command/log.ts';
import { readSettings, root } from '../command/settings.ts';
import { shownText } from '../command/shown.ts';
import { openLines } from '../health/open-lines.ts';
import {
  buildReport,
  type OutputSums,
  readReportLines,
  requireContent,
  summary,
  writeReport,
} from '../health/report.ts';
import { writeHeaderFiles } from '../serve/header-files.ts';
import { siteRecordOf, writeSiteRecord } from '../serve/site-record.ts';
import { step } from '../setup/steps.mjs';
import { takeBuildLock } from './build-lock.ts';
import { bundleAnew, bundleOf, bundlingDir } from './bundles.ts';
import { openFinishing } from './finish-output.ts';
import { requireNoPublisher } from './publisher-lock.ts';
import { recallOwner } from './owner-memory.ts';
import { promote } from './promote.ts';
import { render } from './render.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    report: { type: 'string' },
    stamp: { type: 'string' },
    /** Bundles the site again, even if a bundle of this code exists. */
    anew: { type: 'boolean' },
  },
});
const outDir = path.resolve(root, values.out ?? 'dist');
const reportFile = path.resolve(root, values.report ?? 'report.json');
const seconds: Record<string, number> = {};
const progress = { isReplaced: false };

/**
 * The names of errors that faulty content or a faulty environment causes. The message of such an error is enough, so no stack
 * trace is printed.
 */
const SAID_IN_ONE_SENTENCE = [
  'BundleError',
  'ContentApiError',
  'ShrinkError',
  'EnvironmentError',
  'FolderTakenError',
  'NoContentError',
];

async function timed<Result>(title: string, work: (say: (detail: string) => void) => Promise<Result>): Promise<Result> {
  const since = performance.now();
  try {
    return await step(title, work);
  } finally {
    seconds[title] = Number(((performance.now() - since) / 1000).toFixed(2));
  }
}

const peakMemoryMegabytes = (): number => Math.round(process.resourceUsage().maxRSS / 1024);

async function report(cacheDir: string, result: { output: OutputSums } | { message: string }): Promise<string> {
  const said = readReportLines(path.join(cacheDir, 'report.ndjson'));
  const { SITE_NOW } = process.env;
  const now = SITE_NOW ? Date.parse(SITE_NOW) : Date.now();
  const lines = openLines(said, { now, hasFile: (name) => existsSync(path.join(outDir, name)) });
  const outcome = 'output' in result ? 'built' : 'failed';
  const whole = buildReport(lines, { outcome, ...result, seconds, peakMemoryMegabytes: peakMemoryMegabytes() });
  await writeReport(reportFile, whole).catch((error: unknown) =>
    console.log(`The report could not be written to ${reportFile}: ${shownText(messageOf(error))}`),
  );
  return summary(whole, path.relative(root, reportFile));
}

/** Runs `work` and reports its progress, because the pictures of a first build take minutes. */
async function watched(say: (detail: string) => void, cacheDir: string, work: () => Promise<void>): Promise<void> {
  const look = async (): Promise<void> => {
    const pictures = await readdir(path.join(cacheDir, 'pictures')).catch(() => []);
    say(`${pictures.length} pictures so far`);
  };
  const timer = setInterval(() => void look(), 1000);
  await work().finally(() => clearInterval(timer));
  say('');
}

class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type Variables = ReturnType<typeof readVariables>;

function readVariables() {
  try {
    return { environment: readEnvironment(process.env), brotliQuality: readSettings(process.env).BROTLI_QUALITY };
  } catch (error) {
    throw new EnvironmentError(messageOf(error));
  }
}

async function makeSite(): Promise<void> {
  const variables = readVariables();
  const cacheDir = path.resolve(root, variables.environment.CACHE_DIR);
  const release = await takeBuildLock(cacheDir, console.log);
  try {
    requireNoPublisher(outDir);
    await makeAlone(cacheDir, variables);
  } finally {
    release();
  }
}

/** Bundles the code, or finds the bundle of an earlier build with the same code and environment. Returns its folder. */
function bundle(cacheDir: string): Promise<string> {
  const options = { root, cacheDir };
  return values.anew ? bundleAnew(options) : bundleOf(options);
}

/** Keeps the last good versions and deletes old files. An error is only reported, because the new site is already in place. */
async function tidyCaches(cacheDir: string, nextGood: string): Promise<void> {
  try {
    if (existsSync(nextGood)) await promote(nextGood, path.join(cacheDir, 'good'));
    await pruneOriginals(cacheDir);
    await prunePapers(cacheDir);
  } catch (error) {
    console.log(
      `The last good versions could not be kept, or old files in ${cacheDir} could not be deleted: ${shownText(messageOf(error))}`,
    );
  }
}

async function makeAlone(cacheDir: string, { environment, brotliQuality }: Variables): Promise<void> {
  const nextDir = path.join(cacheDir, 'next-site');
  const nextGood = path.join(cacheDir, 'good.next');
  const finishing = openFinishing({ dir: nextDir, cacheDir, brotliQuality });
  // First, so that a failure never reports what the build before has noted.
  await writeFile(path.join(cacheDir, 'report.ndjson'), '');
  try {
    for (const dir of [nextDir, nextGood]) await rm(dir, { recursive: true, force: true });
    await recallOwner(cacheDir, process.env.CONTENT_SOURCE || environment.CONTENT_API_URL);
    const from = await timed('Bundling the code', () => bundle(cacheDir));
    const rendering = () => render({ bundle: from, outDir: nextDir, rendered: finishing.add });
    await timed('Rendering the pages', (say) => watched(say, cacheDir, rendering));
    requireContent(readReportLines(path.join(cacheDir, 'report.ndjson')));
    const output = await timed('Compressing', finishing.finish);
    const record = siteRecordOf(environment, output, values.stamp);
    requireNoPublisher(outDir);
    await writeHeaderFiles(outDir, record);
    await promote(nextDir, outDir);
    progress.isReplaced = true;
    // The record names the site that is in place, so it comes after the site.
    await writeSiteRecord(cacheDir, record);
    await tidyCaches(cacheDir, nextGood);
    console.log(await report(cacheDir, { output }));
  } catch (error) {
    await report(cacheDir, { message: messageOf(error) });
    throw error;
  } finally {
    await rm(bundlingDir(root, cacheDir), { recursive: true, force: true });
    await finishing.end();
  }
}

try {
  await makeSite();
} catch (error) {
  const isSaid = error instanceof Error && SAID_IN_ONE_SENTENCE.includes(error.name);
  console.error(shownText(isSaid ? error.message : inspect(error)));
  console.error(`${path.relative(root, outDir)} ${progress.isReplaced ? 'has the new site' : 'was not changed'}.`);
  process.exitCode = 1;
}
