import { otherLang, type Lang } from './i18n/lang.ts';

/** Half of a UTF-16 pair (a surrogate without its partner). `encodeURIComponent` throws an error for it. */
const HALF_SIGN = /\p{Surrogate}/gu;

/**
 * The address of a search. Words that look like a path segment or a file name go into the query string. This function is
 * separate from `paths`, because browser scripts need only this function. All of `paths` would add 500 bytes to a script.
 */
export const searchPath = (words: string): string =>
  `/search${/^\.\.?$|(^|\/)index$|\.html$/.test(words) ? '?q=' : '/'}${encodeURIComponent(words.replace(HALF_SIGN, ''))}`;

/** The path of every page, without a language. No other file writes such a path as text. `href` adds the language. */
export const paths = {
  home: '/',
  search: '/search',
  searchFor: searchPath,
  securityTxt: '/.well-known/security.txt',
  sitemap: '/sitemap',
  aToZ: '/a-z',
  help: '/help',
  screenReaderAccess: '/screen-reader-access',
  feedback: '/feedback',
  feedbackThanks: '/feedback/thank-you',
  news: '/news',
  newsEntry: (id: string) => `/news/${id}`,
  pressReleases: '/press-releases',
  pressRelease: (id: string) => `/press-release/${id}`,
  events: '/latest-events',
  event: (id: string) => `/latest-events/${id}`,
  albums: '/photo-gallery',
  album: (id: string) => `/photo-gallery/${id}`,
  videos: '/video-documentries',
  songs: '/corporate-song',
  tenders: '/tenders',
  tenderPeriod: (month: number, year: number) => `/tenders/${month}/${year}`,
  tender: ({ month, year }: { month: number; year: number }, id: string) => `/tenders/${month}/${year}/${id}`,
  awardedTenders: '/tenders/awarded',
  cancelledTenders: '/tenders/cancelled',
  openJobs: '/vacancies',
  jobs: (category: JobCategory) => `/data-listing/pages/${category}`,
  job: (category: JobCategory, id: string) => `/data-listing/pages/${category}/${id}`,
  penalActions: '/data-listing/pages/penal-action',
  listing: (slug: string, layout: 'table' | 'cards') =>
    layout === 'cards' ? `/card-data-listing/pages/${slug}` : `/data-listing/pages/${slug}`,
  page: (slug: string) => `/pages/${slug}`,
  selfAudit: '/pages/self-audit',
  selfAuditPart: (part: string) => `/pages/self-audit/${part}`,
  selfAuditData: '/pages/self-audit.json',
  notFound: '/404',
  feed: '/feed.xml',
  /** The calendar of all last dates, without the file's ending. */
  allLastDates: '/last-dates',
  lastDatesOf: (followed: string) => `/last-dates/${followed}`,
  packs: '/packs',
  follow: '/follow',
  verify: '/verify',
  numbers: '/reference-numbers',
  /** The page with the text of a published PDF. `digits` is the beginning of the hash of the PDF. */
  document: (digits: string) => `/documents/${digits}`,
  openData: '/open-data',
  tendersZip: '/open-data/tenders.zip',
  /** The HTML that all pages of a language share. Browsers use it as a compression dictionary. No page links to it. */
  frame: '/frame',
} as const;

export type JobCategory = 'recruitment' | 'apprenticeship-training' | 'internal-selection-promotion';
export const JOB_CATEGORIES: readonly JobCategory[] = [
  'recruitment',
  'apprenticeship-training',
  'internal-selection-promotion',
];

/** The sections of the site map page, in the order of that page. */
export const SECTIONS = [
  'screens',
  'pages',
  'listings',
  'tenders',
  'events',
  'albums',
  'press',
  'news',
  'further',
] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * The section of the site map to which a page belongs. All pages that do not show an entry, such as lists, belong to `screens`.
 */
export function sectionOf(path: string): Section {
  const begins: Record<Section, readonly string[]> = {
    screens: [],
    pages: [paths.page('')],
    listings: [paths.listing('', 'table'), paths.listing('', 'cards')],
    tenders: ['/tenders/'],
    events: [paths.event('')],
    albums: [paths.album('')],
    press: [paths.pressRelease('')],
    news: [paths.newsEntry('')],
    further: [],
  };
  if (/\/page\/\d+$/.test(path)) return 'further';
  return SECTIONS.find((section) => begins[section].some((begin) => path.startsWith(begin))) ?? 'screens';
}

/**
 * Packs (zip files for reading offline). The page of downloads has one part for each pack. The ID of this part in the HTML is
 * the name of the pack.
 */
export const PACKS = ['open-tenders', 'open-jobs', 'whole-site-text'] as const;
export type PackName = (typeof PACKS)[number];
export const packPath = (name: PackName, lang: Lang): string => `${paths.packs}/${name}.${lang}.zip`;
export const packPart = (name: PackName): string => `${paths.packs}#${name}`;

/**
 * The address of a script. The name of a script changes with its content, so a browser that has a script never asks for it
 * again.
 */
export const scriptPath = (name: string, hash: string): string => `/s/${name}.${hash}.js`;

/** The address of a JSON file with the links of the submenus. `name` changes with the content of the file. */
export const menuLinksPath = (lang: Lang, name: string): string => `/s/menu.${lang}.${name}.json`;

/** The feeds that have fixed names. The names are parts of addresses, which never change. */
export const FEEDS = ['tenders', 'jobs', 'news', 'press-releases'] as const;
export type FeedName = (typeof FEEDS)[number];
export const feedPath = (name: string): string => `/feeds/${name}.xml`;

/**
 * Returns the address of a calendar file. For a calendar of one tender or job, `path` is the path of the page of the tender or
 * job.
 */
export const calendarPath = (path: string): string => `${path}.ics`;

/** The tables of open data. Their names are parts of their addresses. */
export const TABLES = ['tenders', 'jobs', 'penal-actions', 'documents', 'published-files'] as const;
export type TableName = (typeof TABLES)[number];
export const tablePath = (name: TableName): string => `${paths.openData}/${name}.csv`;

/** Page 1 of a list has no number in its address. */
export const pagePath = (path: string, number: number): string => (number === 1 ? path : `${path}/page/${number}`);

/** Adds the language: `/tenders` or `/hi/tenders`. The home page is `/` or `/hi`. A fragment is not changed. */
export const href = (path: string, lang: Lang): string =>
  lang === 'en' || path.startsWith('#')
    ? path
    : path === '/'
      ? '/hi'
      : path.startsWith('/#') || path.startsWith('/?')
        ? `/hi${path.slice(1)}`
        : `/hi${path}`;

export const twinHref = (path: string, lang: Lang): string => href(path, otherLang(lang));

/** The value of Astro's `[...lang]` route parameter. It is `undefined` for English. */
export const langParam = (lang: Lang): 'hi' | undefined => (lang === 'hi' ? 'hi' : undefined);
/** The value of the `[...page]` route parameter. It is `undefined` for page 1. */
export const pageParam = (number: number): string | undefined => (number === 1 ? undefined : `page/${number}`);

/** The address of the web app manifest. Only the page that verifies files takes files from other apps. */
export const manifestPath = (lang: Lang, takesFiles: boolean): string =>
  `/${takesFiles ? 'verify' : 'manifest'}${lang === 'hi' ? '.hi' : ''}.webmanifest`;

/** Removes the language and the last slash from a site address of the API: `/en/tenders/` becomes `/tenders`. */
export function plainPath(url: string): string {
  const path = url.startsWith('/') || url.startsWith('#') ? url : `/${url}`;
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  // Several slashes at the start become one slash, because browsers read `//host` as another site.
  const bare = before
    .replace(/^\/(en|hi)(?=\/|$)/, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^\/+/, '/');
  return (bare || (url.startsWith('#') ? '' : '/')) + after;
}

/** The `href` of a link from the API, on a page in the language `lang`. */
export const linkHref = (link: { url: string; isExternal: boolean }, lang: Lang): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(link.url) ? link.url : href(plainPath(link.url), lang);

/** True if the link leads to another site: the API says this, or the address begins with http. */
export const leavesSite = (link: { url: string; isExternal: boolean }): boolean =>
  link.isExternal || /^https?:/i.test(link.url);
