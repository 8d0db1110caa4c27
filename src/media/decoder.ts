// Has pictures decoded by another process, and starts it again when a picture has ended it.
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

/** The time after which a publish waits no longer. On a busy machine this may happen to any picture: it is not cached. */
const MOST_WAIT_MS = 60_000;
/** The process ends when it had nothing to do for so long. */
const IDLE_MS = 2000;
/** Increase this number when a refused picture may now succeed. The cached reasons are then not used. */
const VERSION = 2;
const TOO_LONG = `it takes longer than ${MOST_SECONDS} seconds to decode`;
const TOO_LARGE = `it takes more than ${MOST_MEGABYTES} MB of memory to decode`;

/** The bundle of the site is somewhere inside the project, so find the project's folder by its package.json. */
const program = path.join(findPackageJSON('..', import.meta.url) ?? '', '../src/media/decode-process.ts');
/** Only one picture is decoded at a time, because each may need much memory. */
const oneAtATime = pLimit(1);
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

function start(): ChildProcess {
  const started = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const forget = (): void => {
    if (child === started) child = undefined;
  };
  // Whoever waits for an answer hears of an error too.
  started.once('exit', forget).on('error', forget);
  return started;
}

function stop(): void {
  child?.kill();
  child = undefined;
}

/** Sends a picture to the process. Resolves with its answer, or with the signal that has ended it. */
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
      // A busy machine may keep the process from the processor.
      new Promise<never>((_, reject) => {
        const late = setTimeout(() => {
          // At once: the next picture must not be sent to a process that is ending.
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

/** Why the process has ended itself. Unset if others have ended it, such as somebody who stopped the build. */
const reasonOf = (signal: NodeJS.Signals | null): string | undefined => {
  if (signal === OUT_OF_TIME) return TOO_LONG;
  return signal === OUT_OF_MEMORY ? TOO_LARGE : undefined;
};

/**
 * Decodes a picture for its place. Throws PictureError. Where a picture has ended the process, the reason is cached, and
 * later builds do not try that picture again. `begin` is called when it is this picture's turn; it may throw.
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
