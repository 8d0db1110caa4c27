import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ky, { HTTPError } from 'ky';
import pLimit from 'p-limit';
import * as z from 'zod';
import { environment } from './environment.ts';

/** The file storage did not give what was asked; the message says why in a few words. */
export class StorageError extends Error {
  override name = 'StorageError';
}

const MOST_BYTES = 60_000_000;
const atOnce = pLimit(6);
const http = ky.create({
  timeout: 30_000,
  retry: { limit: 3, methods: ['get', 'head'], retryOnTimeout: true, delay: (attempt) => 300 * 2 ** (attempt - 1) },
});

/** An address in the file storage: absolute as it stands, or relative to it. */
export const storageAddress = (src: string): string =>
  new URL(src.replace(/^\/+/, ''), `${environment.FILE_STORAGE_URL}/`).href;

const facts = z.object({ etag: z.string().optional(), bytes: z.number().optional(), type: z.string().optional() });
export type FileFacts = z.infer<typeof facts>;

const keyOf = (address: string): string => createHash('sha256').update(address).digest('hex').slice(0, 32);

function factsOf(headers: Headers): FileFacts {
  const length = headers.get('content-length');
  const etag = headers.get('etag') ?? headers.get('last-modified');
  const type = headers.get('content-type')?.split(';')[0];
  return {
    ...(etag ? { etag } : {}),
    ...(length ? { bytes: Number(length) } : {}),
    ...(type ? { type } : {}),
  };
}

/** Size and type of a file, without its bytes. Throws a StorageError when it is not there. */
export async function askFileFacts(address: string): Promise<FileFacts> {
  try {
    return factsOf((await atOnce(() => http.head(address))).headers);
  } catch (error) {
    throw storageError(error);
  }
}

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
  const file = path.join(environment.CACHE_DIR, 'originals', keyOf(address));
  const known = await keptFacts(file);
  try {
    const headers = known?.etag ? { 'if-none-match': known.etag } : {};
    const answer = await atOnce(() => http.get(address, { headers, throwHttpErrors: (status) => status >= 400 }));
    if (answer.status === 304) return await readFile(file);
    if (Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) throw new StorageError('it is over 60 MB');
    const bytes = Buffer.from(await answer.arrayBuffer());
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    await writeFile(`${file}.json`, JSON.stringify(factsOf(answer.headers)));
    return bytes;
  } catch (error) {
    throw storageError(error);
  }
}

async function keptFacts(file: string): Promise<FileFacts | undefined> {
  try {
    const known = facts.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
    await readFile(file, { flag: 'r' });
    return known;
  } catch {
    return undefined;
  }
}

function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof HTTPError) return new StorageError(`the file storage answered ${error.response.status}`);
  return new StorageError(error instanceof Error ? error.message : String(error));
}
