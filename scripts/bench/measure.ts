// Runs a command and measures its seconds, its processor seconds and its peak memory.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const LOOK_EVERY_MS = 25;
const CLOCK_TICKS = 100;

export interface Measured {
  readonly seconds: number;
  /** Seconds of all processors together, with the processes that it has started. 0 if the system does not report them. */
  readonly processorSeconds: number;
  /** The highest use of memory, with the processes that it has started. 0 if the system does not report it. */
  readonly peakMegabytes: number;
}

type Used = Omit<Measured, 'seconds'>;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // the process has ended in the meantime, or this system reports nothing
  }
};

/**
 * Reads from Linux the processor time and the memory that a process and its running children have used until now. The memory is
 * the highest of the process itself, or the sum of all at this moment if that is more. All figures are 0 if Linux reports none.
 */
function look(pid: number): Used {
  const times = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  const memory = (name: string): number => {
    const [, kilobytes = 0] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`)) ?? [];
    return Number(kilobytes) / 1024;
  };
  const running = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  const children = running.map((child) => look(Number(child)));
  const sum = (own: number, of: keyof Used): number => children.reduce((all, child) => all + child[of], own);
  // The last two of these four times are those of children that have ended.
  const own = times.slice(11, 15).reduce((all, time) => all + Number(time), 0) / CLOCK_TICKS;
  return {
    processorSeconds: sum(own, 'processorSeconds'),
    peakMegabytes: Math.max(memory('VmHWM'), sum(memory('VmRSS'), 'peakMegabytes')),
  };
}

const highest = (before: Used, now: Used): Used => ({
  processorSeconds: Math.max(before.processorSeconds, now.processorSeconds),
  peakMegabytes: Math.max(before.peakMegabytes, now.peakMegabytes),
});

interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command and measures it. If the command fails, rejects with the end of its output. */
export function measure(file: string, args: readonly string[], options: RunOptions = {}): Promise<Measured> {
  const since = performance.now();
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  let last: Used = { processorSeconds: 0, peakMegabytes: 0 };
  const timer = setInterval(() => {
    if (child.pid) last = highest(last, look(child.pid));
  }, LOOK_EVERY_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ seconds: (performance.now() - since) / 1000, ...last });
      else reject(new Error(`${path.basename(file)} ended with ${String(code)}:\n${said.slice(-2000)}`));
    });
  });
}

/** Installs packages into a folder if it has no `node_modules`. Returns the path of `node_modules`. */
export async function installed(dir: string, packages: readonly string[]): Promise<string> {
  if (!existsSync(path.join(dir, 'node_modules'))) {
    await mkdir(dir, { recursive: true });
    await writeFile(path.join(dir, 'package.json'), '{"private":true,"type":"module"}');
    await measure('npm', ['install', '--prefix', dir, '--no-audit', '--no-fund', '--loglevel=error', ...packages]);
  }
  return path.join(dir, 'node_modules');
}

export interface SizeOfHtml {
  readonly pages: number;
  readonly bytes: number;
}

export async function htmlIn(dir: string): Promise<SizeOfHtml> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(dir, name))).size));
  return { pages: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
