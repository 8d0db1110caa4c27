// Keeps bundles by a stamp (a hash of code and environment). A build or a restarted publisher finds its bundle at once.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleStamp } from './stamp.ts';

export interface BundleOptions {
  readonly root: string;
  readonly cacheDir: string;
}

/**
 * Returns the folder in which one build or publisher bundles. This folder is inside the project, so that a bundle finds its
 * packages.
 */
export const bundlingDir = (root: string, cacheDir: string): string =>
  path.join(root, '.astro', `bundling-${createHash('sha256').update(cacheDir).digest('hex').slice(0, 8)}`);

const BUNDLER = fileURLToPath(new URL('bundle.ts', import.meta.url));
/**
 * A bundle that was not used for this time is deleted. A bundle in use is safe, because a bundle is loaded in much less time
 * than this.
 */
const KEPT_MS = 86_400_000;

class BundleError extends Error {
  override name = 'BundleError';
}

/** Makes a bundle, and returns its folder, which the next bundle of this cache replaces. Throws the bundler's error. */
export async function bundleAnew({ root, cacheDir }: BundleOptions): Promise<string> {
  const workDir = bundlingDir(root, cacheDir);
  const child = fork(BUNDLER, [root, workDir, cacheDir], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new BundleError(`The site could not be bundled. ${said.trim()}`);
  return path.join(workDir, 'out');
}

async function removeOld(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const found = await stat(path.join(dir, name)).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - KEPT_MS) await rm(path.join(dir, name), { recursive: true, force: true });
  }
}

/**
 * This file contains the hash of all other files of a bundle. The hash shows if a bundle was damaged by a power cut or was
 * partly deleted.
 */
const SUM = '.sum';

async function sumOf(dir: string): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(dir, { recursive: true })).filter((name) => name !== SUM).sort();
  for (const name of names) {
    const file = path.join(dir, name);
    if ((await stat(file)).isFile()) hash.update(`${name}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/**
 * True if a bundle exists and is complete. Deletes a damaged bundle. Sets the file time of a complete bundle to the present.
 */
async function isKept(bundle: string): Promise<boolean> {
  // If the bundle is missing, nothing is deleted: another build may put its bundle in this place at the same moment.
  if (!existsSync(bundle)) return false;
  try {
    if ((await readFile(path.join(bundle, SUM), 'utf8')) === (await sumOf(bundle))) {
      const now = new Date();
      await utimes(bundle, now, now);
      return true;
    }
  } catch {
    // A part of the bundle is missing.
  }
  await rm(bundle, { recursive: true, force: true });
  return false;
}

/** Returns the folder with the bundle of the current code. Do not write to that folder. Throws the bundler's error. */
export async function bundleOf(options: BundleOptions): Promise<string> {
  const dir = path.join(options.root, '.astro/bundles');
  await mkdir(dir, { recursive: true });
  for (;;) {
    const stamp = bundleStamp(options.root, process.env);
    const kept = path.join(dir, stamp);
    if (await isKept(kept)) return kept;
    await removeOld(dir);
    const made = await bundleAnew(options);
    await writeFile(path.join(made, SUM), await sumOf(made));
    // If the code changed during bundling, the bundle may be mixed, so make it again. If renaming fails, another
    // publisher may have made the same bundle.
    if (bundleStamp(options.root, process.env) === stamp)
      await rename(made, kept).catch((error: unknown) => {
        if (!existsSync(kept)) throw error;
      });
  }
}
