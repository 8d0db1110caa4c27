// Prepares a page for the packs (zip files): its text, compressed once for all packs, and its entry in the index of a
// pack.
import path from 'node:path';
import type { Lang } from '../../src/i18n/lang.ts';
import { JOB_CATEGORIES, paths } from '../../src/routes.ts';
import { documentOf } from './document.ts';
import { type Hook, hookIn } from '../../src/lib/hooks.ts';
import type { Html } from '../../src/lib/html.ts';
import { elementsIn, type Piece, wordsOf } from '../../src/lib/read-html.ts';
import { CHIP_CLASS, type Look } from '../../src/lib/state-chip.ts';
import { isOfToday, plainHtml } from './plain-html.ts';
import { packed, type Packed } from '../../src/lib/zip.ts';

/** The open tenders or jobs on one list page. */
export interface Notices {
  readonly list: 'tenders' | 'jobs';
  /** The position of this list in the pack. */
  readonly order: number;
  readonly title: string;
  /** The column headings, as HTML text: threads cannot send objects of the class Html to each other. */
  readonly head: string | undefined;
  /** Each row, as HTML. */
  readonly rows: readonly string[];
}

export interface PagePart {
  readonly lang: Lang;
  /** The path without the language. */
  readonly path: string;
  /** The origin of the site, such as `https://www.example.org`. */
  readonly origin: string;
  /** The heading of the page. `titleLang` is the language of the heading, if the page itself has another language. */
  readonly title: string;
  readonly titleLang: string | undefined;
  /** The day when its content last changed. */
  readonly updated: string | undefined;
  /** The day of publication or of the event, and the same day in words. */
  readonly dated: { readonly day: string; readonly words: string } | undefined;
  readonly packed: Packed;
  readonly notices?: Notices;
  /** The day of the register with which the page compares files, in words. */
  readonly asOf?: string | undefined;
}

/**
 * Matches pages that are in no pack, because they are useful only on the site. The pages of tenders and jobs are also in no
 * pack: the lists in the packs have their dates, files and corrigenda in fewer bytes.
 */
const ONLY_THERE =
  /^\/(search|feedback|packs|404)(\/|$)|^\/tenders\/\d+\/\d+\/[^/]+$|^\/data-listing\/pages\/[^/]+\/[^/]+$/;
const PERIOD = /^\/tenders\/(\d+)\/(\d+)/;
const DAY = /^\d{4}-\d{2}-\d{2}/;
const OPEN_CHIPS = (['open', 'soon'] satisfies Look[]).map((look) => CHIP_CLASS + look);

const decoded = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

/** Returns the file name of a page in the pack. Returns undefined if the pack does not contain the page. */
export function textFileOf(address: string, lang: Lang): string | undefined {
  const own = lang === 'hi' ? /^\/hi(?=\/|$)/ : /^(?!\/hi(?:\/|$))/;
  if (!own.test(address)) return undefined;
  const bare = decoded(address.replace(own, '')) || '/';
  if (ONLY_THERE.test(bare) || bare.includes('.') || bare.includes('?')) return undefined;
  return `text${bare === '/' ? '/home' : bare}.html`;
}

type LinkMaker = (address: string) => string;

/** Makes full addresses, for a pack that is a single page. */
const fullAddress =
  (origin: string): LinkMaker =>
  (address) =>
    /^\/(?!\/)/.test(address) ? origin + address : address;

/**
 * Makes links to other files of the pack. A link to a page that the pack does not contain gets the full address on the site.
 */
function linkFrom(file: string, origin: string, lang: Lang): LinkMaker {
  return (address) => {
    const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    if (!/^\/(?!\/)/.test(own)) return address;
    const [, before = '', after = ''] = /^([^#]*)(.*)$/s.exec(own) ?? [];
    const target = textFileOf(before, lang);
    if (!target) return origin + own;
    const link = encodeURI(path.posix.relative(path.posix.dirname(file), target)) + after;
    // Without `./`, a browser would read the text before a colon as a scheme, such as `http:`.
    return /^[^/]*:/.test(link) ? `./${link}` : link;
  };
}

/** Returns the day and the words of the first `time` element inside the element with the hook `name`. */
function timeIn(main: readonly Piece[], name: Hook): { readonly day: string; readonly words: string } | undefined {
  const [part = []] = elementsIn(main, (tag) => hookIn(tag, name) !== undefined);
  const [time] = elementsIn(part, (tag) => tag.name === 'time');
  const day = DAY.exec(time?.[0].attributes.get('datetime') ?? '')?.[0];
  return day === undefined || !time ? undefined : { day, words: wordsOf(time) };
}

function datedOn(address: string, main: readonly Piece[]): PagePart['dated'] {
  const [, month, year] = PERIOD.exec(address) ?? [];
  if (month && year) return { day: `${year}-${month.padStart(2, '0')}`, words: '' };
  const time = timeIn(main, 'day');
  return time && { ...time, words: time.words.replace(/,.*$/, '') };
}

const LISTS: readonly (readonly [list: Notices['list'], path: string])[] = [
  ['tenders', paths.tenders],
  ...JOB_CATEGORIES.map((one) => ['jobs', paths.jobs(one)] as const),
];

/** Returns the open tenders or jobs of a list page. Each is an element with an ID, inside the element with the hook `rows`. */
function noticesOn(
  address: string,
  main: readonly Piece[],
  title: string,
  plain: (part: readonly Piece[]) => Html,
): Notices | undefined {
  const found = LISTS.find(([, list]) => address === list || address.startsWith(`${list}/page/`));
  if (!found) return undefined;
  const rowsIn = (part: readonly Piece[]): (readonly Piece[])[] =>
    [...elementsIn(part, (tag) => hookIn(tag, 'rows') !== undefined)].flatMap(([, ...inside]) => [
      ...elementsIn(inside, ({ attributes }) => attributes.has('id')),
    ]);
  const isOpen = (row: readonly Piece[]): boolean =>
    row.some((piece) => piece.name !== undefined && OPEN_CHIPS.includes(piece.attributes.get('class') ?? ''));
  const table = [...elementsIn(main, ({ name }) => name === 'table')].find((one) => rowsIn(one).length > 0);
  const [head] = elementsIn(table ?? [], ({ name }) => name === 'thead');
  return {
    list: found[0],
    order: LISTS.indexOf(found),
    title,
    head: head && plain(head).text,
    rows: rowsIn(main)
      .filter(isOpen)
      .map((row) => plain(row).text),
  };
}

/** Returns what the packs need from a page. Returns undefined for a page that is in no pack. */
export function pagePart(name: string, pieces: readonly Piece[]): PagePart | undefined {
  const lang: Lang = /^hi[/.]/.test(name) ? 'hi' : 'en';
  const address = `/${name.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
  const file = textFileOf(address, lang);
  const [link] = elementsIn(pieces, (tag) => tag.name === 'link' && tag.attributes.get('rel') === 'canonical');
  const canonical = link?.[0].attributes.get('href');
  const [[, ...main] = []] = elementsIn(pieces, (tag) => tag.name === 'main');
  if (!file || !canonical || main.length === 0) return undefined;
  const { origin } = new URL(canonical);
  const [heading] = elementsIn(main, (tag) => tag.name === 'h1');
  const title = wordsOf(heading ?? []);
  const bare = address.replace(/^\/hi(?=\/|$)/, '') || '/';
  const updated = timeIn(main, 'dated')?.day;
  const [register] = main.flatMap((piece) =>
    piece.name !== undefined && piece.attributes.has('data-asof') ? [piece.attributes] : [],
  );
  const notices = noticesOn(bare, main, title, (part) => plainHtml(part, { href: fullAddress(origin) }));
  return {
    lang,
    path: bare,
    origin,
    title,
    titleLang: heading?.[0].attributes.get('lang'),
    // The page that shows the register has the date of the register.
    updated: register?.get('data-day') ?? updated,
    asOf: register?.get('data-asof'),
    dated: datedOn(bare, main),
    packed: packed(
      documentOf({
        lang,
        title,
        // The text of a document can be the same in both languages. The canonical address is then the page in the other
        // language. So the canonical address is not used here.
        source: bare.startsWith(paths.document('')) ? origin + address : canonical,
        updated,
        body: plainHtml(main.slice(0, -1), { href: linkFrom(file, origin, lang) }),
        hasStates: main.some((piece) => piece.name !== undefined && isOfToday(piece)),
        up: '../'.repeat(file.split('/').length - 1),
      }),
    ),
    ...(notices && { notices }),
  };
}
