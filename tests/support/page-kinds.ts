/** Most bytes of HTML and its style sheet together, in Brotli at its best: measured on 2G, one round trip holds about 14 KB. */
const HOME = 14_000;
const CONTENT = 12_000;
const FULL_LIST = 16_000;

export interface PageKind {
  readonly name: string;
  /** An English address of the sample company; its Hindi twin stands under /hi. */
  readonly path: string;
  readonly mostBytes: number;
}

/** Every kind of page, one row each: the tests of budgets, and whoever looks at one page of each kind, read it. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', mostBytes: HOME },
  { name: 'news', path: '/news', mostBytes: FULL_LIST },
  { name: 'news entry', path: '/news/836', mostBytes: CONTENT },
  { name: 'press releases', path: '/press-releases', mostBytes: FULL_LIST },
  { name: 'press release', path: '/press-release/831', mostBytes: CONTENT },
  { name: 'events', path: '/latest-events', mostBytes: FULL_LIST },
  { name: 'event', path: '/latest-events/178', mostBytes: CONTENT },
  { name: 'albums', path: '/photo-gallery', mostBytes: CONTENT },
  { name: 'album', path: '/photo-gallery/12', mostBytes: CONTENT },
  { name: 'videos', path: '/video-documentries', mostBytes: FULL_LIST },
  { name: 'songs', path: '/corporate-song', mostBytes: CONTENT },
  { name: 'tenders', path: '/tenders', mostBytes: FULL_LIST },
  { name: 'tenders of a month', path: '/tenders/3/2026', mostBytes: FULL_LIST },
  { name: 'jobs', path: '/data-listing/pages/recruitment', mostBytes: FULL_LIST },
  { name: 'notice sheet', path: '/notice-sheet/tender/1142', mostBytes: CONTENT },
  { name: 'penal actions', path: '/data-listing/pages/penal-action', mostBytes: FULL_LIST },
  { name: 'listing', path: '/data-listing/pages/circulars', mostBytes: FULL_LIST },
  { name: 'cards', path: '/card-data-listing/pages/publications', mostBytes: FULL_LIST },
  { name: 'content page', path: '/pages/profile', mostBytes: CONTENT },
  { name: 'help', path: '/help', mostBytes: CONTENT },
  { name: 'screen-reader access', path: '/screen-reader-access', mostBytes: CONTENT },
  { name: 'site map', path: '/sitemap', mostBytes: FULL_LIST },
  { name: 'A to Z', path: '/a-z', mostBytes: CONTENT },
  { name: 'feedback', path: '/feedback', mostBytes: CONTENT },
  { name: 'thanks for feedback', path: '/feedback/thank-you', mostBytes: CONTENT },
  { name: 'search', path: '/search', mostBytes: CONTENT },
  { name: 'ready-made results', path: '/search/tender', mostBytes: CONTENT },
  { name: 'lost address', path: '/404', mostBytes: CONTENT },
];
