import { otherLang, type Lang } from './i18n/lang.ts';

/** Half of a sign that takes two places: no address can say it. */
const HALF_SIGN = /\p{Surrogate}/gu;

/**
 * The page of results for some words. Words that would be a step in a path, or the name of a page's file, go into the query
 * instead. It stands apart from `paths`: the browser needs this one path, and all of them are 500 bytes.
 */
export const searchPath = (words: string): string =>
  `/search${/^\.\.?$|(^|\/)index$|\.html$/.test(words) ? '?q=' : '/'}${encodeURIComponent(words.replace(HALF_SIGN, ''))}`;

/** Every address of the site. Nothing else writes a path. Paths are the English ones; `href` puts them in a language. */
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
  jobs: (category: JobCategory) => `/data-listing/pages/${category}`,
  /** Of an open tender or job, for paper. Nothing lasting leads there: it goes when the entry closes. */
  noticeSheet: (kind: 'tender' | 'job', id: string) => `/notice-sheet/${kind}/${id}`,
  penalActions: '/data-listing/pages/penal-action',
  listing: (slug: string, layout: 'table' | 'cards') =>
    layout === 'cards' ? `/card-data-listing/pages/${slug}` : `/data-listing/pages/${slug}`,
  page: (slug: string) => `/pages/${slug}`,
  notFound: '/404',
  feed: '/feed.xml',
  packs: '/packs',
  /** What all pages share. Browsers keep it to read the others by; nothing leads there. */
  frame: '/frame',
} as const;

export type JobCategory = 'recruitment' | 'apprenticeship-training' | 'internal-selection-promotion';
export const JOB_CATEGORIES: readonly JobCategory[] = [
  'recruitment',
  'apprenticeship-training',
  'internal-selection-promotion',
];

/** The sections of a site map, in its order. */
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

/** The section of a page by its address, as far as that says it; the lists and services stand everywhere else. */
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

/** Zip files to take along; the page that offers them has a part of the same name for each. */
export const PACKS = ['open-tenders', 'open-jobs', 'whole-site-text'] as const;
export type PackName = (typeof PACKS)[number];
export const packPath = (name: PackName, lang: Lang): string => `${paths.packs}/${name}.${lang}.zip`;
export const packPart = (name: PackName): string => `${paths.packs}#${name}`;

/** A script that pages load; its name changes with its content, so browsers keep it for good. */
export const scriptPath = (name: string, hash: string): string => `/s/${name}.${hash}.js`;

/** The links below the sections of the menu; the name changes with them. */
export const menuLinksPath = (lang: Lang, name: string): string => `/s/menu.${lang}.${name}.json`;

/** Page 1 of a list has the list's own address. */
export const pagePath = (path: string, number: number): string => (number === 1 ? path : `${path}/page/${number}`);

/** `/tenders` in a language: `/tenders` or `/hi/tenders`; the home page is `/` or `/hi`. A place in the page stays. */
export const href = (path: string, lang: Lang): string =>
  lang === 'en' || path.startsWith('#')
    ? path
    : path === '/'
      ? '/hi'
      : path.startsWith('/#') || path.startsWith('/?')
        ? `/hi${path.slice(1)}`
        : `/hi${path}`;

export const twinHref = (path: string, lang: Lang): string => href(path, otherLang(lang));

/** What `[...lang]` is in an address: nothing for English. */
export const langParam = (lang: Lang): 'hi' | undefined => (lang === 'hi' ? 'hi' : undefined);
export const langOfParam = (param: string | undefined): Lang => (param === 'hi' ? 'hi' : 'en');

/** An address of the site as the API writes it, without its language: `/en/tenders/` is `/tenders`. */
export function plainPath(url: string): string {
  const path = url.startsWith('/') || url.startsWith('#') ? url : `/${url}`;
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  // `//host` would lead to another site.
  const bare = before
    .replace(/^\/(en|hi)(?=\/|$)/, '')
    .replace(/\/+$/, '')
    .replace(/^\/+/, '/');
  return (bare || (url.startsWith('#') ? '' : '/')) + after;
}

/** Where a link of the content leads from a page in `lang`. */
export const linkHref = (link: { url: string; isExternal: boolean }, lang: Lang): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(link.url) ? link.url : href(plainPath(link.url), lang);

/** The link leaves the site: so says the API, or so it is. */
export const leavesSite = (link: { url: string; isExternal: boolean }): boolean =>
  link.isExternal || /^https?:/i.test(link.url);
