// Finds nginx and Caddy for the tests of web servers. If the machine does not have both, Debian's packages are unpacked
// into the cache. Nothing is installed on the machine, and no service starts.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy'];
const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';
/** Web servers may be in these folders, which are often missing in the PATH of an ordinary user. */
const SYSTEM_DIRS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The environment variables of the tests. A variable is missing if its program was not found. */
export interface WebServerPrograms {
  readonly TEST_NGINX?: string;
  /** The file of the Brotli module. It is empty if nginx itself contains the module. */
  readonly TEST_NGINX_BROTLI?: string;
  readonly TEST_CADDY?: string;
}

const programDirs = (): string[] => [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_DIRS];

const installed = (name: string, dirs: readonly string[]): string | undefined =>
  dirs.map((dir) => path.join(dir, name)).find((file) => existsSync(file));

/** Finds an nginx that can send Brotli files from the disk, because the rules of the site need this. */
async function installedNginx(dirs: readonly string[]): Promise<WebServerPrograms> {
  const nginx = installed('nginx', dirs);
  if (!nginx) return {};
  const { stderr: builtWith } = await run(nginx, ['-V']);
  if (/--add-module=\S*brotli/.test(builtWith)) return { TEST_NGINX: nginx, TEST_NGINX_BROTLI: '' };
  const [, modules = ''] = /--modules-path=(\S+)/.exec(builtWith) ?? [];
  const brotli = path.join(modules, BROTLI_MODULE);
  return existsSync(brotli) ? { TEST_NGINX: nginx, TEST_NGINX_BROTLI: brotli } : {};
}

async function unpackInto(dir: string): Promise<void> {
  const download = () => run('apt-get', ['download', '-qq', ...PACKAGES], { cwd: dir });
  // On a new machine, the first download fails, because apt has no list of packages yet.
  await download().catch(() => run('apt-get', ['update', '-qq']).then(download));
  for await (const file of glob('*.deb', { cwd: dir })) await run('dpkg-deb', ['-x', file, '.'], { cwd: dir });
}

async function ofDebian(cacheDir: string): Promise<WebServerPrograms> {
  const dir = path.join(cacheDir, 'debian');
  if (!existsSync(dir)) {
    await mkdir(cacheDir, { recursive: true });
    const next = await mkdtemp(path.join(cacheDir, 'debian-'));
    try {
      await unpackInto(next);
      await rename(next, dir);
    } catch (error) {
      await rm(next, { recursive: true, force: true });
      throw error;
    }
  }
  return {
    TEST_NGINX: path.join(dir, 'usr/sbin/nginx'),
    TEST_NGINX_BROTLI: path.join(dir, 'usr/lib/nginx/modules', BROTLI_MODULE),
    TEST_CADDY: path.join(dir, 'usr/bin/caddy'),
  };
}

/** Never throws. If a program cannot be found or downloaded, its variable is missing, and `say` gets the reason. */
export async function findWebServers(
  cacheDir: string,
  say: (detail: string) => void,
  dirs = programDirs(),
): Promise<WebServerPrograms> {
  const caddy = installed('caddy', dirs);
  const own = { ...(await installedNginx(dirs).catch(() => ({}))), ...(caddy && { TEST_CADDY: caddy }) };
  if ('TEST_NGINX' in own && 'TEST_CADDY' in own) return own;
  try {
    return { ...(await ofDebian(cacheDir)), ...own };
  } catch (error) {
    say(
      `The Debian packages ${PACKAGES.join(', ')} could not be downloaded and unpacked: ${error instanceof Error ? error.message : String(error)}`,
    );
    return own;
  }
}
