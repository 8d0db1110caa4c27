import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeHeaderFiles } from '../../../scripts/serve/header-files.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';
import { facts } from '../../support/served.ts';

const program = path.resolve('operations/systemd/take-headers.sh');

async function written() {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  await writeHeaderFiles(path.join(dir, 'live'), facts);
  const place = (name: string): string => path.join(dir, name);
  await writeFile(place('taken'), 'before');
  return { place, taken: () => readFile(place('taken'), 'utf8') };
}

it.each(['live.nginx.conf', 'live.caddy'])('the headers of %s are taken over as they are', async (name) => {
  const { place, taken } = await written();
  execFileSync(program, [place(name), place('taken')]);
  expect(await taken()).toBe(await readFile(place(name), 'utf8'));
});

it.each([
  'access_log /etc/profile.d/a.sh combined;',
  'include /tmp/evil.conf;',
  'add_header X-A "a" always; access_log /etc/a;',
  'add_header X-A "$document_root" always;',
  '\timport /etc/caddy/other',
  '\tX-A `{env.SECRET}`',
  'reverse_proxy 10.0.0.1',
])('a file with the line “%s” is refused, and what was there stays', async (line) => {
  const { place, taken } = await written();
  const headers = await readFile(place('live.nginx.conf'), 'utf8');
  await writeFile(place('live.nginx.conf'), `${headers}${line}\n`);
  const { status, stderr } = spawnSync(program, [place('live.nginx.conf'), place('taken')], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('has a line that is no header of the website. The headers stay as they were.');
  expect(await taken()).toBe('before');
});

it('a link to another file is not followed', async () => {
  const { place, taken } = await written();
  await symlink(place('live.nginx.conf'), place('link'));
  expect(spawnSync(program, [place('link'), place('taken')]).status).toBe(1);
  expect(await taken()).toBe('before');
});
