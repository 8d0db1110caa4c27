import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { findWebServers } from '../../../scripts/check/web-server-programs.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';

afterEach(() => vi.unstubAllEnvs());

/** Imitates a machine that has only these programs. Each program is a shell script. */
async function machineWith(programs: Readonly<Record<string, string>>): Promise<string> {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  await mkdir(path.join(dir, 'bin'));
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(path.join(dir, 'bin', name), `#!/bin/sh\n${script}\n`);
    await chmod(path.join(dir, 'bin', name), 0o755);
  }
  vi.stubEnv('PATH', path.join(dir, 'bin'));
  return dir;
}

const found = async (dir: string): Promise<{ programs: object; said: string }> => {
  let said = '';
  const say = (detail: string): void => void (said = detail);
  return { programs: await findWebServers(path.join(dir, 'cache'), say, [path.join(dir, 'bin')]), said };
};

it('takes the nginx and the Caddy that are installed, and asks nobody', async () => {
  const dir = await machineWith({ nginx: 'echo configure arguments: --add-module=/x/ngx_brotli >&2', caddy: '' });
  const bin = path.join(dir, 'bin');
  expect(await found(dir)).toEqual({
    programs: { TEST_NGINX: `${bin}/nginx`, TEST_NGINX_BROTLI: '', TEST_CADDY: `${bin}/caddy` },
    said: '',
  });
});

it('says why there is none where none can be had, and keeps the one that is there', async () => {
  const dir = await machineWith({ nginx: 'echo configure arguments: --modules-path=/nowhere >&2', caddy: '' });
  const { programs, said } = await found(dir);
  expect(programs).toEqual({ TEST_CADDY: path.join(dir, 'bin/caddy') });
  expect(said).toMatch(
    /^The Debian packages nginx, libnginx-mod-http-brotli-static, caddy could not be downloaded and unpacked: .*apt-get/,
  );
});

it('unpacks what Debian has where nothing is installed, once', async () => {
  const dir = await machineWith({
    'apt-get': '/bin/touch asked.deb',
    'dpkg-deb': '/bin/mkdir -p usr/sbin; echo "$2" >> usr/sbin/nginx',
  });
  const expected = expect.objectContaining({ TEST_NGINX: path.join(dir, 'cache/debian/usr/sbin/nginx') }) as object;
  expect(await found(dir)).toEqual({ programs: expected, said: '' });
  vi.stubEnv('PATH', '/nowhere');
  expect(await found(dir)).toEqual({ programs: expected, said: '' });
});
