// Sends pictures to another process, which decodes them. Starts a new process after a picture has ended the process.
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { readCached, writeCached } from '~/api/cache-file';
import { openApart } from './apart';
import type { Decoded } from './decode';
import { type Answer, type Job, MOST_MEGABYTES, MOST_SECONDS } from './decode-limits';
import type { Place } from './picture-uses';
import { OUT_OF_MEMORY, OUT_OF_TIME } from './self-limits';

/** The picture cannot be shown. The message gives the reason in a few words. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/**
 * Increase this number when the build can decode pictures that it refused before. The cached reasons are then not used.
 */
const VERSION = 2;
const TOO_LONG = `it takes longer than ${MOST_SECONDS} seconds to decode`;
const TOO_LARGE = `it takes more than ${MOST_MEGABYTES} MB of memory to decode`;

/** Only one picture is decoded at a time, because each picture can need much memory. */
const oneAtATime = pLimit(1);
const decoder = openApart<Job, Answer>('decode-process.ts', () => new PictureError(TOO_LONG));

/**
 * Returns the reason why the process ended itself. Returns undefined if something else ended the process, such as a person who
 * stopped the build.
 */
const reasonOf = (signal: NodeJS.Signals | null): string | undefined => {
  if (signal === OUT_OF_TIME) return TOO_LONG;
  return signal === OUT_OF_MEMORY ? TOO_LARGE : undefined;
};

/**
 * Decodes a picture for its place on a page. Throws PictureError. If decoding a picture needs so much time or memory that the
 * decoding process ends, the reason is cached, and later builds do not try this picture again. `begin` runs directly before the
 * decoding, and can throw to stop it.
 */
export const decodeApart = (original: Buffer, place: Place, begin: () => void): Promise<Decoded> =>
  oneAtATime(async () => {
    begin();
    const hash = createHash('sha256').update(`${VERSION}`).update(original).digest('hex').slice(0, 32);
    const known = await readCached(`undecodable/${hash}`);
    if (known) throw new PictureError(known.toString());
    const outcome = await decoder.send({ original, place });
    if ('isSpent' in outcome && outcome.isSpent) decoder.stop();
    if ('png' in outcome) return outcome;
    if ('reason' in outcome) throw new PictureError(outcome.reason);
    const reason = reasonOf(outcome.signal);
    if (reason === undefined)
      throw new PictureError(`the process that decodes pictures has ended (${String(outcome.signal)})`);
    await writeCached(`undecodable/${hash}`, reason);
    throw new PictureError(reason);
  });
