import type { Sheet } from '../../src/layouts/sheets.ts';

/** Most bytes of HTML and its style sheet together, in Brotli at its best: measured on 2G, one round trip holds about 14 KB. */
const HOME = 14_000;
const CONTENT = 12_000;
const FULL_LIST = 16_000;

export interface PageKind {
  readonly name: string;
  /** An English address of the sample company; its Hindi twin stands under /hi. */
  readonly path: string;
  readonly sheet: Sheet;
  readonly mostBytes: number;
}

/** Every kind of page, one row each: the tests of budgets, and whoever looks at one page of each kind, read it. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', sheet: 'home', mostBytes: HOME },
  { name: 'news', path: '/news', sheet: 'list', mostBytes: FULL_LIST },
  { name: 'news entry', path: '/news/836', sheet: 'article', mostBytes: CONTENT },
  { name: 'press releases', path: '/press-releases', sheet: 'list', mostBytes: FULL_LIST },
  { name: 'press release', path: '/press-release/831', sheet: 'article', mostBytes: CONTENT },
  { name: 'events', path: '/latest-events', sheet: 'event', mostBytes: FULL_LIST },
  { name: 'event', path: '/latest-events/178', sheet: 'event', mostBytes: CONTENT },
  { name: 'albums', path: '/photo-gallery', sheet: 'album', mostBytes: CONTENT },
  { name: 'album', path: '/photo-gallery/12', sheet: 'album', mostBytes: CONTENT },
  { name: 'videos', path: '/video-documentries', sheet: 'film', mostBytes: FULL_LIST },
  { name: 'songs', path: '/corporate-song', sheet: 'film', mostBytes: CONTENT },
  { name: 'tenders', path: '/tenders', sheet: 'list', mostBytes: FULL_LIST },
  { name: 'tenders of a month', path: '/tenders/3/2026', sheet: 'list', mostBytes: FULL_LIST },
  { name: 'jobs', path: '/data-listing/pages/recruitment', sheet: 'list', mostBytes: FULL_LIST },
  { name: 'penal actions', path: '/data-listing/pages/penal-action', sheet: 'list', mostBytes: FULL_LIST },
  { name: 'listing', path: '/data-listing/pages/circulars', sheet: 'list', mostBytes: FULL_LIST },
  { name: 'cards', path: '/card-data-listing/pages/publications', sheet: 'list', mostBytes: FULL_LIST },
  { name: 'content page', path: '/pages/profile', sheet: 'text', mostBytes: CONTENT },
  { name: 'help', path: '/help', sheet: 'text', mostBytes: CONTENT },
  { name: 'screen-reader access', path: '/screen-reader-access', sheet: 'text', mostBytes: CONTENT },
  { name: 'site map', path: '/sitemap', sheet: 'sitemap', mostBytes: FULL_LIST },
  { name: 'feedback', path: '/feedback', sheet: 'form', mostBytes: CONTENT },
  { name: 'thanks for feedback', path: '/feedback/thank-you', sheet: 'form', mostBytes: CONTENT },
  { name: 'search', path: '/search', sheet: 'form', mostBytes: CONTENT },
  { name: 'lost address', path: '/404', sheet: 'form', mostBytes: CONTENT },
];
