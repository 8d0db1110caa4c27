// Sends pictures to another process, which decodes them. Starts a new process after a picture has ended the process.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import pLimit from 'p-limit';
import { readCached, writeCached } from '~/api/cache-file';
import type { Decoded } from './decode';
import { type Answer, type Job, MOST_MEGABYTES, MOST_SECONDS, OUT_OF_MEMORY, OUT_OF_TIME } from './decode-limits';
import type { Place } from './picture-uses';

/** The picture cannot be shown. The message gives the reason in a few words. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** After this time, the picture is refused. This refusal is not cached, because a busy machine can be the cause. */
const MOST_WAIT_MS = 60_000;
/** The process is stopped after this time without work. */
const IDLE_MS = 2000;
/**
 * Increase this number when the build can decode pictures that it refused before. The cached reasons are then not used.
 */
const VERSION = 2;
const TOO_LONG = `it takes longer than ${MOST_SECONDS} seconds to decode`;
const TOO_LARGE = `it takes more than ${MOST_MEGABYTES} MB of memory to decode`;

/** The site's bundle has this code at an unknown place in the project. `findPackageJSON` finds the project's folder. */
const program = path.join(findPackageJSON('..', import.meta.url) ?? '', '../src/media/decode-process.ts');
/** Only one picture is decoded at a time, because each picture can need much memory. */
const oneAtATime = pLimit(1);
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

function start(): ChildProcess {
  // It needs no secrets. The libraries write a line for each fault of a drawing, which would fill the log.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/SECRET|TOKEN|KEY/.test(name)));
  const started = spawn(process.execPath, [program], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const forget = (): void => {
    if (child === started) child = undefined;
  };
  // An `error` event also rejects the promises in `send`, so nothing more is necessary here.
  started.once('exit', forget).on('error', forget);
  return started;
}

function stop(): void {
  child?.kill();
  child = undefined;
}

/** Sends a picture to the process. Resolves with the answer, or with the signal that ended the process. */
async function send(job: Job): Promise<Answer | { readonly signal: NodeJS.Signals | null }> {
  clearTimeout(idle);
  const decoder = (child ??= start());
  decoder.ref();
  decoder.channel?.ref();
  const done = new AbortController();
  const { signal } = done;
  try {
    decoder.send(job);
    return await Promise.race([
      once(decoder, 'message', { signal }).then(([answer]) => answer as Answer),
      once(decoder, 'exit', { signal }).then(([, how]) => ({ signal: how as NodeJS.Signals | null })),
      // The CPU time limit is not enough: on a busy machine, the process can wait very long for the CPU.
      new Promise<never>((_, reject) => {
        const late = setTimeout(() => {
          // `child` is cleared before the process has ended, because this process must not get the next picture.
          child = undefined;
          decoder.kill('SIGKILL');
          reject(new PictureError(TOO_LONG));
        }, MOST_WAIT_MS);
        signal.addEventListener('abort', () => clearTimeout(late));
      }),
    ]);
  } finally {
    done.abort();
    decoder.unref();
    decoder.channel?.unref();
    idle = setTimeout(stop, IDLE_MS).unref();
  }
}

/**
 * The reason why the process ended itself. It is undefined if others ended it, such as somebody who stopped the build.
 */
const reasonOf = (signal: NodeJS.Signals | null): string | undefined => {
  if (signal === OUT_OF_TIME) return TOO_LONG;
  return signal === OUT_OF_MEMORY ? TOO_LARGE : undefined;
};

/**
 * Decodes a picture for its place on a page. Throws PictureError. If a picture ends the process, the reason is cached,
 * and later builds do not try this picture again. `begin` runs directly before the decoding, and can throw to stop it.
 */
export const decodeApart = (original: Buffer, place: Place, begin: () => void): Promise<Decoded> =>
  oneAtATime(async () => {
    begin();
    const hash = createHash('sha256').update(`${VERSION}`).update(original).digest('hex').slice(0, 32);
    const known = await readCached(`undecodable/${hash}`);
    if (known) throw new PictureError(known.toString());
    const outcome = await send({ original, place });
    if ('isSpent' in outcome && outcome.isSpent) stop();
    if ('png' in outcome) return outcome;
    if ('reason' in outcome) throw new PictureError(outcome.reason);
    const reason = reasonOf(outcome.signal);
    if (reason === undefined)
      throw new PictureError(`the process that decodes pictures has ended (${String(outcome.signal)})`);
    await writeCached(`undecodable/${hash}`, reason);
    throw new PictureError(reason);
  });
