// Reads each file of the entries once. The register of documents gets the hash of the file. The passport of the file gets the
// facts from the inside of the file.
import * as z from 'zod';
import { NoTimeError, readDocument, StorageError, UnreachableError } from '~/api/storage';
import { FILE_FAULTS, faultWords } from '~/i18n/file-words';
import { derived, derivedBy, expireAt, revisionTime } from '~/lib/queries';
import { keepUnread, keptFacts, LateError, readApart, readEnding } from '~/media/papers/reader';
import { lastGood } from '../door/last-good';
import { report } from '../door/report';
import { day } from '../door/shapes';
import { fileFormat } from '../file-formats';
import { storedFacts } from '../stored-facts';
import { faultOf } from './file-faults';
import { mattersOf } from './matters';

/** The name of the stored list. It is stored beside the last good versions of the English entries, but is for both languages. */
export const KEPT = ['en', 'published-files'] as const;
/** A file that could not be read is tried again after this time. */
const AGAIN_MS = 600_000;

/** Increase this number when the rules of file-faults.ts change. Then all files are read again. */
const JUDGE = 1;

const print = z.object({
  tag: z.string(),
  sha256: z.string(),
  /**
   * Why the file cannot be opened. An older version of this software may have stored a fault that is not known any more. Then
   * the fault is ignored, and the file is read again.
   */
  fault: z.enum(FILE_FAULTS).optional().catch(undefined),
  /** The number of `JUDGE` with which the fault was found. */
  judge: z.number().optional().catch(undefined),
});
/** The hash of the bytes at an address, and the tag that the storage gave for them. */
type Print = z.infer<typeof print>;
type ReadPrint = Print & { readonly isRead: boolean };

const keptFile = print.extend({
  publishedOn: day.optional(),
  /**
   * The day on which the file stopped being offered: no entry offers it, only withdrawn entries offer it, or the storage does
   * not have it.
   */
  until: day.optional(),
  /** The earlier files at this address, the oldest first. */
  past: z.array(z.object({ sha256: z.string(), publishedOn: day.optional(), until: day })),
});
export type KeptFile = z.infer<typeof keptFile>;
export type KeptFiles = ReadonlyMap<string, KeptFile>;

export const getLastKept = derived(async (): Promise<KeptFiles> => {
  const kept = [...(await lastGood(...KEPT))].map(([address, one]) => [address, keptFile.safeParse(one).data] as const);
  return new Map(kept.flatMap(([address, one]) => (one ? [[address, one]] : [])));
});

/** Returns the format that the name of a file states, such as PDF. */
const saidFormat = (address: string): string | undefined => fileFormat(new URL(address).pathname, []);

/** Reads a file once. Reads it again if its tag has changed. If the storage gives no tags, reads it at each build. */
export const getPrint = derivedBy<string, ReadPrint | undefined>(async (address, before) => {
  const now = await printOf(address, before ?? (await getLastKept()).get(address));
  if (now?.fault)
    report({
      kind: 'file',
      address,
      about: 'broken',
      reason: now.fault,
      detail: faultWords(now.fault, saidFormat(address), 'en'),
    });
  const facts = now && (await keptFacts(now.sha256));
  if (facts) for (const matter of mattersOf(facts)) report({ kind: 'document', address, ...matter });
  // `isRead` is part of the result. So when the inside is read later, all values and pages that were made without the facts of
  // the inside are made again.
  return now && { ...now, isRead: facts !== undefined };
});

/** Reads the inside of a file. If this publish has no time, the next publish reads it. */
async function readInside(address: string, bytes: Buffer, hash: string, ending: string): Promise<void> {
  try {
    if (!(await readApart(bytes, hash, ending))) expireAt(revisionTime() + 1);
  } catch (error) {
    if (!(error instanceof LateError)) throw error;
    expireAt(revisionTime() + AGAIN_MS);
    report({ kind: 'file', address, reason: 'late', detail: error.message });
  }
}

async function printOf(address: string, known: Print | undefined): Promise<Print | undefined> {
  const { pathname } = new URL(address);
  const ending = readEnding(pathname);
  const stored = await storedFacts(address);
  const same = known && { tag: known.tag, sha256: known.sha256, fault: known.fault, judge: known.judge };
  const isRead = !ending || !same || same.fault !== undefined || (await keptFacts(same.sha256)) !== undefined;
  const isJudged = same?.judge === JUDGE;
  if (!stored || (stored.tag !== undefined && stored.tag === same?.tag && isRead && isJudged)) return same;
  try {
    const { sha256, bytes } = await readDocument(address, stored.bytes);
    const now = { tag: stored.tag ?? '', sha256, fault: bytes && faultOf(pathname, bytes), judge: JUDGE };
    if (!bytes) await keepUnread(sha256, ending);
    else if (ending && !now.fault) await readInside(address, bytes, sha256, ending);
    return now;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (error instanceof UnreachableError) expireAt(revisionTime() + (error instanceof NoTimeError ? 1 : AGAIN_MS));
    // A file that waits for the next publish is not a fault, so it is not reported.
    if (!(error instanceof NoTimeError))
      report({
        kind: 'file',
        address,
        reason: error instanceof UnreachableError ? 'silent' : 'gone',
        detail: `not in the register of documents: ${error.message}`,
      });
    return same;
  }
}
