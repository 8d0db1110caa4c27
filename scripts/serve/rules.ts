// Holds the rules for serving the site, as data. server.ts applies them. Other web servers get files made from them.
import * as z from 'zod';
import { LITE } from './lite-twin.ts';
import { redirects, searchedAt, searches, sharedTo, shares, type Way } from './redirects.ts';

/** The facts about a built site that the rules need. */
export const siteFacts = z.object({
  siteUrl: z.string(),
  /** The origin to which browsers send feedback and count visits. */
  apiOrigin: z.string(),
  /** The origin of pictures, films and songs that are not on the site's own host. */
  storageOrigin: z.string(),
  /** More origins of films and songs. A page may play them from all hosts that the build may read. */
  mediaOrigins: z.array(z.string()).optional(),
  /** The origin to which browsers report how fast pages were. Set only if MEASURE_URL is set. */
  measureOrigin: z.string().optional(),
  /** The header that makes browsers use only https. Set only if HSTS is on. */
  hsts: z.string().optional(),
  /** The hashes `'sha256-…'` of all inline scripts. `styleHashes` has the hashes of all inline styles. */
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
});
export type SiteFacts = z.infer<typeof siteFacts>;

const OWN = 'http://own.invalid';

/**
 * Decides whether an address may be answered, even if its file exists. The first rule that matches is used. A refused
 * address gets 404, and never a redirect.
 */
export const answered = [
  // Browsers read a backslash as a slash, and drop line ends and tabs. With such characters, a redirect could lead to
  // another host.
  { from: '[\\x00-\\x1f\\x5c\\x7f]', isAnswered: false },
  // RFC 8615: this is the only folder with a dot at the start that is public.
  { from: '^/\\.well-known(/[^./][^/]*)+$', isAnswered: true },
  { from: '^/+gone/', isAnswered: false },
  // Names that begin with a dot, such as `.git` and `.env`, are never public.
  { from: '/\\.', isAnswered: false },
  { from: '', isAnswered: true },
] as const;

export { redirects, searchedAt, searches, sharedTo, shares };

/** Addresses with a file of another name. Every other address without a dot is answered by its `.html` file. */
export const rewrites: readonly Way[] = [{ from: '^/$', to: '/index.html' }];

/** Matches an address without a dot in its last part. Such an address is answered by its `.html` file. */
export const PAGE = '/[^/.?]*$';

/** The page that answers a search if there is no file for its address. The searched words are in the address. */
export const fallbacks: readonly Way[] = [
  { from: '^/search/.+$', to: '/search.html', simple: { from: '/search/*', to: '/search' } },
  { from: '^/hi/search/.+$', to: '/hi/search.html', simple: { from: '/hi/search/*', to: '/hi/search' } },
];

/** A browser that saves data gets the light version of a page, if there is one. The file of a light version has this ending. */
export const lite = { header: 'Save-Data', value: '^on$', ending: LITE } as const;

/**
 * Finds the tag in the hash of a frame: three times six letters and digits. A shorter tag is not safe. Editors choose the words
 * of a frame, so they could find two frames with the same short tag. Browsers would then get pages that they cannot decompress.
 * The tag has three parts, because a hash also has `+` and `/`. The pattern fits a text in one way only: otherwise a header of
 * 80 letters would take a tenth of a second.
 */
export const FRAME_TAG = '(?:[A-Za-z0-9]{0,5}[+/])*([A-Za-z0-9]{6})'.repeat(3);

/** A browser with the frame (what all pages of a language share) gets the smaller file `<page>.html.<tag>.dcz`. */
export const framedForm = {
  header: 'Available-Dictionary',
  /** Finds the three parts of the tag in two joined headers: `Available-Dictionary`, a space, and `Accept-Encoding`. */
  tag: `^:${FRAME_TAG}[^ ]* .*\\bdcz\\b`,
  encoding: 'dcz',
} as const;

/** The `Use-As-Dictionary` header of each language's frame. Browsers decompress pages of this language with it. */
export const frameRules = [
  { from: '^/hi/frame(\\.html)?$', to: 'match="/hi*", match-dest=("document")' },
  { from: '^/frame(\\.html)?$', to: 'match="/*", match-dest=("document")' },
] as const;

/**
 * This header names the rules (src/pages/ahead.rules.ts) by which a browser loads a page while the pointer is on its link. Only
 * pages have this header, and only if the browser says that it is not on a phone and does not save data.
 */
export const ahead = {
  header: 'Speculation-Rules',
  to: '"/ahead.rules"',
  mobile: 'Sec-CH-UA-Mobile',
  /** Matches three joined texts: the headers `Sec-CH-UA-Mobile` and `Save-Data`, and the name of the file that is sent. */
  from: '^\\?0  [^ ]*\\.html(\\.[A-Za-z0-9]{18}\\.dcz)?$',
} as const;

/** The `Vary` header, by the name of the file that is sent. The first rule that matches is used. */
export const varyRules = [
  {
    from: `\\.html(\\${LITE}|\\.[A-Za-z0-9]{18}\\.dcz)?$`,
    to: `Accept-Encoding, ${lite.header}, ${framedForm.header}, ${ahead.mobile}`,
  },
  { from: '', to: 'Accept-Encoding' },
] as const;

/** An address is gone (410) if this folder has its file. Jobs and tenders that were withdrawn long ago have such a file. */
export const gone = { from: '^/[A-Za-z0-9_/-]+$', folder: '/gone', ending: '.txt' } as const;

/** The page for an unknown address, with status 404. The first rule that matches is used. */
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

const INDEX_FILES = ['t', 'u', 'c', 'x'].flatMap((one) => [`/find/${one}*`, `/find/documents/${one}*`]);
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The time that browsers may keep an answer. The first rule that matches is used. */
export const cacheRules = [
  // Old index files stay on the server for days, so a manifest that is a minute old still works.
  { from: '^/find/(documents/)?manifest\\.bin$', simple: [], to: 'public, max-age=60' },
  { ...inFolders('m', 's', '_astro'), to: FOR_GOOD },
  // One week is not too long: a browser with an old frame (the part that all pages of a language share) only gets larger pages
  // until it loads the new frame. The style sheet for reading aids and the rules for loading pages ahead rarely change.
  {
    from: '^/((hi/)?frame(\\.html)?|aids\\.css|ahead\\.rules)$',
    simple: ['/frame', '/hi/frame', '/aids.css'],
    to: 'public, max-age=604800',
  },
  // Hosts that know only `*` use every rule that matches, not only the first. So the simple patterns must not match a manifest.
  { from: '^/find/', simple: INDEX_FILES, to: FOR_GOOD },
  { ...inFolders('.well-known'), to: 'public, max-age=86400' },
  { ...endingIn('ico', 'png', 'svg', 'webmanifest'), to: 'public, max-age=86400' },
  { from: '', simple: [], to: 'no-cache' },
] as const;

const YOUTUBE = 'https://www.youtube-nocookie.com';

export const POLICY = 'Content-Security-Policy';

export function contentSecurityPolicy(site: SiteFacts): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // Browsers that do not know 'strict-dynamic' ignore it and use 'self'.
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

/** Returns the headers of every answer, with any status. */
export const everyHeaders = ({ siteUrl, hsts }: SiteFacts): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...(hsts && siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': hsts } : {}),
});

/**
 * The headers of every answer that a browser could open as a page or run as a Worker. These answers also get the
 * Content-Security-Policy.
 */
export const pageHeaders = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pictures do not get this header (see PART): search engines and portals may show them.
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * Matches files for which browsers ignore `pageHeaders` and the policy (1.5 KB): pictures, the search index, scripts.
 * The script of the Worker needs the headers. Its name has two words, so the pattern does not match it.
 */
export const PART = '^/(find/|m/[^/]+\\.avif$|s/[a-z]+\\.)';

/** Returns the security headers for the file that is sent. Without a file, returns all of them. */
export const securityHeaders = (site: SiteFacts, file = ''): Record<string, string> => ({
  ...(new RegExp(PART).test(file) ? {} : { [POLICY]: contentSecurityPolicy(site), ...pageHeaders }),
  ...everyHeaders(site),
});

/** True if browsers read `target` as a path of this site. Two slashes at its start would mean another host. */
const isOwn = (target: string): boolean => URL.canParse(target, OWN) && new URL(target, OWN).origin === OWN;

/** Returns where an address is redirected, never to another host. Returns undefined if there is no redirect. */
export function redirectOf(path: string): string | undefined {
  for (const { from, to } of redirects) {
    const match = new RegExp(from).exec(path);
    if (!match) continue;
    const target = to.replace('$1', () => match[1] ?? '');
    return isOwn(target) ? target : undefined;
  }
  return undefined;
}

/** Returns the file that answers an address, as a path inside the built site. */
export function fileOf(path: string): string {
  const rewrite = rewrites.find(({ from }) => new RegExp(from).test(path));
  if (rewrite) return rewrite.to;
  return new RegExp(PAGE).test(path) ? `${path}.html` : path;
}

/** Returns the file to use if the file of an address is missing. Undefined means the error page. */
export const fallbackOf = (path: string): string | undefined =>
  fallbacks.find(({ from }) => new RegExp(from).test(path))?.to;

const firstFitting = <Rule extends { readonly from: string }>(rules: readonly Rule[], path: string): Rule => {
  const rule = rules.find(({ from }) => new RegExp(from).test(path));
  if (!rule) throw new Error(`No rule matches ${path}: the last rule must match everything`);
  return rule;
};

/** True for the file of an error page. If a visitor asks for its address, the status is 404 too. */
export const isErrorPage = (file: string): boolean => errorPages.some(({ to }) => to === file);

/** Returns the file whose presence means that an address is gone. Returns undefined if the address cannot have such a file. */
export const goneFileOf = (path: string): string | undefined =>
  new RegExp(gone.from).test(path) ? gone.folder + path + gone.ending : undefined;

export const isAnswered = (path: string): boolean => firstFitting(answered, path).isAnswered;
export const errorPageOf = (path: string): string => firstFitting(errorPages, path).to;
export const frameRuleOf = (path: string): string | undefined =>
  frameRules.find(({ from }) => new RegExp(from).test(path))?.to;
/** Returns the tag of the frame that a browser has. Undefined if the browser has no frame or accepts no `dcz` files. */
export const frameTagOf = (encodings = '', frame = ''): string | undefined =>
  new RegExp(framedForm.tag).exec(`${frame} ${encodings}`)?.slice(1).join('');
/** Returns the value of the `Speculation-Rules` header. Returns undefined if the answer does not have this header. */
export const aheadOf = (mobile = '', saving = '', file: string): string | undefined =>
  new RegExp(ahead.from).test(`${mobile} ${saving} ${file}`) ? ahead.to : undefined;
export const varyOf = (file: string): string => firstFitting(varyRules, file).to;
export const savesData = (header: string | undefined): boolean => new RegExp(lite.value, 'i').test(header ?? '');
export const cacheControlOf = (path: string): string => firstFitting(cacheRules, path).to;
