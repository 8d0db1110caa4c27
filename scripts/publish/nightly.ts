// Compares the live site with a plain build (a build from nothing). The plain build uses none of the publisher's code, so the
// check is independent. The plain build also bundles the code again.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { LEAN_HEAP } from '../build/run-build.ts';
import { root } from '../command/settings.ts';
import { dayAt, DAY_MS } from '../../src/i18n/dates.ts';
import { DCZ, frameFileOf, frameOf, pageOfFramed, unframed } from '../serve/dictionary.ts';
import { filesIn, isHashed } from '../serve/site-files.ts';

const BUILD = fileURLToPath(new URL('../build/make-site.ts', import.meta.url));
/** The text directly before the number of visitors in the footer. */
const VISITORS = ' data-visitors>';
const FORMS = [
  ['br', promisify(brotliDecompress)],
  ['gz', promisify(gunzip)],
] as const;
const run = promisify(execFile);

const TRIES = 3;

interface BuildOptions {
  readonly variables: NodeJS.ProcessEnv;
  readonly liveDir: string;
  readonly cacheDir: string;
}

interface NightlyOptions extends BuildOptions {
  /** The time of the comparison in India, `HH:MM`. If undefined, the site is compared only on request. */
  readonly at: string | undefined;
  /** Publishes the current content before a comparison. Throws if this publish fails. */
  readonly bringUp: () => Promise<void>;
  /** True while a rollback is in effect. The live release is old, so a comparison is meaningless. */
  readonly isHeld: () => boolean;
  readonly release: () => number | undefined;
  readonly log: (line: Record<string, unknown>) => void;
}

export interface Comparison {
  readonly at: string;
  /** Live files that differ from the plain build. Any difference is an alarm. */
  readonly different: readonly string[];
  /** The reason why the comparison failed. A failed comparison is an alarm too. */
  readonly fault?: string;
}

export const isAlarm = (one: Comparison | undefined): boolean =>
  one !== undefined && (one.different.length > 0 || one.fault !== undefined);

/** True for compressed forms of a file, and for files that are being written. */
const isMadeOfAnother = (file: string): boolean => /\.(br|gz|dcz|part)$/.test(file);
/**
 * Removes the number of visitors from a page, because it changes with each visit. The number is after the last `VISITORS` text:
 * the content may contain the same text, but the content is before the footer.
 */
function withoutVisitors(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const mark = text.lastIndexOf(VISITORS);
  return mark < 0 ? text : text.slice(0, mark) + text.slice(text.indexOf('<', mark));
}

/**
 * Makes a plain build. It copies the publisher's last good versions of entries, because pages show these versions in place of
 * invalid entries.
 */
async function build({ variables, cacheDir }: BuildOptions, dir: string, signal: AbortSignal): Promise<string> {
  const [out, own] = [path.join(dir, 'site'), path.join(dir, 'cache')];
  await mkdir(own, { recursive: true });
  for (const name of ['good', 'good.owner']) {
    await rm(path.join(own, name), { recursive: true, force: true });
    await cp(path.join(cacheDir, name), path.join(own, name), { recursive: true });
  }
  const args = [...LEAN_HEAP, BUILD, '--anew', '--out', out, '--report', path.join(dir, 'report.json')];
  const env = { ...variables, CACHE_DIR: own };
  await run(process.execPath, args, { cwd: root, env, signal, maxBuffer: Infinity });
  return out;
}

/** True if a live file equals the file of the plain build, and the compressed live files contain the same bytes. */
async function isSame(live: string, plain: string): Promise<boolean> {
  const [found, expected] = await Promise.all([readFile(live).catch(() => undefined), readFile(plain)]);
  if (!found || (!found.equals(expected) && withoutVisitors(found) !== withoutVisitors(expected))) return false;
  for (const [ending, decode] of FORMS) {
    const form = await readFile(`${live}.${ending}`).catch(() => undefined);
    if (form && !(await decode(form).catch(() => undefined))?.equals(found)) return false;
  }
  return true;
}

/** True if a `.dcz` file decompresses to its page. The frame (what all pages of a language share) is its dictionary. */
async function isSameFramed(liveDir: string, form: string): Promise<boolean> {
  const page = pageOfFramed(form) ?? '';
  const [frameFile = '', ...files] = [frameFileOf(page), page, form];
  const [frame, found, bytes] = await Promise.all(
    [frameFile, ...files].map((file) => readFile(path.join(liveDir, file)).catch(() => Buffer.of())),
  );
  const known = frame && frameOf(frame);
  if (!known || !found || !bytes) return false;
  return (await unframed(bytes, known).catch(() => undefined))?.equals(found) ?? false;
}

/** Returns the live files that differ from a plain build. Takes as long as a plain build. */
async function differences(options: BuildOptions, signal: AbortSignal): Promise<string[]> {
  const { liveDir, cacheDir } = options;
  const plainDir = await build(options, path.join(cacheDir, 'nightly'), signal);
  const [live, plain] = await Promise.all([filesIn(liveDir), filesIn(plainDir)]);
  const wanted = new Set(plain.filter((file) => !isMadeOfAnother(file)));
  const different = new Set(live.filter((file) => !isMadeOfAnother(file) && !wanted.has(file) && !isHashed(file)));
  for (const file of wanted)
    if (!(await isSame(path.join(liveDir, file), path.join(plainDir, file)))) different.add(file);
  for (const form of live.filter((file) => file.endsWith(DCZ)))
    if (!(await isSameFramed(liveDir, form))) different.add(pageOfFramed(form) ?? form);
  return [...different].sort();
}

/** Returns the next moment when it is `at` (`HH:MM`) in India, in milliseconds. */
export function nextTime(at: string, now: number): number {
  const then = Date.parse(`${dayAt(now)}T${at}:00+05:30`);
  return then > now ? then : then + DAY_MS;
}

export type Nightly = ReturnType<typeof openNightly>;

export function openNightly(options: NightlyOptions) {
  const { at, bringUp, isHeld, release, log } = options;
  const end = new AbortController();
  let latest: Comparison | undefined;
  let underway: Promise<void> | undefined;
  let next = at === undefined ? Infinity : nextTime(at, Date.now());

  /**
   * Returns the differing files. Returns undefined after a rollback. If a publish changed the site during the comparison,
   * compares again.
   */
  async function compared(): Promise<string[] | undefined> {
    for (let tries = 1; ; tries += 1) {
      await bringUp();
      if (isHeld()) return undefined;
      const before = release();
      const different = await differences(options, end.signal);
      if (different.length === 0) return different;
      await bringUp();
      if (isHeld()) return undefined;
      if (release() === before) return different;
      if (tries === TRIES)
        throw new Error('The comparison was tried several times, and each time a publish interrupted it.');
    }
  }

  async function compare(): Promise<void> {
    const since = new Date().toISOString();
    try {
      const different = await compared();
      if (!different) {
        log({
          event: 'not compared',
          detail: 'no comparison: a rollback is in effect, so the live site does not show the current content',
        });
        return;
      }
      latest = { at: since, different };
      if (latest.different.length > 0)
        log({ event: 'alarm', reason: 'the live site differs from a plain build', files: latest.different });
      else log({ event: 'compared', detail: 'the live site equals a plain build' });
    } catch (error) {
      if (end.signal.aborted) return;
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
      latest = { at: since, different: [], fault: said.trim().slice(0, 500) };
      log({ event: 'alarm', reason: 'not compared', detail: latest.fault });
    }
  }

  /** Starts a comparison, unless one is running. */
  const begin = (): void => {
    underway ??= compare().finally(() => (underway = undefined));
  };
  return {
    latest: () => latest,
    begin,
    /** Starts a comparison if its time has come. Call this function regularly. */
    tick() {
      if (at === undefined) return;
      // If the clock was set back, `next` may be more than a day away. Compute `next` again.
      if (next - Date.now() > DAY_MS) next = nextTime(at, Date.now());
      if (Date.now() < next) return;
      next = nextTime(at, Date.now());
      begin();
    },
    async close() {
      end.abort();
      await underway;
    },
  };
}
