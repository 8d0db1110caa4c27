// Stores the hashes of all files of the entries. The hash of a file stays, even after the file was replaced or removed.
import { storageAddress, withoutFragment } from '~/api/storage';
import { derived } from '~/lib/queries';
import { hasBegun, today } from '../clock';
import type { File } from '../door/shapes';
import { keepGood } from '../door/last-good';
import type { OfferedPaper } from '../site/kind';
import { everyKind } from '../site/kinds';
import { storedFacts } from '../stored-facts';
import { noteDifferences } from './differences';
import { getLastKept, getPrint, KEPT, type KeptFile, type KeptFiles } from '../passports/prints';

/**
 * If an entry offers a file as its own, leaves out the entries whose texts only link to the file. Such an entry does not know
 * the state of the file: for example, a news entry about a tender has no data about a cancellation of the tender.
 */
function withoutLinks(papers: readonly OfferedPaper[]): readonly OfferedPaper[] {
  const own = papers.filter(({ isLinked }) => !isLinked);
  return own.length > 0 ? own : papers;
}

const addresses = new WeakMap<File, string>();

/** Returns the address of a file in the storage. It is kept for each file, because each publish asks for all files. */
function addressOf(file: File): string {
  const address = addresses.get(file) ?? withoutFragment(storageAddress(file.url));
  addresses.set(file, address);
  return address;
}

/** All documents that entries offer now: for the address of each file, the entries that offer this file. */
export const getPapers = derived(async (): Promise<ReadonlyMap<string, readonly OfferedPaper[]>> => {
  const all = (await Promise.all(everyKind.map(({ found }) => found()))).flatMap(({ papers }) => papers);
  const shown = all.filter(({ publishedOn }) => publishedOn === undefined || hasBegun(publishedOn));
  const byFile = Map.groupBy(shown, ({ file }) => addressOf(file));
  return new Map([...byFile].map(([address, papers]) => [address, withoutLinks(papers)]));
});

const earliest = (papers: readonly OfferedPaper[]): string | undefined =>
  papers.flatMap(({ publishedOn }) => publishedOn ?? []).sort()[0];

/** Returns the day since which all entries that offer a file are withdrawn. */
const withdrawnSince = (papers: readonly OfferedPaper[]): string | undefined =>
  papers.every(({ withdrawnOn }) => withdrawnOn)
    ? papers
        .flatMap(({ withdrawnOn }) => withdrawnOn ?? [])
        .sort()
        .at(-1)
    : undefined;

/** All files by their address, including files that no entry offers any more. */
export const getKeptFiles = derived<KeptFiles>(async (before) => {
  // The stored list is read at each publish, even if it is not needed: a query (a cached value) that nothing reads is deleted.
  const [kept, papers] = [await getLastKept(), await getPapers()];
  const last = before ?? kept;
  const next = new Map<string, KeptFile>();
  for (const [address, one] of last)
    if (!papers.has(address)) next.set(address, { ...one, until: one.until ?? today() });
  await Promise.all(
    [...papers].map(async ([address, offers]) => {
      const known = last.get(address);
      await noteDifferences(address, offers);
      const now = (await getPrint(address)) ?? known;
      const isMissing = (await storedFacts(address)) === undefined;
      if (!now) return;
      const past = [...(known?.past ?? [])];
      const isNew = known !== undefined && known.sha256 !== now.sha256;
      if (isNew) past.push({ sha256: known.sha256, publishedOn: known.publishedOn, until: known.until ?? today() });
      const { tag, sha256: hash, fault, judge } = now;
      next.set(address, {
        tag,
        sha256: hash,
        fault,
        judge,
        // An entry does not state when its file was replaced. So the day on which the site notices the change is stored.
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
