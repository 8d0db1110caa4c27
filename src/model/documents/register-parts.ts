// What the register says of each file, in the words of a language, and in parts that are small enough for a phone.
import { storageAddress, withoutFragment } from '~/api/storage';
import { longDate } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
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

/** What the register is written with. */
interface Writing {
  readonly lang: Lang;
  readonly inWords: InWords;
  /** The titles of entries in the language, by their paths. */
  readonly titles: ReadonlyMap<string, string>;
  /** The pages with the text of files, by the hash of the file. */
  readonly texts: ReadonlyMap<string, TextVersion>;
}

/** The titles that entries have in a language: an entry and its translation have one page. */
async function titlesIn(lang: Lang): Promise<Map<string, string>> {
  const found = (await Promise.all(everyKind.map((kind) => kind.found()))).flatMap(({ entries }) => entries);
  return new Map(found.flatMap((one) => (one.lang === lang ? [[plainPath(one.url), one.title]] : [])));
}

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

/** An entry, by its title in the language of the page, which it leads to, if it has one. */
function nameOf({ path, title, lang: written }: Titled, { lang, titles }: Writing): AlsoIn {
  const own = titles.get(path);
  return { of: own ?? title, lang: own === undefined ? notOwn(written, lang) : undefined, href: href(path, lang) };
}

/**
 * Some entries by their names, with the state of the file in each, and how many more there are. The page with the text of the
 * file lists all that offer it, so it is the way to the others.
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

/** In how many entries the file does not count any more, and the first of them; then the first of the others. */
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
  // The title is that of the file which stands there now.
  const isReplaced = state === 'replaced';
  const title = isReplaced || paper?.file.title === paper?.title ? undefined : paper?.file.title;
  const { ended, also } = otherEntries(file, writing);
  return {
    state,
    ended,
    title: title === undefined ? undefined : [{ of: title, lang: notOwn(paper?.lang, lang) }],
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

/** A part has at least this many files. So whoever sees which part was asked for cannot tell which file it was for. */
const LEAST = 16;
/** So many files are one part of about 14 KB. The page then works without a connection for all of them. */
const MOST_TOGETHER = 128;

/** How many first bits of a hash name its part: as many as leave enough files in each part. */
export function bitsFor(hashes: readonly string[]): number {
  if (hashes.length <= MOST_TOGETHER) return 0;
  for (let bits = 1; bits <= MOST_BITS; bits += 1) {
    const sizes = [...Map.groupBy(hashes, (hash) => partOf(hash, bits)).values()].map(({ length }) => length);
    if (sizes.length < 2 ** bits || Math.min(...sizes) < LEAST) return bits - 1;
  }
  return MOST_BITS;
}

/** The register in parts, with what the page that reads it must know. */
export const getRegister = derivedBy(async (lang: Lang) => {
  const files = await getPublishedFiles(lang);
  const bits = bitsFor(files.map(({ sha256 }) => sha256));
  const versions = (await getTextVersions(lang)).map((one) => [one.sha256, one] as const);
  const writing = { lang, inWords: daysIn(lang), titles: await titlesIn(lang), texts: new Map(versions) };
  const byPart = Map.groupBy(files, ({ sha256 }) => partOf(sha256, bits));
  // A register without files is one empty part, so that the page can say that it does not know a file.
  if (files.length === 0) byPart.set(partOf('', bits), []);
  const parts = [...byPart].map(([part, those]) => {
    const content: RegisterPart = Object.fromEntries(those.map((one) => [keyOf(one.sha256), registered(one, writing)]));
    return { part, json: JSON.stringify(content) };
  });
  const days = files.flatMap(({ publishedOn, until }) => [publishedOn ?? '', until ?? '']).sort();
  // It is a day of the content, not of the build: of the same content, all builds say the same.
  return { bits, count: files.length, day: days.at(-1) || undefined, parts };
});
