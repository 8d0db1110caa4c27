// Sends the built site to S3-compatible storage. Only changed files are sent. New files come first, removals last.
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';
import { isHashed } from '../serve/site-files.ts';
import type { Bucket } from './bucket.ts';
import { addressOf, type LocalObject, localObjects, rankOf, tagOf } from './local-objects.ts';

const AT_ONCE = 16;
/**
 * The manifest is large, so it is written only after this many objects, or after a twentieth of all objects if this is more.
 */
const LEAST_BETWEEN_NOTES = 64;
const MOST_NOTES = 20;
/** Old files with hashed names stay for this time, in milliseconds, because open pages may still request them. */
const KEPT_MS = 7 * 86_400_000;

export interface DeployOptions {
  readonly dir: string;
  readonly bucket: Bucket;
  readonly purge: PurgeOptions;
  /** The current time, in milliseconds. */
  readonly now?: number;
}

export interface Deployed {
  readonly sent: number;
  readonly removed: number;
  /** The number of addresses whose content changed. */
  readonly purged: number;
}

/**
 * These values replace a tag in the manifest while an object is sent. COMING: the object may be missing. CHANGING: the storage
 * may still have the old object.
 */
const [COMING, CHANGING] = ['', '?'];

const MANIFEST = 'deployed.json';

/**
 * The manifest: the list of sent files. It is stored in the bucket, so that any machine can continue the work of another
 * machine.
 */
const manifestShape = z.object({
  /** The tag of each object that was sent, by its name. The tag is a hash of content and headers. */
  objects: z.record(z.string(), z.string()).transform((objects) => new Map(Object.entries(objects))),
  /** For each old file with a hashed name: the time when the site stopped using the file, in milliseconds. */
  gone: z.record(z.string(), z.number()),
  /** Addresses of which a CDN may still have an old copy. */
  toPurge: z.array(z.string()),
});
type Manifest = z.infer<typeof manifestShape>;

async function readManifest(bucket: Bucket): Promise<Manifest> {
  const text = await bucket.get(MANIFEST);
  return manifestShape.parse(JSON.parse(text ?? '{"objects":{},"gone":{},"toPurge":[]}'));
}

const writeManifest = (bucket: Bucket, content: Manifest): Promise<void> =>
  bucket.put(MANIFEST, Buffer.from(JSON.stringify({ ...content, objects: Object.fromEntries(content.objects) })), {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });

const lotsOf = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

/** Works on the groups one after the other. Calls `note` after each part of the work, and when something fails. */
async function inGroups<One>(
  groups: readonly (readonly One[])[],
  work: (one: One) => Promise<void>,
  note: () => Promise<void>,
): Promise<void> {
  const between = Math.max(LEAST_BETWEEN_NOTES, groups.flat().length / MOST_NOTES);
  let done = 0;
  for (const lot of groups.flatMap(lotsOf)) {
    const results = await Promise.allSettled(lot.map(work));
    const failed = results.find((one) => one.status === 'rejected');
    if (failed) {
      // The manifest may not be writable either. This second error is ignored, because the first error is more important. The
      // next deploy sends these objects again.
      await note().catch(() => {});
      throw failed.reason;
    }
    done += lot.length;
    if (done < between) continue;
    await note();
    done = 0;
  }
}

function toSend(objects: ReadonlyMap<string, LocalObject>, { objects: sent }: Manifest): LocalObject[][] {
  const differing = [...objects.values()].filter(({ key, tag }) => sent.get(key) !== tag);
  const byRank = Map.groupBy(differing, ({ key }) => rankOf(key, isHashed(key), !sent.get(key)));
  return [...byRank].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}

/**
 * Returns the old objects that may be removed now. For the other old objects, notes in the manifest the time when the site
 * stopped using them.
 */
function toRemove(objects: ReadonlyMap<string, LocalObject>, manifest: Manifest, now: number): string[] {
  const missing = [...manifest.objects.keys()].filter((key) => !objects.has(key));
  const hashed = missing.filter(isHashed);
  manifest.gone = Object.fromEntries(hashed.map((key) => [key, manifest.gone[key] ?? now]));
  return missing.filter((key) => !isHashed(key) || now - (manifest.gone[key] ?? now) >= KEPT_MS);
}

/** The largest number of addresses in one call to Cloudflare. */
const MOST_ADDRESSES = 30;
const TIME_LIMIT_MS = 30_000;

interface PurgeOptions {
  readonly siteUrl: string;
  /** The path of the file for the changed addresses. It has one address in each line. */
  readonly file: string;
  /** The address that is called with `{"files": […]}`. Undefined means no call. */
  readonly url: string | undefined;
  readonly token: string | undefined;
}

/**
 * Tells a CDN which addresses have changed: in a file, and by a call as Cloudflare expects it. Throws if the call
 * fails.
 */
async function purge(paths: readonly string[], options: PurgeOptions): Promise<void> {
  const { siteUrl, file, url, token } = options;
  const addresses = paths.map((one) => siteUrl.replace(/\/+$/, '') + one);
  await writeWhole(file, addresses.map((one) => `${one}\n`).join(''));
  if (!url) return;
  for (let from = 0; from < addresses.length; from += MOST_ADDRESSES) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ files: addresses.slice(from, from + MOST_ADDRESSES) }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch((error: unknown) => {
      throw new Error(`PURGE_URL ${url}: expected an answer, found: ${String(error)}.`, { cause: error });
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`PURGE_URL ${url}: expected status 200, found ${response.status}.`);
  }
}

/** Sends the site. If it throws, the next call sends only what is missing. */
export async function deploy({ dir, bucket, purge: purging, now = Date.now() }: DeployOptions): Promise<Deployed> {
  const objects = await localObjects(dir);
  const manifest = await readManifest(bucket);
  const goneBefore = JSON.stringify(manifest.gone);
  const note = (): Promise<void> => writeManifest(bucket, manifest);
  const changed = new Set(manifest.toPurge);
  const noteChange = (key: string, isReplaced = false): void => {
    // The name of a hashed file has a short hash of its content. So such a file is replaced only if two different contents have
    // the same short hash. This can happen in the search index.
    if (!isHashed(key) || isReplaced) changed.add(addressOf(key));
    manifest.toPurge = [...changed].sort();
  };
  let sent = 0;

  const send = async ({ key, file, headers, tag }: LocalObject): Promise<void> => {
    const bytes = await readFile(file).catch(() => undefined);
    // Skip a file that a publish has just replaced: the next deploy sends the new content.
    if (!bytes || tagOf(bytes, headers) !== tag) return;
    await bucket.put(key, bytes, headers);
    const isReplaced = manifest.objects.get(key) === CHANGING;
    manifest.objects.set(key, tag);
    noteChange(key, isReplaced);
    sent += 1;
  };
  const remove = async (key: string): Promise<void> => {
    await bucket.remove(key);
    manifest.objects.delete(key);
    noteChange(key);
  };

  const sending = toSend(objects, manifest);
  const removing = toRemove(objects, manifest, now);
  // The manifest names these objects before they are sent. If this process ends early, the next process sends them again.
  for (const key of [...sending.flat().map((one) => one.key), ...removing])
    manifest.objects.set(key, manifest.objects.get(key) ? CHANGING : COMING);
  if (sending.length > 0 || removing.length > 0) await note();
  await inGroups(sending, send, note);
  await inGroups([removing], remove, note);
  if (sent > 0 || removing.length > 0 || JSON.stringify(manifest.gone) !== goneBefore) await note();

  const purged = manifest.toPurge;
  if (purged.length > 0) {
    await purge(purged, purging);
    manifest.toPurge = [];
    await note();
  }
  return { sent, removed: removing.length, purged: purged.length };
}
