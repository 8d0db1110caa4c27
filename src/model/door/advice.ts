// Gives editors advice about entries that are published without changes.
import { environment } from '~/api/environment';
import { storageAddress, withoutFragment } from '~/api/storage';
import { limits } from '~/config';
import type { Lang } from '~/i18n/lang';
import { isSafeAddress } from '~/lib/safe-address';
import { ownPath } from './addresses';
import { countPicture, type Findings, findInHtml, pictureNames } from './advice-html';
import type { About, ReportLine } from './report';

const TITLE_LETTERS = 100;
/**
 * Paths that are not pages of the site: searches, the API, and paths with a file ending, because such a file may be in the
 * storage.
 */
const NO_PAGE = /^\/(?:(?:hi|en)\/)?(?:search(?:[/?]|$)|api\/)|\.\w{2,5}$/;

/** Returns the title of an entry for the report. The entry may have the API's field names or ours. */
export function titleOf(entry: unknown): { title?: string } {
  const title: unknown = entry !== null && typeof entry === 'object' ? Reflect.get(entry, 'title') : undefined;
  if (typeof title !== 'string' || title.trim() === '') return {};
  const words = title.trim();
  return { title: words.length > TITLE_LETTERS ? `${words.slice(0, TITLE_LETTERS).trimEnd()}…` : words };
}

const textIn = (entry: object, ...fields: readonly string[]): string | undefined => {
  const texts = fields.map((field): unknown => Reflect.get(entry, field));
  return texts.find((text): text is string => typeof text === 'string');
};

/**
 * Returns the moment after which nobody needs the entry: the last closing time of a tender or job, or the last day of a notice.
 */
function untilOf(entry: object): { until?: string } {
  const later: unknown = Reflect.get(entry, 'corrigenda');
  const moved = (Array.isArray(later) ? later : []).map((one: object) => textIn(one, 'newClosesAt'));
  const until = moved.findLast((one) => one !== undefined) ?? textIn(entry, 'closesAt', 'expiresOn');
  return until === undefined ? {} : { until };
}

/** The path of a page of this site, without language, query and fragment. */
function pagePath(address: string): string | undefined {
  if (address === '' || address.startsWith('#') || !isSafeAddress(address)) return undefined;
  const url = URL.parse(address, environment.SITE_URL);
  const path = url ? ownPath(url.href)?.replace(/[?#].*$/s, '') : undefined;
  return path === undefined || NO_PAGE.test(path) ? undefined : path;
}

/** The address of a file with an ending. The file may be in the storage. */
const FILE = /^[^?#]+\.\w{2,5}(?:[?#]|$)/;

/** Returns the address of a file in the form that the report uses. */
function fileAddress(url: string): string {
  try {
    return withoutFragment(storageAddress(url));
  } catch {
    return url; // the text is no valid address, so the report shows the text
  }
}

/** Examines all values of an entry. The shape of a value decides how it is examined: as a picture, a link or HTML. */
function look(value: unknown, into: Findings): void {
  if (typeof value === 'string') {
    if (value.includes('<')) findInHtml(value, into);
  } else if (Array.isArray(value)) for (const one of value) look(one, into);
  else if (value !== null && typeof value === 'object') {
    const [src, alt, url] = [textIn(value, 'src'), textIn(value, 'alt'), textIn(value, 'url')];
    if (src !== undefined && alt !== undefined) countPicture(alt, src, into);
    const isExternal: unknown = Reflect.get(value, 'isExternal');
    if (url !== undefined && isExternal === false) into.links.add(url);
    if (url !== undefined && isExternal === undefined) into.files.add(fileAddress(url));
    for (const one of Object.values(value)) look(one, into);
  }
}

const segmenter = new Intl.Segmenter('hi');
/** Returns the number of letters as people count them. In Hindi, a letter with its vowel sign is one letter. */
const lettersOf = (title: string): number =>
  title.length > limits.shortTitleLetters ? Array.from(segmenter.segment(title)).length : 0;

type Advice = Pick<ReportLine, 'kind' | 'about' | 'found' | 'count' | 'title' | 'until' | 'files'>;

function adviceOf(entry: object): Advice[] {
  const findings: Findings = {
    noWords: [],
    fileNames: [],
    noHeads: 0,
    links: new Set(),
    files: new Set(),
    hasIds: false,
  };
  look(entry, findings);
  for (const link of findings.links) if (FILE.test(link)) findings.files.add(fileAddress(link));
  const title = lettersOf(textIn(entry, 'title') ?? '');
  const counted: [About, number][] = [
    ['no-heads', findings.noHeads],
    ['long-title', title > limits.shortTitleLetters ? title : 0],
  ];
  const pictures: [About, readonly string[]][] = [
    ['no-words', findings.noWords],
    ['file-name', findings.fileNames],
  ];
  const targets = new Set([...findings.links].flatMap((link) => pagePath(link) ?? []));
  const advice: Advice[] = [
    ...pictures.flatMap(([about, all]): Advice[] =>
      all.length > 0 ? [{ kind: 'advice', about, count: all.length, found: pictureNames(all) }] : [],
    ),
    ...counted.flatMap(([about, count]): Advice[] => (count > 0 ? [{ kind: 'advice', about, count }] : [])),
    ...Array.from(targets, (found): Advice => ({ kind: 'advice', about: 'dead-link', found })),
  ];
  const said = advice.map((one) => ({ ...one, ...titleOf(entry), ...untilOf(entry) }));
  const files = [...findings.files].filter(Boolean);
  if (files.length > 0 || findings.hasIds) said.push({ kind: 'use', files, ...titleOf(entry) });
  return said;
}

/** A cache: reading the API returns the same object for an unchanged entry, so each version of an entry is examined once. */
const known = new WeakMap<object, readonly ReportLine[]>();

/**
 * Returns advice about an entry. For a link, the report only gets the address. After all pages are made,
 * scripts/health/open-lines.ts checks whether the site has the page.
 */
export function adviceOn(
  where: Required<Pick<ReportLine, 'lang' | 'address' | 'entry'>>,
  entry: object,
): readonly ReportLine[] {
  const lines = known.get(entry) ?? adviceOf(entry).map((one) => ({ ...where, ...one }));
  known.set(entry, lines);
  return lines;
}

/** Reports that an entry has no text in a language, and since when. */
export function untranslated(address: string, lang: Lang, entry: string, theirs: object): ReportLine {
  const since = textIn(theirs, 'publishedOn', 'heldOn', 'startsAt', 'updatedAt');
  const what = { kind: 'advice', about: 'untranslated', address, lang, entry } as const;
  return { ...what, ...titleOf(theirs), ...(since !== undefined && { since }), ...untilOf(theirs) };
}
