// Judges headers by the published rules of the HTTP Observatory of Mozilla (MDN). The rules give points for each answer.
// Sources: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, and the tables in
// https://github.com/mdn/mdn-http-observatory (read in November 2026). The Observatory itself needs a public address and a
// database, so this file only applies its rules. Its bonus for a place in the browsers' HSTS list is never given.

import { HALF_A_YEAR } from '../check/rules/signs.ts';

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Judged {
  readonly rule: string;
  readonly found: string;
  readonly points: number;
}

const BASE = 100;
/** Bonus points count only from this score. */
const LEAST_FOR_BONUS = 90;
const GRADES = [
  'F',
  'F',
  'F',
  'F',
  'F',
  'D-',
  'D',
  'D',
  'D+',
  'C-',
  'C',
  'C',
  'C+',
  'B-',
  'B',
  'B',
  'B+',
  'A-',
  'A',
  'A',
  'A+',
];
const BROAD = /^(\*|(https?|ftp):(\/\/\*(\.\*)?)?)$/;

const textOf = (headers: Headers, name: string): string => String(headers[name] ?? '');

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

function policyPoints(policy: string): Omit<Judged, 'rule'> {
  const directives = directivesOf(policy);
  if (directives.size === 0) return { found: 'no policy', points: -25 };
  const sourcesOf = (name: string): string[] => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const isHashed = (sources: readonly string[]): boolean => sources.some((one) => /^'(sha\d+|nonce)-/.test(one));
  /**
   * Returns the sources that a browser obeys. A browser ignores 'unsafe-inline' beside a hash, and hosts beside
   * 'strict-dynamic'.
   */
  const heeded = (name: string): string[] => {
    const sources = sourcesOf(name).filter((one) => !(one === "'unsafe-inline'" && isHashed(sourcesOf(name))));
    const isStrict = name === 'script-src' && sources.includes("'strict-dynamic'") && isHashed(sources);
    return isStrict ? sources.filter((one) => one !== "'self'" && !/^(\*|(https?|ftp):)/.test(one)) : sources;
  };
  const isUnsafe = (one: string): boolean => BROAD.test(one) || one === "'unsafe-inline'" || one === 'data:';
  const isPlain = (one: string): boolean => /^(http|ftp):/.test(one);
  const passive = ['img-src', 'media-src'];
  const active = [...directives].flatMap(([name, sources]) =>
    passive.includes(name) ? [] : name === 'script-src' ? heeded(name) : sources,
  );
  if (heeded('script-src').some(isUnsafe) || sourcesOf('object-src').some((one) => BROAD.test(one)))
    return { found: 'unsafe sources of scripts or objects', points: -20 };
  if (active.some(isPlain)) return { found: 'parts over http', points: -20 };
  if ([...heeded('script-src'), ...heeded('style-src')].includes("'unsafe-eval'"))
    return { found: "'unsafe-eval'", points: -10 };
  if (passive.flatMap(sourcesOf).some(isPlain)) return { found: 'pictures or films over http', points: -10 };
  if (heeded('style-src').some(isUnsafe)) return { found: 'unsafe sources of styles only', points: 0 };
  const isNone = directives.get('default-src')?.join() === "'none'";
  return isNone ? { found: "nothing unsafe, default-src 'none'", points: 10 } : { found: 'nothing unsafe', points: 5 };
}

function hstsPoints(value: string): Omit<Judged, 'rule'> {
  const [, seconds] = /max-age=(\d+)/i.exec(value) ?? [];
  if (seconds === undefined) return { found: value || 'none', points: -20 };
  return { found: value, points: Number(seconds) >= HALF_A_YEAR ? 0 : -10 };
}

function referrerPoints(value: string): Omit<Judged, 'rule'> {
  if (!value) return { found: 'none', points: 0 };
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value);
  return { found: value, points: isPrivate ? 5 : -5 };
}

function framePoints(headers: Headers): Omit<Judged, 'rule'> {
  const ancestors = directivesOf(textOf(headers, 'content-security-policy')).get('frame-ancestors');
  if (ancestors && !ancestors.some((one) => BROAD.test(one)))
    return { found: `frame-ancestors ${ancestors.join(' ')}`, points: 5 };
  const value = textOf(headers, 'x-frame-options');
  return /^(deny|sameorigin)$/i.test(value) ? { found: value, points: 0 } : { found: value || 'none', points: -20 };
}

function resourcePoints(value: string): Omit<Judged, 'rule'> {
  if (/^same-(origin|site)$/.test(value)) return { found: value, points: 10 };
  return { found: value || 'none', points: value && value !== 'cross-origin' ? -5 : 0 };
}

const cookiePoints = (headers: Headers): Omit<Judged, 'rule'> =>
  headers['set-cookie'] === undefined
    ? { found: 'the server sets no cookie', points: 0 }
    : { found: 'cookies: judge them by hand', points: -40 };

interface Page {
  readonly headers: Headers;
  /** The target to which http://… of the site redirects. Undefined if there is no redirect. */
  readonly redirect: string | undefined;
  /** The site's own origin, with https. */
  readonly origin: string;
  /** The addresses of the scripts that the page loads. */
  readonly scripts: readonly string[];
}

/** Returns a row for each of the Observatory's ten tests. */
export function observatoryRows({ headers, redirect, origin, scripts }: Page): Judged[] {
  const outside = scripts.filter((src) => new URL(src, origin).origin !== origin);
  const allowed = textOf(headers, 'access-control-allow-origin');
  return [
    { rule: 'Content Security Policy', ...policyPoints(textOf(headers, 'content-security-policy')) },
    { rule: 'Cookies', ...cookiePoints(headers) },
    {
      rule: 'Cross Origin Resource Sharing',
      found: allowed || 'none',
      points: textOf(headers, 'access-control-allow-credentials') === 'true' ? -50 : 0,
    },
    {
      rule: 'Redirection from http',
      found: redirect ?? 'none',
      points: redirect === undefined ? -20 : redirect.startsWith(`${origin}/`) ? 0 : -5,
    },
    { rule: 'Referrer Policy', ...referrerPoints(textOf(headers, 'referrer-policy')) },
    { rule: 'Strict Transport Security', ...hstsPoints(textOf(headers, 'strict-transport-security')) },
    {
      rule: 'Subresource Integrity',
      found: outside.length > 0 ? `scripts of other hosts: ${outside.join(', ')}` : 'all scripts are the site’s own',
      points: outside.length > 0 ? -50 : 0,
    },
    {
      rule: 'X-Content-Type-Options',
      found: textOf(headers, 'x-content-type-options') || 'none',
      points: textOf(headers, 'x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    { rule: 'X-Frame-Options', ...framePoints(headers) },
    { rule: 'Cross Origin Resource Policy', ...resourcePoints(textOf(headers, 'cross-origin-resource-policy')) },
  ];
}

export function gradeOf(rows: readonly Judged[]): { score: number; grade: string } {
  const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);
  const bare = BASE + sum(rows.map(({ points }) => Math.min(points, 0)));
  const score = Math.max(0, bare >= LEAST_FOR_BONUS ? bare + sum(rows.map(({ points }) => Math.max(points, 0))) : bare);
  return { score, grade: GRADES[Math.floor(Math.min(score, BASE) / 5)] ?? 'F' };
}
