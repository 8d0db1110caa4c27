// Every file that the site has published, so that everybody can find out whether a paper is the company's.
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import type { Registered } from '~/lib/register';
import type { OfferedPaper } from '../site/kind';
import { hasPassed } from '../clock';
import { getKeptFiles, getPapers } from './kept-files';
import type { KeptFile } from '../passports/prints';

/** The state of a file in one entry. */
type State = Exclude<Registered['state'], 'mixed'>;

/** A published file, with the entry that offers it. A file that no entry offers any more has lost its title with it. */
interface FileOfEntry {
  readonly sha256: string;
  readonly state: State;
  readonly publishedOn?: string | undefined;
  readonly until?: string | undefined;
  /** The address of the file in the storage. */
  readonly address: string;
  /** What offers the file, or the file that replaced it. */
  readonly paper?: OfferedPaper | undefined;
}

type InEntry = Pick<FileOfEntry, 'state' | 'paper'>;

/** A published file, with the entry in whose state it is, and all other entries that have or had it. */
export interface PublishedFile extends Omit<FileOfEntry, 'state'> {
  readonly state: Registered['state'];
  /** The entries in which a file does not count any more that counts in the first one. */
  readonly ended: readonly InEntry[];
  readonly also: readonly InEntry[];
}

/** If several states are true of the same bytes, the first of these counts. */
const STATES: readonly State[] = ['current', 'changed', 'cancelling', 'cancelled', 'withdrawn', 'gone', 'replaced'];
/** What has happened to a file since its entry offered it. */
export function fileState({ withdrawnOn, cancelledOn, cameAtCancellation, later = [] }: OfferedPaper): State {
  if (withdrawnOn !== undefined) return 'withdrawn';
  if (cancelledOn !== undefined) return cameAtCancellation ? 'cancelling' : 'cancelled';
  return later.length > 0 ? 'changed' : 'current';
}

/** True if bids or applications are taken, or an order is in force. */
const isOpen = ({ openUntil }: OfferedPaper): boolean => openUntil !== undefined && !hasPassed(openUntil);
/** Days as numbers that are smaller for later days. An entry without a day is the oldest. */
const newestFirst = (day = ''): number => -Number(day.slice(0, 10).replaceAll('-', ''));

/**
 * Sorts what offers a file: the state that counts first, then what is open now, then the newest, then the language of the
 * reader. The register, the text version and the search inside documents have this one order.
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

/** The entries that offer a file, the one in whose state it is first. */
export const papersInOrder = (papers: readonly OfferedPaper[], lang: Lang): OfferedPaper[] =>
  inOrder(papers, lang, (paper) => ({ state: fileState(paper), paper }));

/** A file and all that stood at its address before, as an entry offers it. */
function filesOf(address: string, kept: KeptFile, paper: OfferedPaper | undefined): FileOfEntry[] {
  const { sha256, publishedOn, until } = kept;
  const isOffered = paper !== undefined && until === undefined;
  // Of what no entry offers any more, nobody has said that the company withdrew it.
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

/** The same bytes as all entries offer them, as one file. */
function together(files: readonly FileOfEntry[], lang: Lang): PublishedFile[] {
  const sorted = inOrder(files, lang, (one) => one);
  const byEntry = new Map(sorted.toReversed().map((one) => [one.paper?.path, one]));
  return sorted.slice(0, 1).map((main) => {
    // The ends of a file are what a reader must know first.
    const others = [...byEntry].flatMap(([path, one]) => (path === undefined || path === main.paper?.path ? [] : one));
    const isMixed = counts(main) && others.some(hasEnded);
    return {
      ...main,
      // Nobody knows for which of them a reader has the file: who bids on a cancelled tender must not be told "genuine" alone.
      state: isMixed ? 'mixed' : main.state,
      ended: isMixed ? others.filter(hasEnded) : [],
      also: isMixed ? others.filter((one) => !hasEnded(one)) : others,
    };
  });
}

/** All published files, by their hash. Titles are in the language of the page if they exist in it. */
export const getPublishedFiles = derivedBy(async (lang: Lang): Promise<readonly PublishedFile[]> => {
  const [kept, papers] = [await getKeptFiles(), await getPapers()];
  const all = [...kept].flatMap(([address, one]) =>
    (papers.get(address) ?? [undefined]).flatMap((paper) => filesOf(address, one, paper)),
  );
  return [...Map.groupBy(all, ({ sha256 }) => sha256).values()]
    .flatMap((files) => together(files, lang))
    .sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
});
