// Caches bundles by a stamp (a hash of code and environment). A restarted publisher finds its bundle at once.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleStamp } from '../build/stamp.ts';

export interface BundleOptions {
  readonly root: string;
  /** A folder for building a bundle. It is emptied first. */
  readonly workDir: string;
  readonly cacheDir: string;
}

const BUNDLER = fileURLToPath(new URL('bundle.ts', import.meta.url));
/**
 * Bundles that nobody has used for this time are deleted. No publisher loses its bundle, because it loads the bundle in
 * much less time.
 */
const KEPT_MS = 86_400_000;

/** Makes a bundle in `workDir`. Throws the bundler's error. */
async function make({ root, workDir, cacheDir }: BundleOptions): Promise<void> {
  const child = fork(BUNDLER, [root, workDir, cacheDir], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The site could not be bundled. ${said.trim()}`);
}

async function removeOld(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const found = await stat(path.join(dir, name)).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - KEPT_MS) await rm(path.join(dir, name), { recursive: true, force: true });
  }
}

/** Returns the folder with the bundle of the current code. Do not write to that folder. Throws the bundler's error. */
export async function bundleOf(options: BundleOptions): Promise<string> {
  const dir = path.join(options.root, '.astro/bundles');
  await mkdir(dir, { recursive: true });
  for (;;) {
    const stamp = bundleStamp(options.root, process.env);
    const kept = path.join(dir, stamp);
    const now = new Date();
    const isKept = await utimes(kept, now, now).then(
      () => true,
      () => false,
    );
    if (isKept) return kept;
    await removeOld(dir);
    await make(options);
    // If the code changed during bundling, the bundle may be mixed, so make it again. If renaming fails, another
    // publisher may have made the same bundle.
    if (bundleStamp(options.root, process.env) === stamp)
      await rename(path.join(options.workDir, 'out'), kept).catch((error: unknown) => {
        if (!existsSync(kept)) throw error;
      });
  }
}
