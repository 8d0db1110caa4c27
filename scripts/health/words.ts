// What the health board says of a row and a group, in both languages.
import { shortDate } from '../../src/i18n/dates.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { texts } from '../../src/i18n/texts.ts';
import type { Row } from './board.ts';
import type { GroupName, Level, Role } from './groups.ts';

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

/** The name of a section. A list of the API that the table does not know is called as the API calls it. */
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
  return [name === 'review' ? t('health:due', { day }) : t('health:since', { day })];
}

function counted(name: GroupName, count: number, lang: Lang): string[] {
  const t = texts(lang);
  if (name === 'short-bid') return [t('health:days', { count })];
  if (name === 'long-title') return [t('health:letters', { count })];
  return count > 1 ? [t('health:places', { count })] : [];
}

/** The name of a row: its title, or else its ID or its address. */
export const nameOf = ({ title, id, address }: Row): string => title ?? id ?? address;

/** A link of a page of Wagtail is no path but a code: it stands with what was found. */
const isPath = (name: GroupName, { found }: Row): boolean => name === 'dead-link' && found?.startsWith('/') === true;

/** What there is to know of a row, in short words, most important first. */
export function factsOf(name: GroupName, row: Row, lang: Lang): string[] {
  const t = texts(lang);
  return [
    ...(row.section ? [sectionName(row.section, lang)] : []),
    ...(row.lang ? [t(`health:in_${row.lang}`)] : []),
    ...(row.id !== undefined && row.title !== undefined
      ? [/^\d/.test(row.id) ? t('health:id', { id: row.id }) : row.id]
      : []),
    ...since(name, row, lang),
    ...(row.count === undefined ? [] : counted(name, row.count, lang)),
    ...(isPath(name, row) && row.found !== undefined ? [t('health:leads_to', { path: row.found })] : []),
    ...(row.lastGood === true ? [t('health:last_good')] : []),
  ];
}

/** What the check found, as it says it to everybody: English, with the names of the API. */
const SAYS_ITSELF = new Set<GroupName>(['no-number', 'to-come', 'short-bid']);
export const isTechnical = (name: GroupName, row: Row): boolean => !SAYS_ITSELF.has(name) && !isPath(name, row);
