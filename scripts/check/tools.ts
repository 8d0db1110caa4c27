// Runs one check or one test runner, and counts the passed and failed tests.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The file and the title of each failed test. These tests are printed at the end, because a log can be very long. */
  readonly failedTests?: readonly string[];
}

export const PASSED: Count = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Count = { passed: 0, failed: 1, skipped: 0 };

interface Command {
  readonly cwd: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command to its end. If `isQuiet`, it returns the output. Otherwise the output goes to the terminal. */
function run(
  { cwd, file, args, env = process.env }: Command,
  isQuiet: boolean,
): Promise<{ isOk: boolean; output: string }> {
  const child = spawn(file, args, {
    cwd,
    env,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}

/** Runs a command of package.json, and counts it as one check. */
export async function runScript(cwd: string, name: string): Promise<{ count: Count; output: string }> {
  const { isOk, output } = await run({ cwd, file: 'npm', args: ['run', '--silent', name] }, true);
  return { count: isOk ? PASSED : FAILED, output };
}

export const vitestResult = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    ),
  })
  .transform(({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, testResults }): Count => ({
    passed,
    failed,
    skipped,
    failedTests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${path.basename(name)}: ${fullName}`),
    ),
  }));

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites(): z.ZodOptional<z.ZodArray<typeof playwrightSuite>> {
    return z.array(playwrightSuite).optional();
  },
});

const failedSpecs = ({ title, specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] =>
  [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failedSpecs)].map(
    (name) => `${title}: ${name}`,
  );

export const playwrightResult = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
    suites: z.array(playwrightSuite),
  })
  .transform(({ stats: { expected, flaky, unexpected, skipped }, suites }): Count => ({
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failedTests: suites.flatMap(failedSpecs),
  }));

/**
 * Returns the counts from the result of a test runner. If the runner ran no test, or ended with an error although no test
 * failed, this counts as one failure.
 */
export function countOf(result: unknown, schema: z.ZodType<Count>, isOk: boolean): Count {
  const { data = { passed: 0, failed: 0, skipped: 0 } } = schema.safeParse(result);
  const isHonest = isOk ? data.passed > 0 && data.failed === 0 : data.failed > 0;
  return isHonest ? data : { ...data, failed: Math.max(1, data.failed) };
}

interface RunnerOptions {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs a test runner of `node_modules/.bin`, and reads the counts from the file of results that it writes. */
async function runTests(
  name: string,
  args: readonly string[],
  resultFile: string,
  schema: z.ZodType<Count>,
  { cwd, variables }: RunnerOptions,
): Promise<Count> {
  rmSync(resultFile, { force: true });
  const file = path.join(cwd, 'node_modules', '.bin', name);
  const { isOk } = await run({ cwd, file, args, env: { ...process.env, ...variables } }, false);
  let result: unknown;
  try {
    result = JSON.parse(readFileSync(resultFile, 'utf8'));
  } catch {
    result = undefined; // the runner ended before it wrote the file
  }
  return countOf(result, schema, isOk);
}

const resultsOf = (cwd: string, name: string): string => path.join(cwd, '.cache', 'results', `${name}.json`);

export function runVitest(project: 'unit' | 'publish' | 'site', options: RunnerOptions): Promise<Count> {
  const file = resultsOf(options.cwd, project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runTests('vitest', ['run', '--project', project, ...reporters, ...options.args], file, vitestResult, options);
}

export function runPlaywright(options: RunnerOptions): Promise<Count> {
  const file = resultsOf(options.cwd, 'browser');
  // In a log, a thousand lines of passed tests would hide an earlier failure.
  const reporter = process.stdout.isTTY ? 'line' : 'dot';
  const variables = { ...options.variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = ['test', `--reporter=${reporter},json`, ...options.args];
  return runTests('playwright', args, file, playwrightResult, { ...options, variables });
}
