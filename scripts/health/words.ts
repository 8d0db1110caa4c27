// The words of the health board for a row and for a group, in both languages.
import { monthAndYear, shortDate } from '../../src/i18n/dates.ts';
import { ACTS, faultWords, FILE_FAULTS } from '../../src/i18n/file-words.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { texts } from '../../src/i18n/texts.ts';
import { decoded } from '../../src/lib/decoded.ts';
import type { Row } from './board.ts';
import type { GroupName, Level, Role } from './groups.ts';
import type { Place } from './places.ts';

const SECTIONS = {
  pages: 'pages',
  news_and_updates: 'news',
  'tenders-by-period': 'tenders',
  'tenders-static-data': 'tenders',
  recruitments: 'jobs',
  upcoming_events: 'events',
  past_events: 'events',
  data_listing: 'lists',
  data_listing_detail: 'lists',
  homepage: 'home',
  'corporate-songs': 'songs',
  penal_actions: 'penal',
  'photo-gallery': 'photos',
  'photo-gallery-details': 'photos',
  'video-gallery': 'videos',
  site_banners: 'banners',
  menus: 'menus',
} as const;

/** The reasons that have their own words in the messages. */
const WHYS = [
  ...(['slow', 'huge', 'large', 'late', 'silent', 'gone', 'undecodable', 'no-address', 'file-title'] as const),
  ...(['other-count', 'other-month', 'taken'] as const),
  ...([
    'no-text',
    'part-scan',
    'hidden',
    'macros',
    'wrong-language',
    'long',
    'pages-differ',
    'language-differs',
  ] as const),
] as const;

/** Returns the name of a section. If the table does not know a list of the API, the name of the list is used. */
function sectionName(section: string, lang: Lang): string {
  const known = Object.hasOwn(SECTIONS, section) ? SECTIONS[section as keyof typeof SECTIONS] : undefined;
  return known === undefined ? section : texts(lang)(`health:of_${known}`);
}

export const groupTitle = (name: GroupName, lang: Lang): string => texts(lang)(`health:${name}`);
export const whatToDo = (name: GroupName, lang: Lang): string => texts(lang)(`health:${name}_do`);
export const roleName = (role: Role, lang: Lang): string => texts(lang)(`health:by_${role}`);
export const levelName = (level: Level, lang: Lang): string =>
  texts(lang)(level === 'due' ? 'health:due_soon' : `health:${level}`);

function since(name: GroupName, row: Row, lang: Lang): string[] {
  const t = texts(lang);
  if (name === 'to-come' && row.found !== undefined) return [t('health:from', { day: shortDate(row.found, lang) })];
  if (row.since === undefined) return [];
  const day = shortDate(row.since, lang);
  if (name === 'short-bid' && row.until) return [t('health:bids', { day, last: shortDate(row.until, lang) })];
  return [name === 'review' ? t('health:due', { day }) : t('health:since', { day })];
}

function counted(name: GroupName, count: number, lang: Lang): string[] {
  const t = texts(lang);
  if (name === 'short-bid') return [t('health:days', { count })];
  if (name === 'long-title') return [t('health:letters', { count })];
  return count > 1 ? [t('health:places', { count })] : [];
}

/** The last part of the address of a file. */
const fileName = (address: string): string => decoded(address.replace(/[?#].*$/s, '').replace(/^.*\//s, '') || address);

/** Returns the title of an entry in a language. If this title is missing, returns the title in the other language. */
export function titleOf({ titles, id, section }: Place, lang: Lang): { title: string; written: Lang | undefined } {
  const own = titles[lang];
  if (own !== undefined) return { title: own, written: lang };
  const [written, title] = (Object.entries(titles) as [Lang, string][])[0] ?? [];
  return { title: title ?? id ?? sectionName(section, lang), written };
}

export const placeFacts = ({ section, id }: Place, lang: Lang): string =>
  [sectionName(section, lang), ...(id === undefined ? [] : [idText(id, lang)])].join(' · ');

/** Adds "No." to an ID that is a number. */
const idText = (id: string, lang: Lang): string => (/^\d/.test(id) ? texts(lang)('health:id', { id }) : id);

/**
 * Patterns for a month, in the list of months and in the address of a month's tenders. `2024-25` in the title of a report is no
 * month.
 */
const MONTHS: Readonly<Record<string, RegExp>> = {
  'tenders-static-data': /^(?<year>\d{4})-(?<month>0[1-9]|1[0-2])$/,
  'tenders-by-period': /\?month=(?<month>\d\d?)&year=(?<year>\d{4})$/,
};

/**
 * Returns the name of a row. A row about a file has the title of the first entry that uses the file. Any other row has its own
 * title. If a row has no title, its name is its ID or its address.
 */
export function nameOf({ section, title, id, address, places: [first] = [] }: Row, lang: Lang): string {
  if (first) return titleOf(first, lang).title;
  const name = title ?? id ?? address;
  const { year, month } = MONTHS[section]?.exec(name)?.groups ?? {};
  return year === undefined ? name : monthAndYear(Number(month), Number(year), lang);
}

/**
 * A row about both languages of an entry has both titles. Returns such a row in the language of the reader, if there is a title
 * in this language. Returns any other row unchanged.
 */
export function inLangOf(row: Row, lang: Lang): Row {
  const title = row.titles?.[lang];
  return title === undefined ? row : { ...row, title, lang };
}

/** True if the row is about a dead link to a path of the site. */
const isPath = (name: GroupName, { found }: Row): boolean => name === 'dead-link' && found?.startsWith('/') === true;

/** Matches the attributes that Wagtail's HTML has in place of an address. */
const ID_LINK = /^(?:a linktype|embed embedtype)="(\w*)" id="(\w*)"$/;

/** Says in plain words where a link of Wagtail leads. */
function idLink({ found = '' }: Row, lang: Lang): string[] {
  const [, kind, id = ''] = ID_LINK.exec(found) ?? [];
  if (kind === undefined) return [];
  return [
    texts(lang)(
      kind === 'page' || kind === 'document' || kind === 'image' ? `health:to_${kind}` : 'health:to_unknown',
      {
        id,
      },
    ),
  ];
}

/**
 * Returns the reason of a row, such as the reason why a file cannot be used. Undefined if the words of the group are enough.
 */
export function reasonOf({ about, reason, found = '', expected = '', address }: Row, lang: Lang): string | undefined {
  const fault = FILE_FAULTS.find((one) => one === reason);
  if (fault) return faultWords(fault, /\.(\w{2,5})$/.exec(fileName(address))?.[1]?.toUpperCase(), lang);
  if (about === 'acts')
    return ACTS.filter((act) => found.split(' ').includes(act))
      .map((act) => texts(lang)(`why:${act}`))
      .join(' ');
  const why = WHYS.find((one) => one === (reason ?? about));
  return why && texts(lang)(`why:${why}`, { found, expected });
}

/** True for the groups whose rows have the name of a picture in `found`. */
const isOfPictures = (name: GroupName): boolean => name === 'no-words' || name === 'file-name';

/** Returns the facts of a row in short words, the most important first. */
export function factsOf(name: GroupName, row: Row, lang: Lang): string[] {
  const t = texts(lang);
  return [
    ...(row.section ? [sectionName(row.section, lang)] : []),
    ...(row.lang ? [t(name === 'untranslated' ? `health:into_${row.lang}` : `health:in_${row.lang}`)] : []),
    ...(row.id !== undefined && row.title !== undefined ? [idText(row.id, lang)] : []),
    ...since(name, row, lang),
    ...(row.count === undefined ? [] : counted(name, row.count, lang)),
    ...(isPath(name, row) && row.found !== undefined ? [t('health:leads_to', { path: row.found })] : []),
    ...idLink(row, lang),
    ...(isOfPictures(name) && row.found ? [t('health:file', { name: row.found })] : []),
    ...(row.places && row.places.length > 0 ? [t('health:file', { name: fileName(row.address) })] : []),
    ...(row.lastGood === true ? [t('health:last_good')] : []),
  ];
}

/** For these groups, the words of the group are enough. */
const SAYS_ITSELF = new Set<GroupName>([
  ...(['no-number', 'to-come', 'short-bid', 'broken', 'password', 'scan', 'garbled', 'script'] as const),
  ...(['untagged', 'no-title', 'no-language', 'no-words', 'file-name'] as const),
]);
/** True if a row must also show the result of the check. This result is in English, with the names of the API. */
export const isTechnical = (name: GroupName, row: Row): boolean =>
  !SAYS_ITSELF.has(name) && !isPath(name, row) && !ID_LINK.test(row.found ?? '');
