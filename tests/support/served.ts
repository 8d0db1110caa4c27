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
