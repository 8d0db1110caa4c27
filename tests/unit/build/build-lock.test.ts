import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockHolder, ownMark, takeBuildLock } from '../../../scripts/build/build-lock.ts';
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
  expect(lockHolder(path.join(dir, 'build.lock'))).toBeUndefined();
});

test('a build does not wait for a lock of a killed build that had its own number, as in a container that starts anew', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  await writeFile(path.join(dir, 'build.lock'), ownMark());
  const said: string[] = [];
  const release = await takeBuildLock(dir, (line) => said.push(line));
  release();
  expect(said).toEqual([]);
});

test('a build waits for the build that holds the lock, says so once, and then begins', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const other = spawn('sleep', ['60']);
  onTestFinished(() => void other.kill());
  await writeFile(path.join(dir, 'build.lock'), ownMark().replace(String(process.pid), String(other.pid)));
  const said: string[] = [];
  const release = await takeBuildLock(dir, (line) => {
    said.push(line);
    other.kill();
  });
  release();
  expect(said).toEqual([`Waiting until another build that uses ${dir} has ended (process ${other.pid}).`]);
});
