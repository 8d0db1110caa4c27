// Builds the site plainly, apart from the live one, and says where the two differ: the publisher's own work is checked by
// what knows nothing of it.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { DCZ, frameFileOf, frameOf, pageOfFramed, unframed } from '../build/dictionary.ts';
import { dayInIndia } from '../../src/i18n/dates.ts';
import { filesIn } from './site-files.ts';
import { isHashed } from './retired-files.ts';

const BUILD = fileURLToPath(new URL('../build/make-site.ts', import.meta.url));
/** Each visit changes it, and browsers ask for it themselves. */
const VISITORS = /(?<=\bdata-visitors>)[^<]*/;
const FORMS = [
  ['br', promisify(brotliDecompress)],
  ['gz', promisify(gunzip)],
] as const;
const run = promisify(execFile);

const TRIES = 3;
const DAY_MS = 86_400_000;

interface BuildOptions {
  readonly root: string;
  readonly variables: NodeJS.ProcessEnv;
  readonly liveDir: string;
  readonly cacheDir: string;
}

interface NightlyOptions extends BuildOptions {
  /** When it is made, `HH:MM` in India; never by itself without it. */
  readonly at: string | undefined;
  /** Publishes what is true now; throws a sentence where that fails. */
  readonly bringUp: () => Promise<void>;
  /** An operator holds a release of before live: there is nothing to compare it with. */
  readonly isHeld: () => boolean;
  /** The release that is live. */
  readonly release: () => number | undefined;
  readonly log: (line: Record<string, unknown>) => void;
}

export interface Comparison {
  readonly at: string;
  /** Files of the live site that are not what a plain build makes. Any is an alarm. */
  readonly different: readonly string[];
  /** Why it could not be made. An alarm as well. */
  readonly fault?: string;
}

export const isAlarm = (one: Comparison | undefined): boolean =>
  one !== undefined && (one.different.length > 0 || one.fault !== undefined);

export interface Nightly {
  readonly latest: () => Comparison | undefined;
  /** Begins a comparison unless one is under way. */
  readonly begin: () => void;
  /** Begins one when it is time to. To be called now and then. */
  readonly tick: () => void;
  readonly close: () => Promise<void>;
}

const isForm = (file: string): boolean => /\.(br|gz|dcz|part)$/.test(file);
const withoutVisitors = (bytes: Buffer): string => bytes.toString('latin1').replace(VISITORS, '');

/** With nothing of the publisher but the last good versions, which are part of what is shown. */
async function build({ root, variables, cacheDir }: BuildOptions, dir: string, signal: AbortSignal): Promise<string> {
  const [out, own] = [path.join(dir, 'site'), path.join(dir, 'cache')];
  await mkdir(own, { recursive: true });
  for (const name of ['good', 'good.owner']) {
    await rm(path.join(own, name), { recursive: true, force: true });
    await cp(path.join(cacheDir, name), path.join(own, name), { recursive: true });
  }
  const args = [BUILD, '--out', out, '--report', path.join(dir, 'report.json')];
  const env = { ...variables, CACHE_DIR: own };
  await run(process.execPath, args, { cwd: root, env, signal, maxBuffer: Infinity });
  return out;
}

/** Whether a live file is what it should be, and its compressed forms say the same. */
async function isSame(live: string, plain: string): Promise<boolean> {
  const [found, expected] = await Promise.all([readFile(live).catch(() => undefined), readFile(plain)]);
  if (!found || (!found.equals(expected) && withoutVisitors(found) !== withoutVisitors(expected))) return false;
  for (const [ending, decode] of FORMS) {
    const form = await readFile(`${live}.${ending}`).catch(() => undefined);
    if (form && !(await decode(form).catch(() => undefined))?.equals(found)) return false;
  }
  return true;
}

/** Whether what differs from the frame says what its page says. */
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

/** The files of the live site that are not what a plain build of the same content makes. Takes as long as that build. */
async function differences(options: BuildOptions, signal: AbortSignal): Promise<string[]> {
  const { liveDir, cacheDir } = options;
  const plainDir = await build(options, path.join(cacheDir, 'nightly'), signal);
  const [live, plain] = await Promise.all([filesIn(liveDir), filesIn(plainDir)]);
  const wanted = new Set(plain.filter((file) => !isForm(file)));
  const different = new Set(live.filter((file) => !isForm(file) && !wanted.has(file) && !isHashed(file)));
  for (const file of wanted)
    if (!(await isSame(path.join(liveDir, file), path.join(plainDir, file)))) different.add(file);
  for (const form of live.filter((file) => file.endsWith(DCZ)))
    if (!(await isSameFramed(liveDir, form))) different.add(pageOfFramed(form) ?? form);
  return [...different].sort();
}

/** The next time a clock in India shows it, in milliseconds. */
export function nextTime(at: string, now: number): number {
  const then = Date.parse(`${dayInIndia(new Date(now).toISOString())}T${at}:00+05:30`);
  return then > now ? then : then + DAY_MS;
}

export function openNightly(options: NightlyOptions): Nightly {
  const { at, bringUp, isHeld, release, log } = options;
  const end = new AbortController();
  let latest: Comparison | undefined;
  let underway: Promise<void> | undefined;
  let next = at === undefined ? Infinity : nextTime(at, Date.now());

  /**
   * Made anew when something was published meanwhile: then the two are not of the same content. Nothing while a release of
   * before is held live.
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
      if (tries === TRIES) throw new Error('Something was published during each comparison.');
    }
  }

  async function compare(): Promise<void> {
    const since = new Date().toISOString();
    try {
      const different = await compared();
      if (!different) {
        log({ event: 'not compared', detail: 'a release of before is held live' });
        return;
      }
      latest = { at: since, different };
      if (latest.different.length > 0) log({ event: 'alarm', reason: 'not as a plain build', files: latest.different });
      else log({ event: 'compared', detail: 'the live site is what a plain build makes' });
    } catch (error) {
      if (end.signal.aborted) return;
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
      latest = { at: since, different: [], fault: said.trim().slice(0, 500) };
      log({ event: 'alarm', reason: 'not compared', detail: latest.fault });
    }
  }

  const begin = (): void => {
    underway ??= compare().finally(() => (underway = undefined));
  };
  return {
    latest: () => latest,
    begin,
    tick() {
      if (at === undefined) return;
      // A clock that was set back: not only after the day it came from.
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
