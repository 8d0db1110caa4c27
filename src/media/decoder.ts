// Sends pictures to another process, which decodes them. Starts a new process after a picture has ended the process.
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { readCached, writeCached } from '~/api/cache-file';
import { openApart } from './apart';
import type { Decoded } from './decode';
import { type Answer, DECODE_LIMITS, type Job } from './decode-limits';
import type { Place } from './picture-uses';
import { OUT_OF_MEMORY, OUT_OF_TIME } from './self-limits';

/** The picture cannot be shown. The message gives the reason in a few words. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/**
 * Increase this number when the build can decode pictures that it refused before. The cached reasons of these refusals are then
 * not used.
 */
const VERSION = 2;

/** Only one picture is decoded at a time, because each picture can need much memory. */
const oneAtATime = pLimit(1);

/** Decodes a picture for its place on a page. `begin` runs directly before the decoding, and can throw to stop it. */
type Decode = (original: Buffer, place: Place, begin: () => void) => Promise<Decoded>;

/**
 * Prepares a process that decodes pictures. The function that it returns throws PictureError. If decoding a picture needs
 * so much time or memory that the process ends, the reason is cached, and later builds do not try this picture again.
 */
export function openDecoder(limits = DECODE_LIMITS): Decode {
  const tooLong = `it takes longer than ${limits.seconds} seconds to decode`;
  const tooLarge = `it takes more than ${limits.megabytes} MB of memory to decode`;
  const args = [JSON.stringify(limits)];
  const decoder = openApart<Job, Answer>('decode-process.ts', () => new PictureError(tooLong), args);

  /**
   * Returns the reason why the process ended itself. Returns undefined if something else ended the process, such as a person who
   * stopped the build.
   */
  const reasonOf = (signal: NodeJS.Signals | null): string | undefined => {
    if (signal === OUT_OF_TIME) return tooLong;
    return signal === OUT_OF_MEMORY ? tooLarge : undefined;
  };

  return (original, place, begin) =>
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
}
