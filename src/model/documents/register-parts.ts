// Writes the facts of each file in the register in English or Hindi words. Divides the register into parts that are small
// enough for a phone.
import { storageAddress, withoutFragment } from '~/api/storage';
import { longDate } from '~/i18n/dates';
import { foreignLang, type Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { derivedBy } from '~/lib/queries';
import { type AlsoIn, keyOf, MOST_BITS, partOf, type Registered, type RegisterPart } from '~/lib/register';
import { href, plainPath } from '~/routes';
import type { OfferedPaper } from '../site/kind';
import { everyKind } from '../site/kinds';
import { getPublishedFiles, type PublishedFile } from './register';
import { getTextVersions, type TextVersion } from './text-versions';

type InWords = (day: string | undefined) => string | undefined;
type Titled = Pick<OfferedPaper, 'path' | 'title' | 'lang'>;

/** The data that are needed to write the register in one language. */
interface Writing {
  readonly lang: Lang;
  readonly inWords: InWords;
  /** The titles of entries in this language, by the path of the entry. */
  readonly titles: ReadonlyMap<string, string>;
  /** The text versions of files, by the hash of the file. */
  readonly texts: ReadonlyMap<string, TextVersion>;
}

/** Returns the titles that entries have in a language. An entry and its translation have the same path. */
async function titlesIn(lang: Lang): Promise<Map<string, string>> {
  const found = (await Promise.all(everyKind.map((kind) => kind.found()))).flatMap(({ entries }) => entries);
  return new Map(found.flatMap((one) => (one.lang === lang ? [[plainPath(one.url), one.title]] : [])));
}

/** Many files have the same day, and writing a day takes long. So the words of a day are cached. */
function daysIn(lang: Lang): InWords {
  const known = new Map<string, string>();
  return (day) => {
    if (day === undefined) return undefined;
    const words = known.get(day) ?? longDate(day, lang);
    known.set(day, words);
    return words;
  };
}

/**
 * A list of other entries or of corrigenda names at most this many of them. A standard form may be in a hundred tenders, and
 * each name costs a visitor 30 bytes.
 */
const MOST_NAMED = 2;

/**
 * Returns the later documents that change a file. Each document gets a link to the history of the entry that offers the file.
 */
function laterThan({ later = [], path }: OfferedPaper, lang: Lang, inWords: InWords): AlsoIn[] {
  const named = later.slice(0, MOST_NAMED).map((one): AlsoIn => ({
    of: one.title,
    lang: foreignLang(one.lang, lang),
    href: `${href(path, lang)}#history`,
    as: inWords(one.publishedOn),
  }));
  const count = later.length - named.length;
  return count > 0 ? [...named, { of: texts(lang)('verify:more', { count }) }] : named;
}

/** For a file that was replaced: returns the new file at the same address. */
const nowThere = ({ file, lang: written }: OfferedPaper, lang: Lang): AlsoIn => ({
  of: file.title ?? withoutFragment(file.url).split('/').at(-1),
  lang: file.title === undefined ? undefined : foreignLang(written, lang),
  href: storageAddress(file.url),
});

/**
 * Returns the title of an entry, and the link to its page. If the entry has a title in the language of the register, returns
 * this title.
 */
function nameOf({ path, title, lang: written }: Titled, { lang, titles }: Writing): AlsoIn {
  const own = titles.get(path);
  return { of: own ?? title, lang: own === undefined ? foreignLang(written, lang) : undefined, href: href(path, lang) };
}

/**
 * Returns the names of the first entries, and the state that the file has in each of them. The remaining entries are only
 * counted. If the text version of the file lists all remaining entries, their number is a link to the text version.
 */
function namesOf(entries: PublishedFile['also'], version: TextVersion | undefined, writing: Writing): AlsoIn[] {
  const t = texts(writing.lang);
  const named = entries.slice(0, MOST_NAMED).map(({ state, paper }): AlsoIn => ({
    ...(paper && nameOf(paper, writing)),
    as: t(`verify:${state}`),
  }));
  const others = entries.slice(MOST_NAMED);
  const listed = new Set(version?.offers.map(({ path }) => path));
  const isListed = others.every(({ paper }) => paper && listed.has(paper.path));
  const to = version && isListed ? { href: href(version.path, writing.lang) } : {};
  return others.length > 0 ? [...named, { of: t('text_version:others', { count: others.length }), ...to }] : named;
}

/**
 * Returns two lists. `ended` begins with a number in words, and names the entries in which the file is no longer valid. `also`
 * names the other entries.
 */
function otherEntries({ sha256, ended, also }: PublishedFile, writing: Writing): Pick<Registered, 'ended' | 'also'> {
  const version = writing.texts.get(sha256);
  const of = texts(writing.lang)('verify:ended_in', { count: ended.length, all: ended.length + also.length + 1 });
  return {
    ...(ended.length > 0 && { ended: [{ of }, ...namesOf(ended, version, writing)] }),
    ...(also.length > 0 && { also: namesOf(also, version, writing) }),
  };
}

function registered(file: PublishedFile, writing: Writing): Registered {
  const { lang, inWords } = writing;
  const { state, publishedOn, until, paper } = file;
  // If the file was replaced, this title belongs to the new file. So the title is not used for the old file.
  const isReplaced = state === 'replaced';
  const title = isReplaced || paper?.file.title === paper?.title ? undefined : paper?.file.title;
  const { ended, also } = otherEntries(file, writing);
  return {
    state,
    ended,
    title: title === undefined ? undefined : [{ of: title, lang: foreignLang(paper?.lang, lang) }],
    ...(paper && nameOf(paper, writing)),
    published: inWords(publishedOn),
    ...(state === 'cancelling' && { cancelled: inWords(paper?.cancelledOn) }),
    [state]: inWords(state === 'withdrawn' ? (paper?.withdrawnOn ?? until) : until),
    ...(isReplaced && paper && { now: [nowThere(paper, lang)] }),
    ...((state === 'changed' || state === 'mixed') &&
      paper?.later?.length && { later: laterThan(paper, lang, inWords) }),
    also,
  };
}

/** A part has at least this many files. So a request for a part does not show which file a visitor has checked. */
const LEAST = 16;
/**
 * If there are at most this many files, all are in one part of about 14 KB. When a page has loaded this part, the page can
 * check any file without a connection.
 */
const MOST_TOGETHER = 128;

/**
 * The first bits of a hash are the name of the part in which the hash is. Returns how many bits are used: the largest number
 * with which each part still has enough files.
 */
export function bitsFor(hashes: readonly string[]): number {
  if (hashes.length <= MOST_TOGETHER) return 0;
  for (let bits = 1; bits <= MOST_BITS; bits += 1) {
    const sizes = [...Map.groupBy(hashes, (hash) => partOf(hash, bits)).values()].map(({ length }) => length);
    if (sizes.length < 2 ** bits || Math.min(...sizes) < LEAST) return bits - 1;
  }
  return MOST_BITS;
}

/** Returns the parts of the register, and the facts about the whole register that its page needs. */
export const getRegister = derivedBy(async (lang: Lang) => {
  const files = await getPublishedFiles(lang);
  const bits = bitsFor(files.map(({ sha256 }) => sha256));
  const versions = (await getTextVersions(lang)).map((one) => [one.sha256, one] as const);
  const writing = { lang, inWords: daysIn(lang), titles: await titlesIn(lang), texts: new Map(versions) };
  const byPart = Map.groupBy(files, ({ sha256 }) => partOf(sha256, bits));
  // A register without files has one empty part, so that the page can answer that a file is unknown.
  if (files.length === 0) byPart.set(partOf('', bits), []);
  const parts = [...byPart].map(([part, those]) => {
    const content: RegisterPart = Object.fromEntries(those.map((one) => [keyOf(one.sha256), registered(one, writing)]));
    return { part, json: JSON.stringify(content) };
  });
  const days = files.flatMap(({ publishedOn, until }) => [publishedOn ?? '', until ?? '']).sort();
  // The day comes from the content, not from the time of the build. So two builds of the same content give the same day.
  return { bits, count: files.length, day: days.at(-1) || undefined, parts };
});
