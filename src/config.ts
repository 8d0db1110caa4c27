import * as z from 'zod';
import packageFile from '../package.json' with { type: 'json' };
import { withoutPasswords } from './lib/without-passwords.ts';

/** The site's version. Browsers compare it with `meta.json`. */
export const version: string = packageFile.version;

/** The host without `www.`, `en.` or `hi.`. Scripts recognise subdomains by it. */
export const mainDomain = (siteUrl = ''): string => URL.parse(siteUrl)?.hostname.replace(/^(www|en|hi)\./, '') ?? '';

/** The address of a YouTube video, without its ID. */
export const videoHost = 'https://www.youtube.com/watch?v=';

/** Product limits, each with its unit in the name or comment. */
export const limits = {
  rowsPerPage: 50,
  newForDays: 7,
  closesSoonDays: 7,
  /** The report warns this long before `security.txt` expires. */
  securityExpiryDays: 30,
  albumsWithoutYears: 12,
  /** The usual validity of bids. After it, a tender without a result is shown as "closed". */
  underEvaluationDays: 180,
  homeNews: 4,
  homeClosing: 3,
  homeEvents: 3,
  homeAlbums: 4,
  homeVideos: 3,
  popularPages: 8,
  /** Most entries of one kind on the site map page. */
  sitemapEntries: 60,
  /** Most addresses in one file: the limit of the sitemap protocol. */
  sitemapAddresses: 50_000,
  feedEntries: 50,
  /** Most characters of one entry from the API: 60 times the longest real one. This many take a second to process. */
  entryLetters: 500_000,
  /** Most pictures of one entry, in its texts and fields. */
  entryPictures: 1000,
  /** Most links of one entry. The largest real number is 107. */
  entryLinks: 2000,
  /** Most letters of an item of a menu, with all below it: every page repeats menus. The longest of the sample has 1,348. */
  menuItemLetters: 20_000,
  /** Most letters of a title or name. Tenders have titles of 1,200. */
  titleLetters: 2000,
  /** Most letters of another text without markup. */
  lineLetters: 5000,
  /** Deepest nesting of an API answer: four times the contract's. */
  answerDepth: 50,
  /** How long a browser keeps an unsent feedback message. */
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

/** Browsers trust http on localhost: allowed for development. */
const isOwnMachine = (url: string): boolean => /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(url);

const HSTS = 'a number of seconds, optionally followed by "includeSubDomains" and "preload", or "off"';
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
    /** The content API's address. The path of src/lib/api-base.ts is appended. */
    CONTENT_API_URL: address,
    /** The base of relative addresses of pictures and files. */
    FILE_STORAGE_URL: address,
    /** Other origins for pictures and files. Pages only link to files of all other origins. */
    ALLOWED_ORIGINS: origins,
    /** Such origins in the owner's internal network. The content API's origin is always allowed. */
    INTERNAL_ORIGINS: origins,
    /** The public address, for canonical links, site maps and feeds. */
    SITE_URL: address,
    /** The value of the HSTS header; `undefined` for `off`. */
    HSTS: hsts,
    /** The folder of downloaded files, sized pictures and last good versions. */
    CACHE_DIR: z.string().min(1).default('.cache'),
    /** A fixed time for the build, so that it is repeatable. */
    SITE_NOW: z.iso.datetime({ offset: true, error: 'a moment such as 2026-11-20T12:00:00+05:30' }).optional(),
    /** `1`: publish even if a list has lost more than half of its entries. */
    ALLOW_SHRINK: z.enum(['0', '1'], { error: '0 or 1' }).default('0'),
    /** `1`: the API recognises a repeated `message_id` and answers with the same reference. */
    FEEDBACK_ONCE: z.enum(['0', '1'], { error: '0 or 1' }).default('0'),
    /** The pause before the first retry of the API or file storage. Each further pause is twice as long. */
    API_FIRST_PAUSE_MS: milliseconds.default(500),
    /** The time limit of an answer, to its last byte. */
    API_TIME_LIMIT_MS: milliseconds.default(30_000),
    /** The address for browsers' page speed reports. Empty: nothing is measured. */
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
          message: 'an https address, because browsers block http requests from https pages',
        });
    }
  });

export type Environment = z.infer<typeof environmentSchema>;

/** Throws one error that names every missing or malformed variable. An empty variable counts as missing. */
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
  throw new Error(`Environment variables are missing or wrong. ${faults.join('; ')}.`);
}
