// Addresses that redirect: permanent redirects, searches without a script, and shared files.

export interface Way {
  readonly from: string;
  readonly to: string;
  /**
   * The same redirect for hosts whose rules know no pattern except `*`. Unset if these hosts redirect without a rule.
   */
  readonly simple?: { readonly from: string; readonly to: string };
}

/** Redirects all addresses in a removed folder to a list. */
const listed = (folder: string, to: string): Way => ({
  from: `^${folder}[^/]+$`,
  to,
  simple: { from: `${folder}*`, to },
});

/**
 * Permanent redirects (301). A pattern matches the path without the query. The first match is used. A pattern must be
 * fast for every path: a slow pattern would block a server for minutes at one long address.
 */
export const redirects: readonly Way[] = [
  // The notices for notice boards had these addresses before tenders and jobs had pages. Only open tenders and jobs had a
  // notice.
  ...(['', '/hi'] as const).flatMap((lang): Way[] => [
    listed(`${lang}/notice-sheet/tender/`, `${lang}/tenders`),
    listed(`${lang}/notice-sheet/job/`, `${lang}/vacancies`),
  ]),
  { from: '^/en/*$', to: '/', simple: { from: '/en', to: '/' } },
  { from: '^/en/+([^/](?:.*[^/])?)/*$', to: '/$1', simple: { from: '/en/*', to: '/:splat' } },
  { from: '^/+([^/](?:.*[^/])?)/+$', to: '/$1' },
  { from: '^/index(\\.html)?$', to: '/' },
  { from: '^/(.+)/index(?:\\.html)?$', to: '/$1' },
  { from: '^/(.+)\\.html$', to: '/$1' },
];

/**
 * A word in the query of an address: letters and digits, and Hindi letters as browsers write them. No other signs are allowed,
 * so the redirect cannot leave the folder.
 */
const SEARCHED = '((?:[A-Za-z0-9-]|%E0%A[45]%[0-9A-F]{2}|%E2%80%8[CD])+)';
/**
 * Without a script, browsers search with `/search?q=two+words`. This address redirects to `/search/two%20words`, which is a
 * prebuilt page or the fallback page. The pattern matches the path, a question mark and the query as the browser has sent it.
 */
export const searches: readonly Way[] = [
  // `/search/index` is redirected to `/search`, which would lose the searched word. So a search for the word "index" is not
  // redirected.
  { from: '^/(?:hi/)?search\\?q=index$', to: '' },
  ...[1, 2, 3, 4].map((count) => ({
    from: `^(/(?:hi/)?search)\\?q=${Array.from({ length: count }, () => SEARCHED).join('\\+')}$`,
    to: `$1/${Array.from({ length: count }, (_, index) => `$${index + 2}`).join('%20')}`,
  })),
];

/**
 * Returns the address to which a search without a script is redirected. `query` is the query of the address, undecoded, without
 * its question mark.
 */
export function searchedAt(path: string, query: string): string | undefined {
  for (const { from, to } of searches) {
    const match = new RegExp(from).exec(`${path}?${query}`);
    if (match) return to.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '') || undefined;
  }
  return undefined;
}

/**
 * Another app can share a file to the page that verifies files. If the browser of a phone does not have the service worker of
 * this page yet, the file goes to the server. No server reads or keeps the file. The server redirects the visitor to the page,
 * which says that nothing was compared. The pattern matches the method, a space, and the address.
 */
export const shares: readonly Way[] = [
  { from: '^POST /verify/shared$', to: '/verify#again' },
  { from: '^POST /hi/verify/shared$', to: '/hi/verify#again' },
];

/** Returns the address to which the sender of a shared file is redirected. Returns undefined for every other request. */
export const sharedTo = (method: string, address: string): string | undefined =>
  shares.find(({ from }) => new RegExp(from).test(`${method} ${address}`))?.to;
