// The list of all files that the site has published, so that everybody can check whether a document is the company's.
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import type { Registered } from '~/lib/register';
import type { OfferedPaper } from '../site/kind';
import { hasPassed } from '../clock';
import { getKeptFiles, getPapers } from './kept-files';
import type { KeptFile } from '../passports/prints';

/** The state of a file in one entry. */
type State = Exclude<Registered['state'], 'mixed'>;

/** A published file, together with one entry that offers it. */
interface FileOfEntry {
  readonly sha256: string;
  readonly state: State;
  readonly publishedOn?: string | undefined;
  readonly until?: string | undefined;
  /** The address of the file in the storage. */
  readonly address: string;
  /**
   * The entry that offers the file, or that offers the new file in place of this file. Unset if no entry offers the file any
   * more.
   */
  readonly paper?: OfferedPaper | undefined;
}

type InEntry = Pick<FileOfEntry, 'state' | 'paper'>;

/** A published file, with the entry that decides its state, and all other entries that have or had the file. */
export interface PublishedFile extends Omit<FileOfEntry, 'state'> {
  readonly state: Registered['state'];
  /** For a mixed file, the entries in which it is no longer valid. */
  readonly ended: readonly InEntry[];
  readonly also: readonly InEntry[];
}

/** If a file has different states in different entries, the state that comes first in this list counts. */
const STATES: readonly State[] = ['current', 'changed', 'cancelling', 'cancelled', 'withdrawn', 'gone', 'replaced'];
/** Returns the state of a file in an entry, such as replaced or cancelled. */
export function fileState({ withdrawnOn, cancelledOn, cameAtCancellation, later = [] }: OfferedPaper): State {
  if (withdrawnOn !== undefined) return 'withdrawn';
  if (cancelledOn !== undefined) return cameAtCancellation ? 'cancelling' : 'cancelled';
  return later.length > 0 ? 'changed' : 'current';
}

/** True if bids or applications for the entry are still possible, or if the entry is an order that is in force. */
const isOpen = ({ openUntil }: OfferedPaper): boolean => openUntil !== undefined && !hasPassed(openUntil);
/** Returns a day as a number. A later day has a smaller number. An entry without a day counts as the oldest. */
const newestFirst = (day = ''): number => -Number(day.slice(0, 10).replaceAll('-', ''));

/**
 * Sorts the entries that offer a file: first by the order of STATES, then open before closed, then newer before older, then the
 * reader's language before the other language. The register, the text version and the search inside documents use this same
 * order.
 */
function inOrder<Of>(all: readonly Of[], lang: Lang, of: (one: Of) => Pick<FileOfEntry, 'state' | 'paper'>): Of[] {
  const rank = (one: Of): [numbers: readonly number[], path: string] => {
    const { state, paper } = of(one);
    const day = newestFirst(paper?.publishedOn);
    return [
      [STATES.indexOf(state), Number(!paper || !isOpen(paper)), day, Number(paper?.lang !== lang)],
      paper?.path ?? '',
    ];
  };
  const ranked = all.map((one) => ({ one, rank: rank(one) }));
  ranked.sort(({ rank: [a, one] }, { rank: [b, other] }) => {
    const differs = a.findIndex((number, index) => number !== b[index]);
    if (differs >= 0) return (a[differs] ?? 0) - (b[differs] ?? 0);
    return one < other ? -1 : Number(one > other);
  });
  return ranked.map(({ one }) => one);
}

/** Returns the entries that offer a file. The first entry decides the state of the file. */
export const papersInOrder = (papers: readonly OfferedPaper[], lang: Lang): OfferedPaper[] =>
  inOrder(papers, lang, (paper) => ({ state: fileState(paper), paper }));

/** For one entry: returns the file that is now at an address, and all earlier files at this address. */
function filesOf(address: string, kept: KeptFile, paper: OfferedPaper | undefined): FileOfEntry[] {
  const { sha256, publishedOn, until } = kept;
  const isOffered = paper !== undefined && until === undefined;
  // If no entry offers the file any more, the state is not "withdrawn", because the company has not declared that it withdrew
  // the file.
  const state = isOffered ? fileState(paper) : paper?.withdrawnOn ? 'withdrawn' : 'gone';
  const past = kept.past.map((one): FileOfEntry => ({
    ...one,
    state: isOffered ? 'replaced' : state,
    address,
    paper,
  }));
  const last = state === 'cancelled' ? paper?.cancelledOn : (until ?? paper?.withdrawnOn);
  return [{ sha256, state, publishedOn, until: last, address, paper }, ...past];
}

const counts = ({ state }: InEntry): boolean => state === 'current' || state === 'changed';
const hasEnded = ({ state }: InEntry): boolean =>
  state === 'cancelled' || state === 'withdrawn' || state === 'replaced';

/** `files` are the same bytes in different entries. Joins them to one published file. */
function together(files: readonly FileOfEntry[], lang: Lang): PublishedFile[] {
  const sorted = inOrder(files, lang, (one) => one);
  const byEntry = new Map(sorted.toReversed().map((one) => [one.paper?.path, one]));
  return sorted.slice(0, 1).map((main) => {
    // Entries in which the file is no longer valid come first, because a reader must know them first.
    const others = [...byEntry].flatMap(([path, one]) => (path === undefined || path === main.paper?.path ? [] : one));
    const isMixed = counts(main) && others.some(hasEnded);
    return {
      ...main,
      // A visitor may have the file from any of these entries. To a bidder on a cancelled tender, the answer "genuine" alone
      // would be wrong.
      state: isMixed ? 'mixed' : main.state,
      ended: isMixed ? others.filter(hasEnded) : [],
      also: isMixed ? others.filter((one) => !hasEnded(one)) : others,
    };
  });
}

/** All published files, each hash only once. A title is in the language of the page if it exists in this language. */
export const getPublishedFiles = derivedBy(async (lang: Lang): Promise<readonly PublishedFile[]> => {
  const [kept, papers] = [await getKeptFiles(), await getPapers()];
  const all = [...kept].flatMap(([address, one]) =>
    (papers.get(address) ?? [undefined]).flatMap((paper) => filesOf(address, one, paper)),
  );
  return [...Map.groupBy(all, ({ sha256 }) => sha256).values()]
    .flatMap((files) => together(files, lang))
    .sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
});
