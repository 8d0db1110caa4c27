// Runs a command and measures its seconds, its processor seconds and its peak memory.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const LOOK_EVERY_MS = 25;
const CLOCK_TICKS = 100;

export interface Measured {
  readonly seconds: number;
  /** Seconds of all processors together. 0 if the system does not report them. */
  readonly processorSeconds: number;
  /** The highest use of memory. 0 if the system does not report it. */
  readonly peakMegabytes: number;
}

/** Reads the time and memory of a running process from Linux. Returns undefined if Linux reports none. */
function look(pid: number): { processorSeconds: number; peakMegabytes: number } | undefined {
  try {
    const times = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (!peak) return undefined; // the process has ended in the meantime
    return {
      processorSeconds: (Number(times[11]) + Number(times[12])) / CLOCK_TICKS,
      peakMegabytes: Number(peak) / 1024,
    };
  } catch {
    return undefined;
  }
}

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
  let last = { processorSeconds: 0, peakMegabytes: 0 };
  const timer = setInterval(() => {
    if (child.pid) last = look(child.pid) ?? last;
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
