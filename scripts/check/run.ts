// Runs all checks and tests, or only the named part. After a failure, it runs the other parts too. It prints the counts at the
// end.
import path from 'node:path';
import pLimit from 'p-limit';
import { BuildFailed } from '../command/fail-with.ts';
import { readSettings, root } from '../command/settings.ts';
import { step } from '../setup/steps.mjs';
import { ensureChromium } from './chromium.ts';
import { openTestSite, type TestSite } from './test-site.ts';
import { type Count, FAILED, PASSED, runPlaywright, runScript, runVitest } from './tools.ts';
import { findWebServers, type WebServerPrograms } from './web-server-programs.ts';

/** The slowest checks start first. */
const CHECKS = ['lint', 'types:site', 'types:tools', 'format', 'dead-code', 'supply'] as const;
const PARTS = ['check', 'unit', 'publish', 'site', 'browser'] as const;
type Part = (typeof PARTS)[number];

const [named, ...args] = process.argv.slice(2);
const parts = PARTS.filter((name) => named === undefined || name === named);
const counts: Count[] = [];
const failures: string[] = [];
/** Programs that this machine does not have. The tests that need these programs are skipped. */
const missing: string[] = [];

function record(name: string, count: Count): void {
  counts.push(count);
  if (count.failed > 0) failures.push(name);
}

/** Runs two checks at a time. Shows the output of a check only if the check fails. */
async function runChecks(): Promise<void> {
  const atOnce = pLimit(2);
  let shown = '';
  const work = async (say: (detail: string) => void): Promise<void> => {
    const done: string[] = [];
    const run = async (name: (typeof CHECKS)[number]): Promise<void> => {
      const { count, output } = await runScript(root, name);
      record(name, count);
      if (count.failed > 0) shown += output;
      say(`${done.push(name)} of ${CHECKS.length}`);
    };
    await Promise.all(CHECKS.map((name) => atOnce(() => run(name))));
    if (failures.length > 0) throw new Error(failures.join(', '));
  };
  await step(`Checking ${CHECKS.join(', ')}`, work).catch(() => console.log(shown));
}

/** Runs a preparation, such as the build, and counts it as one check. Returns undefined if it fails. */
async function prepared<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    const result = await work();
    record(name, PASSED);
    return result;
  } catch (error) {
    if (!(error instanceof BuildFailed)) console.error(error instanceof Error ? error.message : error);
    record(name, FAILED);
    return undefined;
  }
}

async function webServers(): Promise<WebServerPrograms> {
  let reason = '';
  const programs = await step('Finding nginx and Caddy', () =>
    findWebServers(path.join(root, '.cache'), (detail) => (reason = detail)),
  );
  if (programs.TEST_NGINX === undefined) missing.push('nginx with its Brotli module');
  if (programs.TEST_CADDY === undefined) missing.push('Caddy');
  if (missing.length > 0) console.log(reason);
  return programs;
}

async function runSiteTests({ variables }: TestSite): Promise<void> {
  if (parts.includes('site'))
    record('site', await runVitest('site', { cwd: root, args, variables: { ...variables, ...(await webServers()) } }));
  if (!parts.includes('browser')) return;
  const { CHROMIUM_PATH } = readSettings(process.env);
  const chromium = await prepared<string>('chromium', () =>
    step('Finding a Chromium', (say) => ensureChromium(CHROMIUM_PATH, say)),
  );
  if (chromium === undefined) record('browser', FAILED);
  else
    record('browser', await runPlaywright({ cwd: root, args, variables: { ...variables, CHROMIUM_PATH: chromium } }));
}

async function runAll(): Promise<void> {
  if (parts.includes('check')) await runChecks();
  const onSite: readonly Part[] = parts.filter((name) => name === 'site' || name === 'browser');
  // The site is built while other tests run, because many of these tests only wait for servers and clocks.
  const building = onSite.length > 0 ? prepared('build', () => openTestSite(root)) : undefined;
  for (const name of ['unit', 'publish'] as const)
    if (parts.includes(name)) record(name, await runVitest(name, { cwd: root, args }));
  const site = await building;
  if (site) await runSiteTests(site).finally(() => site.close());
  else for (const name of onSite) record(name, FAILED);
}

process.env.PATH = `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
// The tests start hundreds of processes. With this cache, most processes need not compile the same modules again.
process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache', 'compiled');
if (parts.length === 0) {
  console.error(`There is no part of the tests called "${named ?? ''}". The parts are ${PARTS.join(', ')}.`);
  process.exitCode = 1;
} else {
  await runAll();
  const total = (of: 'passed' | 'failed' | 'skipped'): number => counts.reduce((sum, count) => sum + count[of], 0);
  const [failed, skipped] = [total('failed'), total('skipped')];
  for (const { failedTests = [] } of counts) for (const test of failedTests) console.log(`Failed: ${test}`);
  if (failures.length > 0) console.log(`Failed parts: ${failures.join(', ')}`);
  console.log(
    [
      `${total('passed')} passed`,
      `${failed} failed`,
      ...(skipped > 0 ? [`${skipped} skipped${missing.length > 0 ? ` (missing: ${missing.join(' and ')})` : ''}`] : []),
    ].join(', '),
  );
  process.exitCode = failed > 0 ? 1 : 0;
}
