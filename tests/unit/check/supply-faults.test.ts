import { expect, it } from 'vitest';
import { type LockEntry, supplyFaults } from '../../../scripts/check/supply-faults.ts';

const linux = { platform: 'linux', arch: 'x64' };
const CHECKSUM = `sha512-${'a'.repeat(86)}==`;
const good: LockEntry = { integrity: CHECKSUM, license: 'MIT' };
const faultsOf = (entry: LockEntry, installed?: unknown): string[] =>
  supplyFaults({ '': {}, 'node_modules/a': entry }, () => installed, linux);

it('lets pass what has a sum and a licence of the list', () => {
  for (const license of ['MIT', '(MIT OR Apache-2.0)', 'Apache-2.0 AND LGPL-3.0-or-later'])
    expect(faultsOf({ ...good, license })).toEqual([]);
});

it('names a package without a sum', () => {
  expect(faultsOf({ license: 'MIT' })).toEqual([
    'node_modules/a: expected a SHA-512 checksum in the field "integrity", found none',
  ]);
});

it.each(['sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha512-short', 'x'])('names a package with the sum %s', (integrity) => {
  expect(faultsOf({ ...good, integrity })).toEqual([
    `node_modules/a: expected a SHA-512 checksum in the field "integrity", found ${integrity}`,
  ]);
});

it.each(['AGPL-3.0-only', 'SEE LICENSE IN LICENSE', 'MIT AND Proprietary'])('names a package under %s', (license) => {
  expect(faultsOf({ ...good, license })).toEqual([expect.stringContaining(`found "${license}"`)]);
});

it('names a package that does not come from the registry', () => {
  const resolved = 'http://elsewhere.example/a.tgz';
  expect(faultsOf({ ...good, resolved })).toEqual([
    `node_modules/a: expected no download address (the field "resolved"), found ${resolved}`,
  ]);
});

it('reads the licence of the package itself where the lock file has none', () => {
  expect(faultsOf({ integrity: CHECKSUM }, 'ISC')).toEqual([]);
  expect(faultsOf({ integrity: CHECKSUM })).toEqual([expect.stringContaining('found none')]);
});

it('leaves out programs of other machines, and nothing else that is optional', () => {
  expect(faultsOf({ optional: true, os: ['darwin'] })).toEqual([]);
  expect(faultsOf({ optional: true, os: ['linux'], cpu: ['arm64'] })).toEqual([]);
  expect(faultsOf({ optional: true, os: ['linux'], cpu: ['x64'], license: 'MIT' })).toHaveLength(1);
  expect(faultsOf({ os: ['darwin'], license: 'MIT' })).toHaveLength(1);
});

it('reads "!" before a machine as "any but this one"', () => {
  expect(faultsOf({ optional: true, os: ['!win32'], cpu: ['!arm'] })).toHaveLength(2);
  expect(faultsOf({ optional: true, os: ['!linux'] })).toEqual([]);
  expect(faultsOf({ optional: true, os: ['linux'], cpu: ['!arm64', '!x64'] })).toEqual([]);
});
