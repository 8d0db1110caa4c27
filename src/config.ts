import * as z from 'zod';
import packageFile from '../package.json' with { type: 'json' };
import { withoutPasswords } from './lib/without-passwords.ts';

/** The version of the site. Browsers compare it with `meta.json`. */
export const version: string = packageFile.version;

/** The host of the site, without `www`, `en` or `hi` before it. Scripts tell subdomains by it. */
export const mainDomain = (siteUrl = ''): string => URL.parse(siteUrl)?.hostname.replace(/^(www|en|hi)\./, '') ?? '';

/** The address of a film on YouTube, without its id. */
export const videoHost = 'https://www.youtube.com/watch?v=';

/** Rules of the product, each with its unit. */
export const limits = {
  rowsPerPage: 50,
  newForDays: 7,
  closesSoonDays: 7,
  /** The report warns this long before the contact for weaknesses expires. */
  securityExpiryDays: 30,
  albumsWithoutYears: 12,
  /** Bids stay valid about this long. After it, a tender without a result is just "closed". */
  underEvaluationDays: 180,
  homeNews: 4,
  homeClosing: 3,
  homeEvents: 3,
  homeAlbums: 4,
  homeVideos: 3,
  popularPages: 8,
  /** Entries of one kind on the site map. The list itself has the rest. */
  sitemapEntries: 60,
  /** Addresses in one file: the protocol of site maps allows no more. */
  sitemapAddresses: 50_000,
  feedEntries: 50,
  /** Letters in one entry, as the API sends it: 60 times the longest real one. To read so many takes about a second. */
  entryLetters: 500_000,
  /** Pictures of one entry, in its texts and beside them. */
  entryPictures: 1000,
  /** The same: the fullest of the real ones has 107. */
  entryLinks: 2000,
  /** How deep an answer of the API may be nested: four times what the contract needs. */
  answerDepth: 50,
  /** How long a browser keeps a message of the feedback form that was not sent. */
  draftDays: 7,
} as const;

const address = z
  .url({ protocol: /^https?$/, error: 'an http or https address, such as https://www.example.org' })
  .refine((url) => !/[@?#]/.test(url), 'an address without a user name, a password, "?" or "#"')
  .transform((url) => url.replace(/\/+$/, ''));

const EXAMPLE = 'origins such as https://files.example.org, with spaces between them';
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

const origins = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .refine((all) => all.every(isOrigin), EXAMPLE);

/** Browsers trust the visitor's own machine as they trust https, so that development works. */
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
    /** Where the content API answers; the path of src/lib/api-base.ts is appended. */
    CONTENT_API_URL: address,
    /** Relative addresses of pictures and files begin here. */
    FILE_STORAGE_URL: address,
    /** Further origins that pictures and files may come from. To all others, pages only have links. */
    ALLOWED_ORIGINS: origins,
    /** The same, for origins in the owner's own network. The content API may always be there. */
    INTERNAL_ORIGINS: origins,
    /** The address visitors use, for canonical links, site maps and feeds. */
    SITE_URL: address,
    /** How long browsers use https only, as the header says it. Nothing when it is off. */
    HSTS: hsts,
    /** Folder of downloaded originals, sized pictures and last good versions. */
    CACHE_DIR: z.string().min(1).default('.cache'),
    /** The time that a build takes for now, so that it can be repeated. */
    SITE_NOW: z.iso.datetime({ offset: true, error: 'a moment such as 2026-11-20T12:00:00+05:30' }).optional(),
    /** `1`: publish even when a list has lost more than half of its entries. */
    ALLOW_SHRINK: z.enum(['0', '1'], { error: '0 or 1' }).default('0'),
    /** `1`: the API knows a message by its `message_id`, and answers it again with the same reference. */
    FEEDBACK_ONCE: z.enum(['0', '1'], { error: '0 or 1' }).default('0'),
    /** The first pause before the API or the file storage is asked again. Each further pause is twice as long. */
    API_FIRST_PAUSE_MS: milliseconds.default(500),
    /** How long an answer may take, up to its last byte. */
    API_TIME_LIMIT_MS: milliseconds.default(30_000),
    /** Where browsers send how fast pages were. Without it nothing is measured. */
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

/** Reads the environment. Throws one sentence that names every missing or malformed variable. Empty counts as missing. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, text]) => text !== ''));
  const result = environmentSchema.safeParse(set);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const found = set[name];
    return found === undefined
      ? `${name} is missing`
      : `${name}: expected ${issue.message}, found "${withoutPasswords(found)}"`;
  });
  throw new Error(`The environment is not complete. ${faults.join('; ')}.`);
}
