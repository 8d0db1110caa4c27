import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import * as z from 'zod';
import { type Answer, ask, NoAnswerError, type Question } from './ask.ts';
import { readCached, writeCached } from './cache-file.ts';
import { environment } from './environment.ts';

/** The file storage did not give what was asked; the message says why in a few words. */
export class StorageError extends Error {
  override name = 'StorageError';
}

const MOST_BYTES = 60_000_000;
const TRIES = 3;
/** A host that left so many questions in a row without an answer is not asked again in this build. */
const MOST_SILENCES = 5;
const atOnce = pLimit(6);
const silences = new Map<string, number>();

/** An address in the file storage: absolute as it stands, or relative to it. */
export const storageAddress = (src: string): string =>
  new URL(src.replace(/^\/+/, ''), `${environment.FILE_STORAGE_URL}/`).href;

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

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const underway = new Map<string, Promise<Buffer>>();

/** The bytes of a file, taken from the cache folder while the storage says they have not changed. Asked twice at the same time, it is fetched once. */
export function download(address: string): Promise<Buffer> {
  const other = underway.get(address);
  if (other) return other;
  const bytes = fetchBytes(address).finally(() => underway.delete(address));
  underway.set(address, bytes);
  return bytes;
}

async function fetchBytes(address: string): Promise<Buffer> {
  const name = `originals/${sha256(address).slice(0, 32)}`;
  const known = await keptFile(name);
  const headers: Record<string, string> = known ? { [known.header]: known.tag } : {};
  const answer = await askStorage(address, { headers, mostBytes: MOST_BYTES, tries: TRIES });
  if (answer.status === 304 && known) return known.bytes;
  const tag = answer.headers.get('etag') ?? answer.headers.get('last-modified');
  if (tag) {
    await writeCached(name, answer.body);
    await writeCached(`${name}.json`, JSON.stringify({ tag, sha256: sha256(answer.body) }));
  }
  return answer.body;
}

/** What is kept of an address, if its bytes are those its tag was given for. */
async function keptFile(name: string) {
  const [facts, bytes] = await Promise.all([readCached(`${name}.json`), readCached(name)]);
  if (!facts || !bytes) return undefined;
  try {
    const known = kept.parse(JSON.parse(facts.toString()));
    const header = /^(W\/)?"/.test(known.tag) ? 'if-none-match' : 'if-modified-since';
    return known.sha256 === sha256(bytes) ? { ...known, header, bytes } : undefined;
  } catch {
    return undefined; // a file somebody changed: it is asked for in full
  }
}

async function askStorage(address: string, question: Question): Promise<Answer> {
  return atOnce(async () => {
    const { host } = new URL(address);
    const silent = silences.get(host) ?? 0;
    if (silent >= MOST_SILENCES) throw new StorageError(`${host} left the last ${silent} questions without an answer`);
    try {
      const answer = await ask(address, question);
      silences.delete(host);
      if (answer.status === 404) throw new StorageError('expected status 200, found 404');
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      if (error.status === undefined) silences.set(host, silent + 1);
      else silences.delete(host);
      throw new StorageError(error.message, { cause: error });
    }
  });
}
