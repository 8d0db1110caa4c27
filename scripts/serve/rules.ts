// The rules for serving the site, as data: the server here applies them, and files for other servers are made from them.
import * as z from 'zod';
import { LITE } from '../build/lite-twin.ts';

/** The facts of one built site that the rules need. */
export const siteFacts = z.object({
  siteUrl: z.string(),
  /** Browsers send feedback and count visits there. */
  apiOrigin: z.string(),
  /** Pictures, films and songs of other hosts come from there. */
  storageOrigin: z.string(),
  /** Other hosts of films and songs. A page may play from all hosts that the build may read. */
  mediaOrigins: z.array(z.string()).optional(),
  /** Browsers send there how fast pages were, where MEASURE_URL is set. */
  measureOrigin: z.string().optional(),
  /** The header that keeps browsers to https, where HSTS is on. */
  hsts: z.string().optional(),
  /** `'sha256-…'` of every inline script and style sheet. */
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
});
export type SiteFacts = z.infer<typeof siteFacts>;

const OWN = 'http://own.invalid';

/**
 * Decides whether an address is answered, whatever is in the folder. The first rule that matches counts. A refused address
 * gets 404, and never a redirect.
 */
export const answered = [
  // Browsers read a backslash as a slash, and drop line ends and tabs. So a redirect with them could lead to another host.
  // No header may hold them.
  { from: '[\\x00-\\x1f\\x5c\\x7f]', isAnswered: false },
  // RFC 8615: the only hidden folder that is public.
  { from: '^/\\.well-known(/[^./][^/]*)+$', isAnswered: true },
  // `.git`, `.env`, `.htpasswd`: they are never public.
  { from: '/\\.', isAnswered: false },
  { from: '', isAnswered: true },
] as const;

interface Way {
  readonly from: string;
  readonly to: string;
  /** The same for hosts that know only `*`. Nothing where they do so by themselves. */
  readonly simple?: { readonly from: string; readonly to: string };
}

/**
 * Permanent redirects (301) from a pattern, without the query. The first that fits counts. No pattern of this file may try
 * again from each letter: one long address would hold a server for minutes.
 */
export const redirects: readonly Way[] = [
  { from: '^/en/*$', to: '/', simple: { from: '/en', to: '/' } },
  { from: '^/en/+([^/](?:.*[^/])?)/*$', to: '/$1', simple: { from: '/en/*', to: '/:splat' } },
  { from: '^/+([^/](?:.*[^/])?)/+$', to: '/$1' },
  { from: '^/index(\\.html)?$', to: '/' },
  { from: '^/(.+)/index(?:\\.html)?$', to: '/$1' },
  { from: '^/(.+)\\.html$', to: '/$1' },
];

/** Addresses that a file of another name answers. Every other address without a dot is answered by its `.html` file. */
export const rewrites: readonly Way[] = [{ from: '^/$', to: '/index.html' }];

/** An address without a dot in its last part: it is answered by its `.html` file. */
export const PAGE = '/[^/.]*$';

/** The page for searches that have no file of their own. The words of the search are in the address. */
export const fallbacks: readonly Way[] = [
  { from: '^/search/.+$', to: '/search.html', simple: { from: '/search/*', to: '/search' } },
  { from: '^/hi/search/.+$', to: '/hi/search.html', simple: { from: '/hi/search/*', to: '/hi/search' } },
];

/** A browser that saves data gets the light twin of a page, if there is one. Its file name ends like this. */
export const lite = { header: 'Save-Data', value: '^on$', ending: LITE } as const;

/** A browser that has kept the frame gets the difference of a page from it: `<page>.html.<tag>.dcz`, see build/dictionary.ts. */
export const framedForm = {
  header: 'Available-Dictionary',
  /** Finds the tag in two headers of the browser, this one and `Accept-Encoding`, with a space between them. */
  tag: '^:[^ ]{0,40}?([A-Za-z0-9]{6})[^ ]{0,40} .*\\bdcz\\b',
  encoding: 'dcz',
} as const;

/** The frame of each language. Browsers keep it, and read the pages of that language by it. */
export const frameRules = [
  { from: '^/hi/frame(\\.html)?$', to: 'match="/hi*", match-dest=("document")' },
  { from: '^/frame(\\.html)?$', to: 'match="/*", match-dest=("document")' },
] as const;

/** The `Vary` header, by the file that answers. The first that fits counts. */
export const varyRules = [
  {
    from: `\\.html(\\${LITE}|\\.[A-Za-z0-9]{6}\\.dcz)?$`,
    to: `Accept-Encoding, ${lite.header}, ${framedForm.header}`,
  },
  { from: '', to: 'Accept-Encoding' },
] as const;

/** The page for an unknown address, with status 404. The first that fits counts. */
export const errorPages = [
  { from: '^/hi(/|$)', to: '/hi/404.html' },
  { from: '', to: '/404.html' },
] as const;

const inFolders = (...names: readonly string[]) => ({
  from: `^/(${names.join('|').replaceAll('.', '\\.')})/`,
  simple: names.map((name) => `/${name}/*`),
});
const endingIn = (...names: readonly string[]) => ({
  from: `\\.(${names.join('|')})$`,
  simple: names.map((name) => `/*.${name}`),
});

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The time that browsers may keep an answer. The first rule that matches counts. */
export const cacheRules = [
  // The files that it names stay for days, so a search may use one that is a minute old.
  { from: '^/find/manifest\\.bin$', simple: [], to: 'public, max-age=60' },
  { ...inFolders('m', 's', '_astro'), to: FOR_GOOD },
  // A browser with an old frame gets whole pages until it loads the new one.
  { from: '^/(hi/)?frame(\\.html)?$', simple: ['/frame', '/hi/frame'], to: 'public, max-age=604800' },
  // Hosts that know only `*` apply every rule that matches. So these match all files of the index except the manifest.
  { from: '^/find/', simple: ['t', 'u', 'c', 'o', 'x'].map((letter) => `/find/${letter}*`), to: FOR_GOOD },
  { ...inFolders('.well-known'), to: 'public, max-age=86400' },
  { ...endingIn('ico', 'png', 'svg', 'webmanifest'), to: 'public, max-age=86400' },
  { from: '', simple: [], to: 'no-cache' },
] as const;

const YOUTUBE = 'https://www.youtube-nocookie.com';

export const POLICY = 'Content-Security-Policy';

export function contentSecurityPolicy(site: SiteFacts): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // Browsers that do not know 'strict-dynamic' use 'self'.
    'script-src': ["'strict-dynamic'", "'self'", ...site.scriptHashes],
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...site.styleHashes],
    'img-src': ["'self'", site.storageOrigin],
    'media-src': ["'self'", site.storageOrigin, ...(site.mediaOrigins ?? [])],
    'connect-src': ["'self'", site.apiOrigin, ...(site.measureOrigin ? [site.measureOrigin] : [])],
    'form-action': ["'self'", site.apiOrigin],
    'frame-src': [YOUTUBE],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The headers of every answer, whatever its status. */
export const everyHeaders = ({ siteUrl, hsts }: SiteFacts): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...(hsts && siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': hsts } : {}),
});

/** With the content security policy: of every answer that a browser could open as a page, or run as a Worker. */
export const pageHeaders = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Not of pictures, which are in PART: search engines and portals show them where they name the site.
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * Files for which browsers ignore `pageHeaders` and policy (1.5 KB): pictures, the search index, and scripts with one word
 * as name. A Worker has two words.
 */
export const PART = '^/(find/|m/[^/]+\\.avif$|s/[a-z]+\\.)';

/** The headers that keep an answer safe, by the file that answers; without one, those that any may need. */
export const securityHeaders = (site: SiteFacts, file = ''): Record<string, string> => ({
  ...(new RegExp(PART).test(file) ? {} : { [POLICY]: contentSecurityPolicy(site), ...pageHeaders }),
  ...everyHeaders(site),
});

/** True if browsers read it as a path of this site: two slashes at the start mean another host. */
const isOwn = (target: string): boolean => URL.canParse(target, OWN) && new URL(target, OWN).origin === OWN;

/** The redirect of an answered address; `undefined` if it has none. It never leads to another host. */
export function redirectOf(path: string): string | undefined {
  for (const { from, to } of redirects) {
    const match = new RegExp(from).exec(path);
    if (!match) continue;
    const target = to.replace('$1', () => match[1] ?? '');
    return isOwn(target) ? target : undefined;
  }
  return undefined;
}

/** The file that answers an address, as a path inside the built site. */
export function fileOf(path: string): string {
  const rewrite = rewrites.find(({ from }) => new RegExp(from).test(path));
  if (rewrite) return rewrite.to;
  return new RegExp(PAGE).test(path) ? `${path}.html` : path;
}

/** The file to use if the file of an address is missing; `undefined` for an error page. */
export const fallbackOf = (path: string): string | undefined =>
  fallbacks.find(({ from }) => new RegExp(from).test(path))?.to;

const firstFitting = <Rule extends { readonly from: string }>(rules: readonly Rule[], path: string): Rule => {
  const rule = rules.find(({ from }) => new RegExp(from).test(path));
  if (!rule) throw new Error(`No rule fits ${path}: the last one must fit everything`);
  return rule;
};

/** The error pages have addresses as well, and say there too that nothing was found. */
export const isErrorPage = (file: string): boolean => errorPages.some(({ to }) => to === file);

export const isAnswered = (path: string): boolean => firstFitting(answered, path).isAnswered;
export const errorPageOf = (path: string): string => firstFitting(errorPages, path).to;
export const frameRuleOf = (path: string): string | undefined =>
  frameRules.find(({ from }) => new RegExp(from).test(path))?.to;
/** The tag of the frame that a browser has, if it takes pages as what differs from that. */
export const frameTagOf = (encodings = '', frame = ''): string | undefined =>
  new RegExp(framedForm.tag).exec(`${frame} ${encodings}`)?.[1];
export const varyOf = (file: string): string => firstFitting(varyRules, file).to;
export const savesData = (header: string | undefined): boolean => new RegExp(lite.value, 'i').test(header ?? '');
export const cacheControlOf = (path: string): string => firstFitting(cacheRules, path).to;
