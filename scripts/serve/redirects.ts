// Addresses that lead to another one for good.

export interface Way {
  readonly from: string;
  readonly to: string;
  /**
   * The same redirect for hosts whose rules know no pattern except `*`. Unset if these hosts redirect without a rule.
   */
  readonly simple?: { readonly from: string; readonly to: string };
}

/** The addresses in a folder that is gone lead to a list. */
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
  // The notices for notice boards had these addresses before tenders and jobs had pages. Only open ones had a notice.
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
