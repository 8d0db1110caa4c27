// Every file that the site has published, so that everybody can find out whether a paper is the company's.
import { storageAddress, withoutFragment } from '~/api/storage';
import { longDate } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derivedBy } from '~/lib/queries';
import { type AlsoIn, keyOf, partOf, type Registered, type RegisterPart } from '~/lib/register';
import { href } from '~/routes';
import type { OfferedPaper } from '../site/kind';
import { hasPassed } from '../clock';
import { getKeptFiles, getPapers } from './kept-files';
import type { KeptFile } from './prints';

/** A published file, with the entry that offers it. A file that no entry offers any more has lost its title with it. */
interface FileOfEntry {
  readonly sha256: string;
  readonly state: Registered['state'];
  readonly publishedOn?: string | undefined;
  readonly until?: string | undefined;
  /** The address of the file in the storage. */
  readonly address: string;
  /** What offers the file, or the file that replaced it. */
  readonly paper?: OfferedPaper | undefined;
}

/** A published file, with the entry in whose state it is, and all other entries that have or had it. */
export interface PublishedFile extends FileOfEntry {
  readonly also: readonly Pick<FileOfEntry, 'state' | 'paper'>[];
}

/** If several states are true of the same bytes, the first of these counts. */
const STATES: readonly Registered['state'][] = ['current', 'changed', 'cancelled', 'withdrawn', 'gone', 'replaced'];
function stateOf({ withdrawnOn, cancelledOn, later = [] }: OfferedPaper): Registered['state'] {
  if (withdrawnOn !== undefined) return 'withdrawn';
  if (cancelledOn !== undefined) return 'cancelled';
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
  inOrder(papers, lang, (paper) => ({ state: stateOf(paper), paper }));

/** A file and all that stood at its address before, as an entry offers it. */
function filesOf(address: string, kept: KeptFile, paper: OfferedPaper | undefined): FileOfEntry[] {
  const { sha256, publishedOn, until } = kept;
  const isOffered = paper !== undefined && until === undefined;
  // Of what no entry offers any more, nobody has said that the company withdrew it.
  const state = isOffered ? stateOf(paper) : paper?.withdrawnOn ? 'withdrawn' : 'gone';
  const past = kept.past.map((one): FileOfEntry => ({
    ...one,
    state: isOffered ? 'replaced' : state,
    address,
    paper,
  }));
  const last = state === 'cancelled' ? paper?.cancelledOn : (until ?? paper?.withdrawnOn);
  return [{ sha256, state, publishedOn, until: last, address, paper }, ...past];
}

/** The same bytes as all entries offer them, as one file. */
function together(files: readonly FileOfEntry[], lang: Lang): PublishedFile[] {
  const sorted = inOrder(files, lang, (one) => one);
  const byEntry = new Map(sorted.toReversed().map((one) => [one.paper?.path, one]));
  return sorted.slice(0, 1).map((main) => ({
    ...main,
    // The ends of a file are what a reader must know first.
    also: [...byEntry].flatMap(([path, one]) => (path === undefined || path === main.paper?.path ? [] : one)),
  }));
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

type InWords = (day: string | undefined) => string | undefined;

/** Many files have the same day, and a day takes long to write. */
function daysIn(lang: Lang): InWords {
  const known = new Map<string, string>();
  return (day) => {
    if (day === undefined) return undefined;
    const words = known.get(day) ?? longDate(day, lang);
    known.set(day, words);
    return words;
  };
}

const notOwn = (lang: Lang | undefined, own: Lang): Lang | undefined => (lang === own ? undefined : lang);

/** So many other entries and corrigenda are named: a standard form of a tender may have a hundred, and each name costs a visitor 30 bytes. */
const MOST_NAMED = 2;

/** What changes a file, as it stands on the page of its entry. */
function laterThan({ later = [], path }: OfferedPaper, lang: Lang, inWords: InWords): AlsoIn[] {
  const named = later.slice(0, MOST_NAMED).map((one): AlsoIn => ({
    of: one.title,
    lang: notOwn(one.lang, lang),
    href: `${href(path, lang)}#history`,
    as: inWords(one.publishedOn),
  }));
  const count = later.length - named.length;
  return count > 0 ? [...named, { of: texts(lang)('verify:more', { count }) }] : named;
}

/** The file that stands today where another was. */
const nowThere = ({ file, lang: written }: OfferedPaper, lang: Lang): AlsoIn => ({
  of: file.title ?? withoutFragment(file.url).split('/').at(-1),
  lang: file.title === undefined ? undefined : notOwn(written, lang),
  href: storageAddress(file.url),
});

function alsoIn(also: PublishedFile['also'], lang: Lang): Pick<Registered, 'also'> {
  const t = texts(lang);
  const named = also.slice(0, MOST_NAMED).map(({ state, paper }): AlsoIn => ({
    of: paper?.title,
    lang: notOwn(paper?.lang, lang),
    href: href(paper?.path ?? '', lang),
    as: t(`verify:${state}`),
  }));
  const count = also.length - named.length;
  if (count > 0) named.push({ of: t('text_version:others', { count }) });
  return named.length > 0 ? { also: named } : {};
}

function registered(
  { state, publishedOn, until, paper, also }: PublishedFile,
  lang: Lang,
  inWords: InWords,
): Registered {
  // The title is that of the file which stands there now.
  const isReplaced = state === 'replaced';
  const title = isReplaced || paper?.file.title === paper?.title ? undefined : paper?.file.title;
  return {
    state,
    title,
    of: paper?.title,
    lang: notOwn(paper?.lang, lang),
    href: paper && href(paper.path, lang),
    published: inWords(publishedOn),
    [state]: inWords(state === 'withdrawn' ? (paper?.withdrawnOn ?? until) : until),
    ...(isReplaced && paper && { now: [nowThere(paper, lang)] }),
    ...(state === 'changed' && paper && { later: laterThan(paper, lang, inWords) }),
    ...alsoIn(also, lang),
  };
}

/** A part has at least this many files. So whoever sees which part was asked for cannot tell which file it was for. */
const LEAST = 8;
const HEX = 16;
const MOST_DIGITS = 4;

/** How many first digits of a hash name its part: as many as leave enough files in each part. */
export function digitsFor(hashes: readonly string[]): number {
  for (let digits = 1; digits <= MOST_DIGITS; digits += 1) {
    const sizes = [...Map.groupBy(hashes, (hash) => partOf(hash, digits)).values()].map(({ length }) => length);
    if (sizes.length < HEX ** digits || Math.min(...sizes) < LEAST) return digits - 1;
  }
  return MOST_DIGITS;
}

/** The register in parts, with what the page that reads it must know. */
export const getRegister = derivedBy(async (lang: Lang) => {
  const files = await getPublishedFiles(lang);
  const digits = digitsFor(files.map(({ sha256 }) => sha256));
  const inWords = daysIn(lang);
  const byPart = Map.groupBy(files, ({ sha256 }) => partOf(sha256, digits));
  // A register without files is one empty part, so that the page can say that it does not know a file.
  if (files.length === 0) byPart.set(partOf('', digits), []);
  const parts = [...byPart].map(([part, those]) => {
    const content: RegisterPart = Object.fromEntries(
      those.map((one) => [keyOf(one.sha256), registered(one, lang, inWords)]),
    );
    return { part, json: JSON.stringify(content) };
  });
  const days = files.flatMap(({ publishedOn, until }) => [publishedOn ?? '', until ?? '']).sort();
  // It is a day of the content, not of the build: of the same content, all builds say the same.
  return { digits, count: files.length, day: days.at(-1) || undefined, parts };
});
