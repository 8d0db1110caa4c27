import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'];
const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));

async function unpackInto(dir: string): Promise<void> {
  const download = () => run('apt-get', ['download', '-qq', ...PACKAGES], { cwd: dir });
  // A machine that was never asked does not know what there is.
  await download().catch(() => run('apt-get', ['update', '-qq']).then(download));
  for await (const file of glob('*.deb', { cwd: dir })) await run('dpkg-deb', ['-x', file, '.'], { cwd: dir });
}

/** The folder that Debian's nginx and Caddy are unpacked in. Nothing of the machine changes, and no service starts. */
export async function debianPrograms(): Promise<string> {
  const dir = path.join(cacheDir, 'debian');
  if (existsSync(dir)) return dir;
  await mkdir(cacheDir, { recursive: true });
  const next = await mkdtemp(path.join(cacheDir, 'debian-'));
  try {
    await unpackInto(next);
    await rename(next, dir);
    return dir;
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The tests of web servers need Debian's packages ${PACKAGES.join(', ')}: ${reason}`, {
      cause: error,
    });
  }
}
