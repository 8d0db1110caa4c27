// Writes the rules as hosts understand them that build from Git: the files _headers and _redirects inside the built site.
import { cacheRules, redirects, rewrites, securityHeaders, type SiteFacts } from './rules.ts';

/** Of Cloudflare Pages, which leaves out what is beyond them without a word. */
const MOST_RULES = 100;
const MOST_LETTERS = 2000;

const rule = (address: string, headers: Readonly<Record<string, string>>): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Pages are asked for anew each time wherever nothing is said: such hosts do so by themselves. */
export function headersFile(facts: SiteFacts): string {
  const rules = [
    rule('/*', securityHeaders(facts)),
    ...cacheRules.flatMap(({ simple, value }) => simple.map((address) => rule(address, { 'Cache-Control': value }))),
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

/** Targets carry the site's own name: `/en//other.example` would lead to another host without it. */
export function redirectsFile({ siteUrl }: SiteFacts): string {
  const origin = siteUrl.replace(/\/+$/, '');
  const ways = (table: typeof redirects, to: (target: string) => string): string[] =>
    table.flatMap(({ simple }) => (simple ? [`${simple.from} ${to(simple.to)}`] : []));
  return `${[
    ...ways(redirects, (target) => `${origin}${target} 301`),
    ...ways(rewrites, (target) => `${target} 200`),
  ].join('\n')}\n`;
}
