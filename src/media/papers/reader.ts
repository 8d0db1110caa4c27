// Reads the inside of files in another process. Stores the facts by the hash of the bytes, so that each file is read only once.
import pLimit from 'p-limit';
import { readCached, writeCached } from '~/api/cache-file';
import { limits } from '~/config';
import { openTurns } from '~/lib/turns';
import { type Ended, openApart } from '../apart';
import { OUT_OF_MEMORY, OUT_OF_TIME, type Spent } from '../self-limits';
import { MOST_MEGABYTES, MOST_SECONDS, type Paper, type PaperFacts, type PaperJob, type PaperText } from './facts';
import { keptPlace } from './kept-place';

/** The endings of the files whose inside is read. Old office files contain few facts, and media files are too large. */
const READ = /\.(pdf|docx|xlsx|pptx|docm|xlsm|pptm|odt|ods|odp|zip)$/i;
const TOO_LONG = `reading it takes longer than ${MOST_SECONDS} seconds`;
const TOO_LARGE = `reading it takes more than ${MOST_MEGABYTES} MB of memory`;

type Answer = (Paper | { readonly reason: string }) & Spent;

/** The machine was too busy to read a file. This is not a fault of the file. */
export class LateError extends Error {
  override name = 'LateError';
}

/** True if this publish has time to read one more new file. The next publish reads the remaining files. */
const hasTime = openTurns(limits.publishStorageSeconds);
const oneAtATime = pLimit(1);
const reader = openApart<PaperJob, Answer>('papers/reader-process.ts', () => new LateError(TOO_LONG));

const factsFile = (hash: string): string => `${keptPlace(hash)}.json`;
const textFile = (hash: string): string => `${keptPlace(hash)}.text.json`;

/** Returns the ending of a file whose inside is read, such as `pdf`. */
export const readEnding = (path: string): string | undefined => READ.exec(path)?.[1]?.toLowerCase();

async function kept<Value>(file: string): Promise<Value | undefined> {
  const bytes = await readCached(file);
  if (!bytes) return undefined;
  try {
    return JSON.parse(bytes.toString()) as Value;
  } catch {
    return undefined; // the file is damaged, so the inside is read again
  }
}

/** Returns the stored facts of a file with this hash. Returns undefined if the file was not read yet. */
export const keptFacts = (hash: string): Promise<PaperFacts | undefined> => kept<PaperFacts>(factsFile(hash));

/** Returns the text of a PDF with this hash. Returns undefined if it has no text. */
export const keptText = (hash: string): Promise<PaperText | undefined> => kept<PaperText>(textFile(hash));

const isEnded = (outcome: Answer | Ended): outcome is Ended => 'signal' in outcome;

const formatOf = (ending: string): PaperFacts['format'] => (ending === 'pdf' || ending === 'zip' ? ending : 'office');

async function read(job: PaperJob): Promise<Paper | undefined> {
  const format = formatOf(job.ending);
  const failed = (fault: PaperFacts['fault'], why: string): Paper => ({ facts: { format, fault, why } });
  const outcome = await reader.send(job);
  if (!isEnded(outcome)) {
    if (outcome.isSpent) reader.stop();
    return 'reason' in outcome ? failed('broken', `its inside cannot be read: ${outcome.reason}`) : outcome;
  }
  if (outcome.signal === OUT_OF_TIME) return failed('slow', TOO_LONG);
  // SIGABRT means that the process had no more memory. Other signals come from the person or program that stops the build.
  if (outcome.signal === OUT_OF_MEMORY || outcome.signal === 'SIGABRT') return failed('huge', TOO_LARGE);
  return undefined;
}

/** Stores that a file with this hash is too large to read. */
export async function keepUnread(hash: string, ending: string | undefined): Promise<void> {
  const facts: PaperFacts = { format: formatOf(ending ?? ''), fault: 'large', why: 'it has more than 60 MB' };
  if (ending) await writeCached(factsFile(hash), JSON.stringify(facts));
}

/**
 * Reads a file, unless a file with the same bytes was read before. Returns undefined if this publish has no time. Throws
 * `LateError`.
 */
export const readApart = (bytes: Buffer, hash: string, ending: string): Promise<PaperFacts | undefined> =>
  oneAtATime(async () => {
    const known = await keptFacts(hash);
    if (known) return known;
    if (!hasTime(hash)) return undefined;
    const paper = await read({ bytes, ending });
    if (!paper) return undefined;
    // The text is written first: if stored facts say that there is a text, the text must exist.
    if (paper.text) await writeCached(textFile(hash), JSON.stringify(paper.text));
    await writeCached(factsFile(hash), JSON.stringify(paper.facts));
    return paper.facts;
  });
