import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import * as z from 'zod';
import { fromSource, revisionTime } from '../lib/queries.ts';
import { type Answer, ask, NoAnswerError, type Question } from './ask.ts';
import { readCached, writeCached } from './cache-file.ts';
import { environment } from './environment.ts';
import { refusalOf, RefusedAddressError } from './reach.ts';

/** The file storage did not give what was asked; the message says why in a few words. */
export class StorageError extends Error {
  override name = 'StorageError';
}

const MOST_BYTES = 60_000_000;
const TRIES = 3;
/** A host that left so many requests in a row without an answer is not asked again in this build. */
const MOST_SILENCES = 5;
const atOnce = pLimit(6);
let silencesKept = new Map<string, number>();
let silentAt = revisionTime();

/** How often each host did not answer, in this build or this revision of the publisher. */
function silencesNow(): Map<string, number> {
  if (silentAt !== revisionTime()) silencesKept = new Map();
  silentAt = revisionTime();
  return silencesKept;
}

/** Stands for the storage while a relative address is read: `../` leads no further up than to it. */
const ROOT = 'http://storage.invalid/';

/** An address in the file storage: absolute as it stands, or relative to it. */
export function storageAddress(src: string): string {
  if (URL.canParse(src)) return new URL(src).href;
  // With `./`, so that `http:` or `mailto:` behind the first slash is the name of a folder.
  const { pathname, search, hash } = new URL(`./${src.replace(/^\/+/, '')}`, ROOT);
  return new URL(environment.FILE_STORAGE_URL + pathname + search + hash).href;
}

/** Why this build will not ask an address, so that pages can only lead there; `undefined` where it may. */
export const whyNotAsked = (address: string): string | undefined => refusalOf(new URL(address));

export interface FileFacts {
  bytes?: number;
  type?: string;
}

/** Size and type of a file, without its bytes. Throws a StorageError when it is not there. */
export async function askFileFacts(address: string): Promise<FileFacts> {
  try {
    const { headers } = await askStorage(address, { method: 'HEAD', mostBytes: 0, tries: TRIES });
    const length = headers.get('content-length');
    const type = headers.get('content-type')?.split(';')[0];
    return { ...(length ? { bytes: Number(length) } : {}), ...(type ? { type } : {}) };
  } catch (error) {
    // A storage that does not know HEAD may still have the file.
    if (error instanceof StorageError && error.cause instanceof NoAnswerError) {
      if (error.cause.status === 405 || error.cause.status === 501) return {};
    }
    throw error;
  }
}

const kept = z.object({ tag: z.string(), sha256: z.string() });
/** A content, and what to ask with whether it still stands. */
type Original = z.infer<typeof kept>;

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const placeOf = (address: string): string => `originals/${sha256(address).slice(0, 32)}`;

/** Downloads a file unless the cache folder has it and the storage says it has not changed; answers with its hash. */
const original = fromSource<Original>(async (address, before) => {
  const known = before ?? (await keptFile(placeOf(address)));
  const header = /^(W\/)?"/.test(known?.tag ?? '') ? 'if-none-match' : 'if-modified-since';
  const headers: Record<string, string> = known?.tag ? { [header]: known.tag } : {};
  const answer = await askStorage(address, { headers, mostBytes: MOST_BYTES, tries: TRIES });
  if (answer.status === 304 && known) return known;
  const tag = answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? '';
  const made = { tag, sha256: sha256(answer.body) };
  await writeCached(placeOf(address), answer.body);
  await writeCached(`${placeOf(address)}.json`, JSON.stringify(made));
  return made;
});

/** The hash of a file's bytes, and the way to them. */
export async function download(address: string): Promise<{ sha256: string; bytes: () => Promise<Buffer> }> {
  const { sha256: hash } = await original(address);
  return {
    sha256: hash,
    bytes: async () => {
      const bytes = await readCached(placeOf(address));
      if (!bytes || sha256(bytes) !== hash)
        throw new StorageError('its copy in the cache folder was changed meanwhile');
      return bytes;
    },
  };
}

/** What is kept of an address, if its bytes are those its tag was given for. */
async function keptFile(name: string): Promise<Original | undefined> {
  const [facts, bytes] = await Promise.all([readCached(`${name}.json`), readCached(name)]);
  if (!facts || !bytes) return undefined;
  try {
    const known = kept.parse(JSON.parse(facts.toString()));
    return known.sha256 === sha256(bytes) ? known : undefined;
  } catch {
    return undefined; // a file somebody changed: it is asked for in full
  }
}

async function askStorage(address: string, question: Question): Promise<Answer> {
  return atOnce(async () => {
    const { host } = new URL(address);
    const silences = silencesNow();
    const silent = silences.get(host) ?? 0;
    if (silent >= MOST_SILENCES) throw new StorageError(`${host} left the last ${silent} requests without an answer`);
    try {
      const answer = await ask(address, question);
      silences.delete(host);
      if (answer.status === 404) throw new StorageError('expected status 200, found 404');
      return answer;
    } catch (error) {
      if (error instanceof RefusedAddressError) throw new StorageError(error.message, { cause: error });
      if (!(error instanceof NoAnswerError)) throw error;
      if (error.status === undefined) silences.set(host, silent + 1);
      else silences.delete(host);
      throw new StorageError(error.message, { cause: error });
    }
  });
}
