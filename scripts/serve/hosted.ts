// Makes the text of _headers and _redirects, the files with the rules for hosts that build from Git.
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { cacheRules, fallbacks, redirects, securityHeaders, type SiteFacts } from './rules.ts';

/** The limits of Cloudflare Pages. Cloudflare drops rules above these limits without an error. */
const MOST_RULES = 100;
const MOST_LETTERS = 2000;

const rule = (address: string, headers: Readonly<Record<string, string>>): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Returns the text of _headers. Pages need no cache rule, because these hosts make browsers ask for a page each time. */
export function headersFile(facts: SiteFacts): string {
  const rules = [
    rule('/*', securityHeaders(facts)),
    ...cacheRules.flatMap(({ simple, to }) => simple.map((address) => rule(address, { 'Cache-Control': to }))),
  ];
  const lines = rules.flatMap((one) => one.split('\n'));
  const long = lines.find((line) => line.length > MOST_LETTERS);
  if (long)
    throw new Error(
      `_headers: expected at most ${MOST_LETTERS} letters in a line, found ${long.length} in "${long.trim().slice(0, 40)}…".`,
    );
  if (rules.length > MOST_RULES)
    throw new Error(`_headers: expected at most ${MOST_RULES} rules, found ${rules.length}.`);
  return `${rules.join('\n\n')}\n`;
}

/**
 * Returns the text of _redirects. Targets hold the site's host, because `/en//other.example` could lead elsewhere.
 * Some hosts look for files only after these rules, so existing search pages (`ready`) need their own rules.
 */
export function redirectsFile({ siteUrl }: SiteFacts, ready: readonly string[] = []): string {
  const origin = siteUrl.replace(/\/+$/, '');
  const ways = (table: typeof redirects, to: (target: string) => string): string[] =>
    table.flatMap(({ simple }) => (simple ? [`${simple.from} ${to(simple.to)}`] : []));
  return `${[
    ...ways(redirects, (target) => `${origin}${target} 301`),
    ...ready.map((path) => encodeURI(`/${path}`)).map((address) => `${address} ${address} 200`),
    ...ways(fallbacks, (target) => `${target} 200`),
  ].join('\n')}\n`;
}

/** Returns the search pages that were built with the site, as paths without `.html`. */
export async function readySearches(dir: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('{search,hi/search}/*.html', { cwd: dir }));
  return files
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, ''),
    )
    .sort();
}
