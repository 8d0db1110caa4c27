import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { limits } from '../config.ts';
import { fromSource, isUpdate, revisionTime } from '../lib/queries.ts';
import { openTurns } from '../lib/turns.ts';
import { type Answer, ask, NoAnswerError, type Question, TooLargeError } from './ask.ts';
import { hashCached, readCached, writeCached } from './cache-file.ts';
import { environment } from './environment.ts';
import { keptOriginal, type Original, placeOf, recordOf, sha256 } from './originals.ts';
import { refusalOf, RefusedAddressError } from './reach.ts';

/** The file storage did not send a file. The message gives the reason in a few words. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** The storage cannot be read now. A later request can succeed. */
export class UnreachableError extends StorageError {}

/** This publish had no time to ask for the file. The next publish asks again. */
export class NoTimeError extends UnreachableError {}

const MOST_BYTES = 60_000_000;
/**
 * The build does not keep the bytes of a document that is larger than MOST_BYTES: it computes the hash while the bytes arrive.
 * A document that is larger than MOST_HASHED has no hash either.
 */
const MOST_HASHED = 2_000_000_000;
/**
 * The time for a large document, as a multiple of the time for other files. A publish gives no extra time, because the other
 * editors wait.
 */
const MORE_TIME = 10;
const TRIES = 3;
/** If a host does not answer this number of consecutive requests, the build does not contact the host again. */
const MOST_SILENCES = 5;
const questionsAtOnce = pLimit(6);
/** A download is in memory as a whole, and has up to MOST_BYTES. */
const downloadsAtOnce = pLimit(3);
/**
 * Three kinds of work have separate time limits, so that one kind does not delay the others: downloads of pictures, requests
 * for size and type, and the reading of documents.
 */
const [hasTimeToDownload, hasTimeToAsk, hasTimeToRead] = [
  openTurns(limits.publishStorageSeconds),
  openTurns(limits.publishStorageSeconds),
  openTurns(limits.publishStorageSeconds),
];
/**
 * A publish does not repeat a failed request, because the next publish asks again. A publish does not wait for slow hosts
 * either: 45 links to a host that answered after 28 seconds delayed the changes of other editors by 84 seconds. The first
 * publish after a start waits longer.
 */
const inPublish = { tries: 1, statusWithinMs: environment.API_TIME_LIMIT_MS / 6 };
let silencesKept = new Map<string, number>();
let silentAt = revisionTime();

/** The number of unanswered requests for each host. The publisher sets it to zero for each new version of the site. */
function silencesNow(): Map<string, number> {
  if (silentAt !== revisionTime()) silencesKept = new Map();
  silentAt = revisionTime();
  return silencesKept;
}

/** Relative addresses are resolved with this invented host, so that `../` cannot leave the file storage. */
const ROOT = 'http://storage.invalid/';

/** The full address of a file. An absolute address is not changed. A relative address starts at the file storage. */
export function storageAddress(src: string): string {
  if (URL.canParse(src)) return new URL(src).href;
  // Without `./`, a text such as `http:` at the start is a scheme. With `./`, it is a folder name.
  const { pathname, search, hash } = new URL(`./${src.replace(/^\/+/, '')}`, ROOT);
  return new URL(environment.FILE_STORAGE_URL + pathname + search + hash).href;
}

/**
 * Returns why this build may not read an address (pages then only link to it), or `undefined` if the build may read it.
 */
export const whyNotAsked = (address: string): string | undefined => refusalOf(new URL(address));

export interface FileFacts {
  bytes?: number;
  type?: string;
  /** The ETag, or else the date of the last change. When the bytes change, this tag changes. */
  tag?: string;
}

const tagOf = (headers: Answer['headers']): string => headers.get('etag') ?? headers.get('last-modified') ?? '';

/**
 * Asks for the size and type of a file, without downloading the file. `before` is the last answer, if there is one.
 * Throws StorageError or UnreachableError.
 */
export async function askFileFacts(address: string, before?: FileFacts): Promise<FileFacts> {
  try {
    const hasTime = (): boolean => hasTimeToAsk(address, before && 'again');
    const { headers } = await askStorage(address, { method: 'HEAD', mostBytes: 0, tries: TRIES }, hasTime);
    const length = headers.get('content-length');
    const type = headers.get('content-type')?.split(';')[0];
    const tag = tagOf(headers);
    return { ...(length ? { bytes: Number(length) } : {}), ...(type ? { type } : {}), ...(tag ? { tag } : {}) };
  } catch (error) {
    // Some file storages do not support HEAD requests. The size and the type are then unknown.
    const refusal = error instanceof StorageError ? error.cause : undefined;
    if (refusal instanceof NoAnswerError && (refusal.status === 405 || refusal.status === 501)) return {};
    throw error;
  }
}

/**
 * Downloads a file. Uses the cached file if the file storage reports no change, or if the storage cannot be read now.
 */
const original = fromSource<Original>(async (address, before) => {
  const known = before ?? (await keptFile(address));
  const header = /^(W\/)?"/.test(known?.tag ?? '') ? 'if-none-match' : 'if-modified-since';
  const question = { headers: known?.tag ? { [header]: known.tag } : {}, mostBytes: MOST_BYTES, tries: TRIES };
  const hasTime = (): boolean => hasTimeToDownload(address, known && 'again');
  let answer: Answer;
  try {
    answer = await askStorage(address, question, hasTime);
  } catch (error) {
    if (known && error instanceof UnreachableError) return known;
    throw error;
  }
  if (known && answer.status === 304) return known;
  const made = { tag: tagOf(answer.headers), sha256: sha256(answer.body) };
  await writeCached(placeOf(made.sha256), answer.body);
  checked.set(made.sha256, Promise.resolve(true));
  await writeCached(recordOf(address), JSON.stringify(made));
  return made;
});

/** Removes the fragment (such as `#page=2`), because addresses with different fragments lead to the same file. */
export const withoutFragment = (address: string): string => address.replace(/#.*$/s, '');

/** Downloads a file. Returns the hash of its bytes, and a function that reads the bytes. Throws StorageError. */
export async function download(address: string): Promise<{ sha256: string; bytes: () => Promise<Buffer> }> {
  const { sha256: hash } = await original(withoutFragment(address));
  return {
    sha256: hash,
    bytes: async () => {
      const bytes = await readCached(placeOf(hash));
      if (!bytes || sha256(bytes) !== hash)
        throw new StorageError('its copy in the cache folder was changed during the build; build again');
      return bytes;
    },
  };
}

/** The result of reading a document. A document that is too large for the memory has a hash, but no bytes. */
interface ReadDocument {
  readonly sha256: string;
  readonly bytes?: Buffer;
}

const isTooLarge = (error: unknown): error is StorageError =>
  error instanceof StorageError && error.cause instanceof TooLargeError;

/** Computes the hash of a large file while the bytes arrive, so that the whole file is never in memory. */
async function hashLarge(address: string): Promise<ReadDocument> {
  let hash = createHash('sha256');
  const question: Question = {
    mostBytes: MOST_HASHED,
    tries: TRIES,
    withinMs: environment.API_TIME_LIMIT_MS * (isUpdate() ? 1 : MORE_TIME),
    intoPieces: () => {
      hash = createHash('sha256');
      return (piece) => void hash.update(piece);
    },
  };
  try {
    await askStorage(address, question, () => hasTimeToRead(address));
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    throw new StorageError(error.message, { cause: error });
  }
  return { sha256: hash.digest('hex') };
}

/**
 * Reads a file and keeps no copy on disk, because the documents of all tenders together have many gigabytes. `bytes` is the
 * size that the storage has stated. Throws StorageError. Throws UnreachableError if a later request can succeed.
 */
export async function readDocument(address: string, bytes = 0): Promise<ReadDocument> {
  if (bytes > MOST_HASHED) throw new StorageError('it has more than 2 GB');
  if (bytes > MOST_BYTES) return hashLarge(address);
  try {
    const question = { mostBytes: MOST_BYTES, tries: TRIES };
    const { body } = await askStorage(address, question, () => hasTimeToRead(address));
    return { sha256: sha256(body), bytes: body };
  } catch (error) {
    // The storage had not stated the size.
    if (isTooLarge(error)) return hashLarge(address);
    throw error;
  }
}

/**
 * At its start, the publisher checks the cached files of all pages. `hashCached` reads each file in pieces. At most six files
 * are checked at the same time.
 */
const checksAtOnce = pLimit(6);
/**
 * Results of checks, by hash. Many addresses may have the same bytes (`a.png?1` and `a.png?2`), and these bytes are checked
 * only once.
 */
const checked = new Map<string, Promise<boolean>>();

function isSound(hash: string): Promise<boolean> {
  const known = checked.get(hash) ?? checksAtOnce(async () => (await hashCached(placeOf(hash))) === hash);
  checked.set(hash, known);
  return known;
}

/** Reads the cache record of an address. Returns undefined if the cached bytes do not match the record. */
async function keptFile(address: string): Promise<Original | undefined> {
  const record = await readCached(recordOf(address));
  if (!record) return undefined;
  try {
    const known = keptOriginal.parse(JSON.parse(record.toString()));
    return (await isSound(known.sha256)) ? known : undefined;
  } catch {
    return undefined; // the file is damaged, so the caller makes a full request
  }
}

async function askStorage(address: string, question: Question, hasTime: () => boolean): Promise<Answer> {
  const atOnce = question.mostBytes > 0 ? downloadsAtOnce : questionsAtOnce;
  return atOnce(async () => {
    if (!hasTime()) throw new NoTimeError('this publish had no time to ask for the file; the next publish asks again');
    const { host } = new URL(address);
    const silences = silencesNow();
    const silent = silences.get(host) ?? 0;
    if (silent >= MOST_SILENCES) throw new UnreachableError(`${host} did not answer the last ${silent} requests`);
    try {
      const answer = await ask(address, isUpdate() ? { ...question, ...inPublish } : question);
      silences.delete(host);
      if (answer.status === 404) throw new StorageError('expected status 200, found 404');
      return answer;
    } catch (error) {
      if (error instanceof RefusedAddressError) throw new StorageError(error.message, { cause: error });
      if (!(error instanceof NoAnswerError)) throw error;
      // The number is read again here, because other requests can have changed it during this request.
      if (error.status === undefined) silences.set(host, (silences.get(host) ?? 0) + 1);
      else silences.delete(host);
      const isRefused = error.status !== undefined && error.status >= 400 && error.status < 500 && error.status !== 429;
      throw new (isRefused ? StorageError : UnreachableError)(error.message, { cause: error });
    }
  });
}
