import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockHolder, takeBuildLock } from '../../../scripts/build/build-lock.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';

test.each([
  ['', 'was made on a full disk and not written'],
  ['0', 'names no process'],
  ['999999999', 'names a process that is gone'],
  [`${process.pid} of-another-start`, 'was made before the machine was started anew'],
])('a lock that says %j %s: nobody holds it', async (text) => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  await writeFile(path.join(dir, 'build.lock'), text);
  expect(lockHolder(path.join(dir, 'build.lock'))).toBeUndefined();
  const release = await takeBuildLock(dir, () => {});
  expect(lockHolder(path.join(dir, 'build.lock'))).toBe(process.pid);
  release();
});
