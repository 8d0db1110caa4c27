import { chmod } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from '../../../scripts/setup/packages.mjs';
import { throwAwayFolder, writeFiles } from '../../support/fixture-site.ts';

let dir: string;
let remove: () => Promise<void>;

beforeEach(async () => ({ dir, remove } = await throwAwayFolder()));
afterEach(() => remove());

const lock = (packages: Record<string, object>) => JSON.stringify({ lockfileVersion: 3, packages });
const astro = { version: '7.3.5', integrity: 'sha512-a' };
const linuxOnly = { version: '1.0.0', integrity: 'sha512-b', optional: true };

async function project(wanted: Record<string, object>, installed: Record<string, object>): Promise<void> {
  await writeFiles(dir, {
    'package-lock.json': lock({ '': { name: 'site' }, ...wanted }),
    'node_modules/.package-lock.json': lock(installed),
    'node_modules/node/bin/node': '',
  });
  await chmod(`${dir}/node_modules/node/bin/node`, 0o755);
}

it('finds everything installed that the lock file asks for', async () => {
  await project({ 'node_modules/astro': astro }, { 'node_modules/astro': astro });
  expect(isInstalled(dir)).toBe(true);
});

it('does not miss a package of another platform', async () => {
  await project({ 'node_modules/astro': astro, 'node_modules/other': linuxOnly }, { 'node_modules/astro': astro });
  expect(isInstalled(dir)).toBe(true);
});

it.each([
  ['is missing', {}],
  ['has another version', { 'node_modules/astro': { ...astro, version: '7.3.4' } }],
  ['has another content', { 'node_modules/astro': { ...astro, integrity: 'sha512-c' } }],
])('installs again when a package %s', async (_what, installed) => {
  await project({ 'node_modules/astro': astro }, installed);
  expect(isInstalled(dir)).toBe(false);
});

it('installs in a folder where nothing was installed yet', async () => {
  await writeFiles(dir, { 'package-lock.json': lock({ 'node_modules/astro': astro }) });
  expect(isInstalled(dir)).toBe(false);
});

it('installs again when the Node of the project did not arrive', async () => {
  await writeFiles(dir, {
    'package-lock.json': lock({ 'node_modules/astro': astro }),
    'node_modules/.package-lock.json': lock({ 'node_modules/astro': astro }),
  });
  expect(isInstalled(dir)).toBe(false);
});
