// Remembers the bytes of all files of the entries by their hash, also after a file was replaced or taken away.
import * as z from 'zod';
import { sha256 } from '~/api/originals';
import { readDocument, storageAddress, StorageError, UnreachableError, withoutFragment } from '~/api/storage';
import { derived, derivedBy, expireAt, revisionTime } from '~/lib/queries';
import { hasBegun, today } from '../clock';
import { keepGood, lastGood } from '../door/last-good';
import { report } from '../door/report';
import { day } from '../door/shapes';
import { storedFacts } from '../files';
import type { OfferedPaper } from '../site/kind';
import { everyKind } from '../site/kinds';
import { faultOf } from './file-faults';

/** The name of what is kept, beside the last good versions of the entries. It belongs to no language. */
const KEPT = ['en', 'published-files'] as const;
/** A file that could not be read is tried again after this time. */
const AGAIN_MS = 600_000;

const print = z.object({
  tag: z.string(),
  sha256: z.string(),
  /** Why nobody can open the file. */
  fault: z.string().optional(),
});
/** The hash of the bytes at an address, and the tag with which the storage told of them. */
type Print = z.infer<typeof print>;

const keptFile = print.extend({
  publishedOn: day.optional(),
  /** The day since which no entry offers it, or only withdrawn ones, or since which the storage does not have it. */
  until: day.optional(),
  /** What stood at the address before, the oldest first. */
  past: z.array(z.object({ sha256: z.string(), publishedOn: day.optional(), until: day })),
});
export type KeptFile = z.infer<typeof keptFile>;
type KeptFiles = ReadonlyMap<string, KeptFile>;

const getLastKept = derived(async (): Promise<KeptFiles> => {
  const kept = [...(await lastGood(...KEPT))].map(([address, one]) => [address, keptFile.safeParse(one).data] as const);
  return new Map(kept.flatMap(([address, one]) => (one ? [[address, one]] : [])));
});

/** Each file is read once. It is read again if its tag has changed, or at each build if its storage gives no tags. */
const getPrint = derivedBy<string, Print | undefined>(async (address, before) => {
  const now = await printOf(address, before ?? (await getLastKept()).get(address));
  if (now?.fault) report({ kind: 'file', address, detail: now.fault });
  return now;
});

async function printOf(address: string, known: Print | undefined): Promise<Print | undefined> {
  const stored = await storedFacts(address);
  const same = known && { tag: known.tag, sha256: known.sha256, fault: known.fault };
  if (!stored || (stored.tag !== undefined && stored.tag === same?.tag)) return same;
  try {
    const bytes = await readDocument(address, stored.bytes);
    return { tag: stored.tag ?? '', sha256: sha256(bytes), fault: faultOf(new URL(address).pathname, bytes) };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    if (error instanceof UnreachableError) expireAt(revisionTime() + AGAIN_MS);
    report({ kind: 'file', address, detail: `not in the register of documents: ${error.message}` });
    return same;
  }
}

/** The links of texts count only for a file that no entry has as its own: news of a tender do not know what became of it. */
function withoutLinks(papers: readonly OfferedPaper[]): readonly OfferedPaper[] {
  const own = papers.filter(({ isLinked }) => !isLinked);
  return own.length > 0 ? own : papers;
}

/** All papers that entries offer now, by the address of the file. */
export const getPapers = derived(async (): Promise<ReadonlyMap<string, readonly OfferedPaper[]>> => {
  const all = (await Promise.all(everyKind.map(({ found }) => found()))).flatMap(({ papers }) => papers);
  const shown = all.filter(({ publishedOn }) => publishedOn === undefined || hasBegun(publishedOn));
  const byFile = Map.groupBy(shown, ({ file }) => withoutFragment(storageAddress(file.url)));
  return new Map([...byFile].map(([address, papers]) => [address, withoutLinks(papers)]));
});

const earliest = (papers: readonly OfferedPaper[]): string | undefined =>
  papers.flatMap(({ publishedOn }) => publishedOn ?? []).sort()[0];

/** The day since which all entries that offer a file are withdrawn. */
const withdrawnSince = (papers: readonly OfferedPaper[]): string | undefined =>
  papers.every(({ withdrawnOn }) => withdrawnOn)
    ? papers
        .flatMap(({ withdrawnOn }) => withdrawnOn ?? [])
        .sort()
        .at(-1)
    : undefined;

/** All files by their address, also those that no entry offers any more. */
export const getKeptFiles = derived<KeptFiles>(async (before) => {
  // What is kept is read at each publish: what no query reads is forgotten.
  const [kept, papers] = [await getLastKept(), await getPapers()];
  const last = before ?? kept;
  const next = new Map<string, KeptFile>();
  for (const [address, one] of last)
    if (!papers.has(address)) next.set(address, { ...one, until: one.until ?? today() });
  await Promise.all(
    [...papers].map(async ([address, offers]) => {
      const known = last.get(address);
      const now = (await getPrint(address)) ?? known;
      const isMissing = (await storedFacts(address)) === undefined;
      if (!now) return;
      const past = [...(known?.past ?? [])];
      const isNew = known !== undefined && known.sha256 !== now.sha256;
      if (isNew) past.push({ sha256: known.sha256, publishedOn: known.publishedOn, until: known.until ?? today() });
      const { tag, sha256: hash, fault } = now;
      next.set(address, {
        tag,
        sha256: hash,
        fault,
        // The entry does not say when its file was replaced, so the day is kept.
        publishedOn: isNew ? today() : past.length > 0 ? known?.publishedOn : earliest(offers),
        until: withdrawnSince(offers) ?? (isMissing ? (known?.until ?? today()) : undefined),
        past,
      });
    }),
  );
  const sorted = new Map([...next].sort(([a], [b]) => (a < b ? -1 : 1)));
  await keepGood(...KEPT, sorted);
  return sorted;
});
