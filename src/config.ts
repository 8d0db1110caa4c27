import * as z from 'zod';
import packageFile from '../package.json' with { type: 'json' };

/** Of the site, as browsers compare it in `meta.json`. */
export const version: string = packageFile.version;

/** The host of the site without `www` or the name of a language before it: subdomains are told from it. */
export const mainDomain = (siteUrl = ''): string => URL.parse(siteUrl)?.hostname.replace(/^(www|en|hi)\./, '') ?? '';

/** Where a film that is on YouTube is watched; its id follows. */
export const videoHost = 'https://www.youtube.com/watch?v=';

/** Rules of the product, each with its unit. */
export const limits = {
  rowsPerPage: 50,
  newForDays: 7,
  closesSoonDays: 7,
  /** Before the contact for weaknesses expires, the report says so. */
  securityExpiryDays: 30,
  albumsWithoutYears: 12,
  /** Bids stay valid about this long; a tender without a result is only "closed" after it. */
  underEvaluationDays: 180,
  homeNews: 4,
  homeClosing: 3,
  homeEvents: 3,
  homeAlbums: 4,
  homeVideos: 3,
  popularPages: 8,
  /** Of one kind on the site map; the list itself has the rest. */
  sitemapEntries: 60,
  /** In one file, as the protocol of site maps allows. */
  sitemapAddresses: 50_000,
  feedEntries: 50,
  /** Of one entry, as it comes: 60 times the longest of the real ones. What is made of so many takes about a second. */
  entryLetters: 500_000,
  /** Of one entry, in its texts and beside them. */
  entryPictures: 1000,
  /** The same: the fullest of the real ones has 107. */
  entryLinks: 2000,
  /** How deep an answer of the API may be nested: four times what the contract needs. */
  answerDepth: 50,
  /** A browser keeps what was typed into the feedback form and has not arrived. */
  draftDays: 7,
} as const;

const address = z
  .url({ protocol: /^https?$/, error: 'an http or https address, such as https://www.example.org' })
  .refine((url) => !/[@?#]/.test(url), 'an address without a name, a password, a question or a place in it')
  .transform((url) => url.replace(/\/+$/, ''));

const EXAMPLE = 'origins such as https://files.example.org, with spaces between them';
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

const origins = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .refine((all) => all.every(isOrigin), EXAMPLE);

/** Browsers trust what answers on the visitor's own machine as they trust https: so development works. */
const isOwnMachine = (url: string): boolean => /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(url);

const HSTS = 'a number of seconds, with "includeSubDomains" and "preload" behind it if wanted, or "off"';
const hsts = z
  .string()
  .regex(/^(off|\d{1,9}( includeSubDomains( preload)?)?)$/, HSTS)
  .default('31536000')
  .transform((text) => (text === 'off' ? undefined : `max-age=${text.split(' ').join('; ')}`));

const milliseconds = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'milliseconds, from 1 to 999999')
  .transform(Number);

const environmentSchema = z
  .object({
    /** Where the content API answers; `/{lang}/api/v2/…` is appended. */
    CONTENT_API_URL: address,
    /** What relative addresses of pictures and files are relative to. */
    FILE_STORAGE_URL: address,
    /** Where else pictures and files may be asked for. Elsewhere pages only lead. */
    ALLOWED_ORIGINS: origins,
    /** The same, for what may be in the owner's own network; the content API always may. */
    INTERNAL_ORIGINS: origins,
    /** The address visitors use, for canonical links, site maps and feeds. */
    SITE_URL: address,
    /** How long browsers ask for this site over https alone, as its header says it; nothing where they need not. */
    HSTS: hsts,
    /** Folder of downloaded originals, sized pictures and last good versions. */
    CACHE_DIR: z.string().min(1).default('.cache'),
    /** A moment that stands for now, so that a build can be repeated. */
    SITE_NOW: z.iso.datetime({ offset: true, error: 'a moment such as 2026-11-20T12:00:00+05:30' }).optional(),
    /** `1` publishes even when a list has lost over half of its entries. */
    ALLOW_SHRINK: z.enum(['0', '1'], { error: '0 or 1' }).default('0'),
    /** `1`: the API answers a message it already has, by its `message_id`, with the reference given before. */
    FEEDBACK_ONCE: z.enum(['0', '1'], { error: '0 or 1' }).default('0'),
    /** How long to wait before the API or the file storage is asked a second time; each further pause is twice as long. */
    API_FIRST_PAUSE_MS: milliseconds.default(500),
    /** How long an answer may take, its last byte included. */
    API_TIME_LIMIT_MS: milliseconds.default(30_000),
    /** Takes how fast pages were for visitors; without it nothing is measured. */
    MEASURE_URL: address.optional(),
  })
  .superRefine((variables, context) => {
    if (!variables.SITE_URL.startsWith('https:')) return;
    for (const name of ['CONTENT_API_URL', 'FILE_STORAGE_URL', 'MEASURE_URL'] as const) {
      const url = variables[name];
      if (url?.startsWith('http:') && !isOwnMachine(url))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'an https address, since pages of an https site ask it and browsers refuse that over http',
        });
    }
  });

export type Environment = z.infer<typeof environmentSchema>;

/** Reads the environment once. Throws one sentence that names every variable that is missing or malformed. An empty one counts as missing. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, text]) => text !== ''));
  const result = environmentSchema.safeParse(set);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const found = set[name];
    return found === undefined ? `${name} is missing` : `${name}: expected ${issue.message}, found "${found}"`;
  });
  throw new Error(`The environment is not complete. ${faults.join('; ')}.`);
}
