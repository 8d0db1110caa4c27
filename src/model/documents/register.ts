// Every file that the site has published, so that everybody can find out whether a paper is the company's.
import { longDate } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { derivedBy } from '~/lib/queries';
import { keyOf, partOf, type Registered, type RegisterPart } from '~/lib/register';
import { href } from '~/routes';
import type { OfferedPaper } from '../site/kind';
import { getKeptFiles, getPapers } from './kept-files';
import type { KeptFile } from './prints';

/** A published file, with the entry that offers it. A file that no entry offers any more has lost its title with it. */
export interface PublishedFile {
  readonly sha256: string;
  readonly state: Registered['state'];
  readonly publishedOn?: string | undefined;
  readonly until?: string | undefined;
  /** The address of the file in the storage. */
  readonly address: string;
  /** What offers the file, or the file that replaced it. */
  readonly paper?: OfferedPaper | undefined;
}

/** If several states are true of the same bytes, the first of these counts. */
const STATES: readonly Registered['state'][] = ['current', 'changed', 'cancelled', 'withdrawn', 'replaced'];
function stateOf({ withdrawnOn, cancelledOn, later }: OfferedPaper): Registered['state'] {
  if (withdrawnOn !== undefined) return 'withdrawn';
  if (cancelledOn !== undefined) return 'cancelled';
  return later ? 'changed' : 'current';
}
const rankOf = ({ state }: Pick<PublishedFile, 'state'>): number => STATES.indexOf(state);

/** Of several entries that offer a file, the one in whose state it is, in the language of the reader if possible. */
export function mainPaper(papers: readonly OfferedPaper[], lang: Lang): OfferedPaper | undefined {
  const rank = (one: OfferedPaper): string =>
    [STATES.indexOf(stateOf(one)), Number(one.lang !== lang), one.publishedOn, one.path].join(' ');
  return papers.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0];
}

/** A file and all that stood at its address before. */
function filesAt(address: string, kept: KeptFile, paper: OfferedPaper | undefined): PublishedFile[] {
  const { sha256, publishedOn, until } = kept;
  const isOffered = paper !== undefined && until === undefined;
  const state = isOffered ? stateOf(paper) : 'withdrawn';
  const past = kept.past.map((one): PublishedFile => ({
    ...one,
    state: isOffered ? 'replaced' : 'withdrawn',
    address,
    paper,
  }));
  const last = state === 'cancelled' ? paper?.cancelledOn : until;
  return [{ sha256, state, publishedOn, until: last, address, paper }, ...past];
}

/** All published files, by their hash. Titles are in the language of the page if they exist in it. */
export const getPublishedFiles = derivedBy(async (lang: Lang): Promise<readonly PublishedFile[]> => {
  const [kept, papers] = [await getKeptFiles(), await getPapers()];
  const all = [...kept].flatMap(([address, one]) => filesAt(address, one, mainPaper(papers.get(address) ?? [], lang)));
  const sameBytes = Map.groupBy(all, ({ sha256 }) => sha256);
  return [...sameBytes.values()]
    .flatMap((files) => files.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? [])
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

const laterOf = (
  { title, lang }: NonNullable<OfferedPaper['later']>,
  own: Lang,
): Pick<Registered, 'later' | 'laterLang'> => ({
  later: title,
  laterLang: lang === own ? undefined : lang,
});

function registered({ state, publishedOn, until, paper }: PublishedFile, lang: Lang, inWords: InWords): Registered {
  const title = paper?.file.title === paper?.title ? undefined : paper?.file.title;
  return {
    state,
    title,
    of: paper?.title,
    lang: paper?.lang === lang ? undefined : paper?.lang,
    href: paper && href(paper.path, lang),
    published: inWords(publishedOn),
    // The day of a cancellation is no last day of what the file says.
    until: state === 'cancelled' ? undefined : inWords(until),
    ...(state === 'changed' && paper?.later && laterOf(paper.later, lang)),
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
  return { digits, count: files.length, parts };
});
