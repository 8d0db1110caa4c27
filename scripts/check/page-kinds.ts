/**
 * Limits in bytes for HTML and style sheet, in the best Brotli quality. On 2G, about 14 KB arrive in one round trip.
 */
const HOME = 13_000;
const CONTENT = 11_000;
const FULL_LIST = 14_000;

/** Limits in bytes for all that a phone loads before the first touch, with the visible pictures. */
const WITH_BANNERS = 32_000;
const OF_TEXT = 18_000;
const WITH_PICTURE = 28_000;
const OF_PICTURES = 55_000;

export interface PageKind {
  readonly name: string;
  /** An English path of the sample site. The Hindi page has the same path under /hi. */
  readonly path: string;
  /** The pattern of the other addresses of this kind, such as `/news/:id`. Unset if `path` is the only address. */
  readonly route?: string;
  readonly mostBytes: number;
  /** Unset if the address has a query, because the loaded results then count as part of the search. */
  readonly mostBeforeTouch?: number;
  /** Another kind that the same layout draws. Tests in a browser visit only that one, because a visit takes long. */
  readonly sameAs?: string;
}

/** All kinds of pages. Tests use this table to check limits, or to visit one page of each kind. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', mostBytes: HOME, mostBeforeTouch: WITH_BANNERS },
  { name: 'news', path: '/news', mostBytes: FULL_LIST, mostBeforeTouch: OF_TEXT },
  { name: 'news entry', path: '/news/836', route: '/news/:id', mostBytes: CONTENT, mostBeforeTouch: WITH_PICTURE },
  {
    name: 'press releases',
    path: '/press-releases',
    mostBytes: FULL_LIST,
    mostBeforeTouch: OF_TEXT,
    sameAs: 'news',
  },
  {
    name: 'press release',
    path: '/press-release/831',
    route: '/press-release/:id',
    mostBytes: CONTENT,
    mostBeforeTouch: WITH_PICTURE,
    sameAs: 'news entry',
  },
  { name: 'events', path: '/latest-events', mostBytes: FULL_LIST, mostBeforeTouch: OF_TEXT },
  {
    name: 'event',
    path: '/latest-events/178',
    route: '/latest-events/:id',
    mostBytes: CONTENT,
    mostBeforeTouch: WITH_PICTURE,
  },
  { name: 'albums', path: '/photo-gallery', mostBytes: CONTENT, mostBeforeTouch: OF_PICTURES },
  {
    name: 'album',
    path: '/photo-gallery/12',
    route: '/photo-gallery/:id',
    mostBytes: CONTENT,
    mostBeforeTouch: OF_PICTURES,
  },
  { name: 'videos', path: '/video-documentries', mostBytes: FULL_LIST, mostBeforeTouch: OF_PICTURES },
  { name: 'songs', path: '/corporate-song', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'tenders', path: '/tenders', mostBytes: FULL_LIST, mostBeforeTouch: OF_TEXT },
  {
    name: 'tenders of a month',
    path: '/tenders/3/2026',
    route: '/tenders/:month/:year',
    mostBytes: FULL_LIST,
    mostBeforeTouch: OF_TEXT,
  },
  { name: 'contracts awarded', path: '/tenders/awarded', mostBytes: FULL_LIST, mostBeforeTouch: OF_TEXT },
  {
    name: 'jobs',
    path: '/data-listing/pages/recruitment',
    route: '/vacancies',
    mostBytes: FULL_LIST,
    mostBeforeTouch: OF_TEXT,
  },
  {
    name: 'tender',
    path: '/tenders/10/2026/1133',
    route: '/tenders/:month/:year/:id',
    mostBytes: CONTENT,
    mostBeforeTouch: OF_TEXT,
  },
  {
    name: 'job',
    path: '/data-listing/pages/recruitment/507',
    route: '/data-listing/pages/:category/:id',
    mostBytes: CONTENT,
    mostBeforeTouch: OF_TEXT,
  },
  { name: 'penal actions', path: '/data-listing/pages/penal-action', mostBytes: FULL_LIST, mostBeforeTouch: OF_TEXT },
  {
    name: 'listing',
    path: '/data-listing/pages/circulars',
    route: '/data-listing/pages/:slug',
    mostBytes: FULL_LIST,
    mostBeforeTouch: OF_TEXT,
  },
  {
    name: 'cards',
    path: '/card-data-listing/pages/publications',
    route: '/card-data-listing/pages/:slug',
    mostBytes: FULL_LIST,
    mostBeforeTouch: OF_PICTURES,
  },
  {
    name: 'content page',
    path: '/pages/profile',
    route: '/pages/:slug',
    mostBytes: CONTENT,
    mostBeforeTouch: WITH_PICTURE,
  },
  { name: 'help', path: '/help', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'verify a document', path: '/verify', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  // The text of the manual on the Right to Information.
  {
    name: 'text of a document',
    path: '/documents/65b6214d4fec',
    route: '/documents/:hash',
    mostBytes: CONTENT,
    mostBeforeTouch: OF_TEXT,
  },
  {
    name: 'self-audit',
    path: '/pages/self-audit',
    mostBytes: CONTENT,
    mostBeforeTouch: OF_TEXT,
  },
  {
    name: 'part of the self-audit',
    path: '/pages/self-audit/quality',
    route: '/pages/self-audit/:part',
    mostBytes: CONTENT,
    mostBeforeTouch: OF_TEXT,
  },
  { name: 'open data', path: '/open-data', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'calendars and feeds', path: '/follow', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'files to take along', path: '/packs', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'screen-reader access', path: '/screen-reader-access', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'site map', path: '/sitemap', mostBytes: FULL_LIST, mostBeforeTouch: OF_TEXT },
  { name: 'A to Z', path: '/a-z', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'feedback', path: '/feedback', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'thanks for feedback', path: '/feedback/thank-you', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'search', path: '/search', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'ready-made results', path: '/search/tender', route: '/search/:words', mostBytes: CONTENT },
  { name: 'lost address', path: '/404', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  { name: 'reference numbers', path: '/reference-numbers', mostBytes: CONTENT, mostBeforeTouch: OF_TEXT },
  {
    name: 'cancelled tenders',
    path: '/tenders/cancelled',
    mostBytes: FULL_LIST,
    mostBeforeTouch: OF_TEXT,
    sameAs: 'contracts awarded',
  },
];

/** One kind of page for each layout. */
export const kindsToVisit: readonly PageKind[] = pageKinds.filter(({ sameAs }) => sameAs === undefined);

const patternOf = ({ path, route = path }: PageKind): RegExp => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
/** Fixed addresses come first, because they can also match patterns. */
const patterns = pageKinds
  .toSorted((one, other) => Number(one.route !== undefined) - Number(other.route !== undefined))
  .map((kind) => ({ kind, pattern: patternOf(kind) }));

/** Returns the kind of a page. The path has no language. Later pages of a list have the kind of the list. */
export function kindOf(address: string): PageKind | undefined {
  const plain = address.replace(/\/page\/\d+$/, '');
  return patterns.find(({ pattern }) => pattern.test(plain))?.kind;
}
