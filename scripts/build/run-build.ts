// Runs a build as a process of its own, so that its memory is given back, unless nothing has changed since the last one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentSource } from '../start/content-source.ts';
import { readSiteRecord } from './site-record.ts';
import { stampOf } from './stamp.ts';

/** The build has already said what went wrong. */
export class BuildFailed extends Error {}

export interface BuildJob {
  readonly root: string;
  readonly source: ContentSource;
  readonly outDir: string;
  readonly cacheDir: string;
  readonly reportFile: string;
  /** Builds even when nothing has changed. */
  readonly always?: boolean;
}

/**
 * Memory that is free goes back to the system at once, that of the bundler first: a quarter of all that a large build
 * takes, for a tenth of its time. For the C library of most Linuxes, and for the bundler's own allocator.
 */
export const LEAN = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
};

/** The heap grows by two fifths between collections; it would grow to four times what is in use. */
export const LEAN_HEAP = '--heap-growing-percent=40';

function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const script = fileURLToPath(new URL('make-site.ts', import.meta.url));
  const child = spawn(process.execPath, [LEAN_HEAP, script, ...args], { env: { ...LEAN, ...env }, stdio: 'inherit' });
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

/** Says whether it built. */
export async function buildSite(job: BuildJob): Promise<boolean> {
  const { root, source, outDir, cacheDir, reportFile, always = false } = job;
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
