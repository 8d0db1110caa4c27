// Runs a build in its own process, so that its memory is freed afterwards. Skips the build if nothing has changed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentSource } from '../command/content-source.ts';
import { BuildFailed } from '../command/fail-with.ts';
import { root } from '../command/settings.ts';
import { readSiteRecord } from '../serve/site-record.ts';
import { stampOf } from './stamp.ts';

export interface BuildJob {
  readonly source: Pick<ContentSource, 'variables' | 'contentDir'>;
  readonly outDir: string;
  readonly cacheDir: string;
  readonly reportFile: string;
  /** True to build even if nothing has changed. */
  readonly always?: boolean;
}

/**
 * Settings for less memory. Do not set `MALLOC_MMAP_THRESHOLD_` or `MALLOC_TRIM_THRESHOLD_`: low values return memory to the
 * system at once, but then each page that is compressed takes new memory, and Brotli needs four times as long.
 */
export const LEAN = { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' };

/**
 * Options of Node for less memory. The heap grows by 40 % between collections, instead of up to four times the memory in use.
 * The part of the heap for new objects is at most 32 MB in each thread, instead of 128 MB. The memory of Buffers and compressors
 * counts together with the heap: otherwise, V8 looks through the whole heap after every 64 MB of such memory, and a publisher
 * needs twice as long to compress all pages.
 */
export const LEAN_HEAP = [
  '--heap-growing-percent=40',
  '--max-semi-space-size=16',
  '--external-memory-accounted-in-global-limit',
];

function run(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<void> {
  const script = fileURLToPath(new URL('make-site.ts', import.meta.url));
  const env = { ...LEAN, ...variables };
  const child = spawn(process.execPath, [...LEAN_HEAP, script, ...args], { cwd: root, env, stdio: 'inherit' });
  const stop = (): void => void child.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code === 0) resolve();
      else reject(new BuildFailed('The build failed.'));
    });
  });
}

/** Builds the site. Returns false if nothing has changed since the last build. */
export async function buildSite(job: BuildJob): Promise<boolean> {
  const { source, outDir, cacheDir, reportFile, always = false } = job;
  const env = { ...source.variables, CACHE_DIR: cacheDir };
  const stamp = source.contentDir && stampOf({ root, contentDir: source.contentDir, variables: env });
  const isCurrent = stamp !== undefined && readSiteRecord(cacheDir)?.stamp === stamp && existsSync(outDir);
  if (isCurrent && !always) {
    console.log(`Nothing has changed since ${path.relative(root, outDir)} was built.`);
    return false;
  }
  await run(['--out', outDir, '--report', reportFile, ...(stamp ? ['--stamp', stamp] : [])], env);
  return true;
}
