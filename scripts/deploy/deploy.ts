// Brings the built site to S3-compatible storage: sends what differs from what was sent before, new files first and removals last.
import { readFile } from 'node:fs/promises';
import type { Bucket } from './bucket.ts';
import { isHashed } from '../publish/retired-files.ts';
import { addressOf, type LocalObject, localObjects, rankOf, tagOf } from './local-objects.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { purge, type PurgeOptions } from './purge.ts';

const AT_ONCE = 16;
/** What is done is noted after so many objects, or after a twentieth where there are more: the note names every object of the site. */
const LEAST_BETWEEN_NOTES = 64;
const MOST_NOTES = 20;
/** Pages that somebody has open may ask for hashed files of before. */
const KEPT_MS = 7 * 86_400_000;

export interface DeployOptions {
  readonly dir: string;
  readonly bucket: Bucket;
  readonly purge: PurgeOptions;
  /** In milliseconds. */
  readonly now?: number;
}

export interface Deployed {
  readonly sent: number;
  readonly removed: number;
  /** Addresses that read otherwise than before. */
  readonly purged: number;
}

/** In the place of the tag of an object that is on its way: one that may not be there, and one that may be either of two. */
const [COMING, CHANGING] = ['', '?'];

const lotsOf = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

/** Works through groups one after the other; notes now and then, and when something fails, what is done. */
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
      // What went wrong matters more than that it could not be noted either: what was sent is then sent again.
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

/** Of what the site has no more, what may go. The rest is noted with the time at which it was first missed. */
function toRemove(objects: ReadonlyMap<string, LocalObject>, manifest: Manifest, now: number): string[] {
  const missing = [...manifest.objects.keys()].filter((key) => !objects.has(key));
  const hashed = missing.filter(isHashed);
  manifest.gone = Object.fromEntries(hashed.map((key) => [key, manifest.gone[key] ?? now]));
  return missing.filter((key) => !isHashed(key) || now - (manifest.gone[key] ?? now) >= KEPT_MS);
}

/** Throws a sentence when it breaks off; called again, it sends only what is missing. */
export async function deploy({ dir, bucket, purge: purging, now = Date.now() }: DeployOptions): Promise<Deployed> {
  const objects = await localObjects(dir);
  const manifest = await readManifest(bucket);
  const goneBefore = JSON.stringify(manifest.gone);
  const note = (): Promise<void> => writeManifest(bucket, manifest);
  const changed = new Set(manifest.toPurge);
  const noteChange = (key: string): void => {
    if (!isHashed(key)) changed.add(addressOf(key));
    manifest.toPurge = [...changed].sort();
  };
  let sent = 0;

  const send = async ({ key, file, headers, tag }: LocalObject): Promise<void> => {
    const bytes = await readFile(file).catch(() => undefined);
    // Replaced meanwhile: the publish that did so is brought here next.
    if (!bytes || tagOf(bytes, headers) !== tag) return;
    await bucket.put(key, bytes, headers);
    manifest.objects.set(key, tag);
    noteChange(key);
    sent += 1;
  };
  const remove = async (key: string): Promise<void> => {
    await bucket.remove(key);
    manifest.objects.delete(key);
    noteChange(key);
  };

  const sending = toSend(objects, manifest);
  const removing = toRemove(objects, manifest, now);
  // What is on its way is noted before it goes: if this ends without a note, the next one sends or removes it again.
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
