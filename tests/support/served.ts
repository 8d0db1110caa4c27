import type { SiteFacts } from '../../scripts/serve/rules.ts';

/** Facts about a site that a test serves. */
export const facts: SiteFacts = {
  siteUrl: 'https://site.example',
  apiOrigin: 'https://api.example',
  storageOrigin: 'https://files.example',
  hsts: 'max-age=31536000',
  scriptHashes: ["'sha256-script'"],
  styleHashes: ["'sha256-style'"],
};

/** Addresses with their permanent redirects. They must be the same on every server. */
export const redirected = [
  ['/notice-sheet/tender/1133', '/tenders'],
  ['/hi/notice-sheet/job/507', '/hi/vacancies'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/tenders', '/tenders'],
  ['/en/tenders/', '/tenders'],
  ['/en/pages/profile/?from=card', '/pages/profile?from=card'],
  ['/tenders/', '/tenders'],
  ['/hi/', '/hi'],
  ['/tenders/?page=2', '/tenders?page=2'],
  ['/tenders.html', '/tenders'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/hi/index.html', '/hi'],
  ['/404.html', '/404'],
  ['/en//evil.example/', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['/search/%E0%A4%95/', '/search/%E0%A4%95'],
] as const;

/** Addresses that try to get out of the folder, to a hidden file, or to another host. */
export const misleading = [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/m/../../site.json',
  '/%2e%2e%2fsite.json',
  '/..%5csite.json',
  '/%',
  '/%00',
  '/tenders%00.html',
  '/tenders%01',
  '/tenders%7f',
  '/%ff',
  '/en/%5Cevil.example',
  '/en/%09/evil.example',
  '/%5Cevil.example/',
  '/%0d%0aSet-Cookie:a=b/',
  '//evil.example/x.html',
  '/m/',
  '/tenders/10/',
];

/** Searches without a script, with their targets. A query that has more than plain words has no target. */
export const searches: readonly (readonly [address: string, target: string | undefined])[] = [
  ['/search?q=tender', '/search/tender'],
  ['/search?q=holiday+list', '/search/holiday%20list'],
  ['/hi/search?q=%E0%A4%95%E0%A5%8B', '/hi/search/%E0%A4%95%E0%A5%8B'],
  ['/search?q=', undefined],
  ['/search?q=index', undefined],
  ['/search?q=a&kind=job', undefined],
  ['/search?q=%2e%2e', undefined],
  ['/search?q=a%2F%2Fb', undefined],
  ['/search?q=a%0d%0aB', undefined],
  ['/search?q=//host', undefined],
];
