// Puts a browser behind a slow line: link.c connects this machine with the network namespace of the browser.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** 2G: `down` and `up` are bits per second to and from the phone. `roundTrip` is in milliseconds. */
export const TWO_G = { down: 280_000, up: 256_000, roundTrip: 800 };
/** This range of addresses is reserved for measurements. */
export const SITE_END = '198.18.0.1';
const PHONE_END = '198.18.0.2';

const ends = (here: string, there: string, device: string): string[][] => [
  ['ip', 'addr', 'add', here, 'peer', there, 'dev', device],
  ['ip', 'link', 'set', device, 'up'],
];

/** Needs Linux, gcc and root. Throws if one of these three is missing. */
export async function openLink(work: string, chromium: string) {
  await mkdir(work, { recursive: true });
  const program = path.join(work, 'link');
  await run('gcc', ['-O2', '-o', program, fileURLToPath(new URL('link.c', import.meta.url))]);
  const { down, up, roundTrip } = TWO_G;
  const child = spawn(program, [down, up, roundTrip / 2].map(String), { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const said: unknown = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)]);
  const inside = ['nsenter', `--net=/proc/${Number(String(said))}/ns/net`, '--'];
  const close = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  try {
    if (said === undefined) throw new Error('The program of the slow line (link.c) ended before it was ready.');
    for (const [file = '', ...args] of [
      ...ends(SITE_END, PHONE_END, 'bench-site'),
      ...ends(PHONE_END, SITE_END, 'bench-phone').map((command) => [...inside, ...command]),
    ])
      await run(file, args);
    const browser = path.join(work, 'chromium-on-2g');
    await writeFile(browser, `#!/bin/sh\nexec ${inside.join(' ')} '${chromium}' "$@"\n`);
    await chmod(browser, 0o755);
    /** `browser` is the path of a program that runs Chromium at the phone's end of the line. */
    return { browser, close };
  } catch (error) {
    if (said !== undefined) await close();
    throw error;
  }
}
