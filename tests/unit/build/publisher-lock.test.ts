import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { throwAwayFolder } from '../../support/fixture-site.ts';

const lock = pathToFileURL(path.resolve('scripts/build/publisher-lock.ts')).href;
/** Waits for input, tries to take the lock, and prints the result. Then it keeps running. */
const TRY = `
  const { takeLock } = await import(${JSON.stringify(lock)});
  console.log('ready');
  process.stdin.once('data', () => takeLock(process.argv[1]).then(() => console.log('mine'), ({ message }) => console.log(message)));
`;

function publisherIn(liveDir: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', TRY, liveDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid,
    begin: () => child.stdin.write('now'),
    line: async () => String((await lines.next()).value),
  };
}

test('one of several publishers that start at once gets the folder, and the others name it', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const liveDir = path.join(dir, 'live');
  const all = Array.from({ length: 6 }, () => publisherIn(liveDir));
  for (const one of all) expect(await one.line()).toBe('ready');
  for (const one of all) one.begin();
  const said = await Promise.all(all.map((one) => one.line()));
  // The message names the publisher that has the lock.
  const processes = all.map(({ pid }) => pid).join('|');
  const refused = new RegExp(
    `^Another publisher \\(process (${processes})\\) publishes to .*live. Stop that process first.$`,
  );
  expect(said.filter((line) => line === 'mine')).toHaveLength(1);
  expect(said.filter((line) => refused.test(line))).toHaveLength(5);
});
