import * as z from 'zod';
import packageFile from '../package.json' with { type: 'json' };
import { withoutPasswords } from './lib/without-passwords.ts';

/** The site's version. Open pages compare it with the version in `meta.json`. */
export const version: string = packageFile.version;

/** The host of the site without `www.`, `en.` or `hi.`. Browser scripts use it to recognise our subdomains. */
export const mainDomain = (siteUrl = ''): string => URL.parse(siteUrl)?.hostname.replace(/^(www|en|hi)\./, '') ?? '';

/** The address of a YouTube video, without the video's ID at the end. */
export const videoHost = 'https://www.youtube.com/watch?v=';

/** The limits of the site. The name or the comment of a limit gives its unit. */
export const limits = {
  /** The size of a page of the site without its content, in bytes, after the best compression. */
  frameBytes: 7700,
  rowsPerPage: 30,
  newForDays: 7,
  closesSoonDays: 7,
  /** An open tender or job shows how many days are left only if at most this many are left. */
  countedDays: 60,
  /** The report warns this many days before `security.txt` expires. */
  securityExpiryDays: 30,
  albumsWithoutYears: 12,
  /** Bids are usually valid for this many days. After this time, a tender without a result is shown as "closed". */
  underEvaluationDays: 180,
  /** A calendar keeps an event for this many days after the last date or the cancellation. */
  calendarDays: 30,
  homeNews: 4,
  homePress: 3,
  homeClosing: 3,
  homeEvents: 3,
  homeAlbums: 2,
  homeVideos: 2,
  popularPages: 8,
  /** The site map page shows at most this many entries of one kind. */
  sitemapEntries: 60,
  /** The sitemap protocol allows at most this many addresses in one file. */
  sitemapAddresses: 50_000,
  /** The largest number of pairs of a unit and a category that have their own feed and calendar. */
  followed: 100,
  feedEntries: 50,
  /** A feed has at most this many steps of one tender or job, so that one entry cannot fill the feed. */
  feedSteps: 5,
  /**
   * The largest number of letters (here: characters of any sort) of one entry from the API. Processing an entry of this size
   * takes 1 second. The longest real entry has a sixtieth of this size.
   */
  entryLetters: 500_000,
  /** The largest number of pictures of one entry, in its texts and its fields together. */
  entryPictures: 1000,
  /**
   * The time, in seconds, that one publish spends on new pictures. The publish has the same time once more for pictures that
   * earlier publishes had no time for. The next publish makes the pictures that are still missing.
   */
  publishPicturesSeconds: 5,
  /**
   * The time, in seconds, that one publish may spend on each of three kinds of work: downloads of pictures, requests for facts
   * about files, and reading documents.
   */
  publishStorageSeconds: 5,
  /**
   * The largest number of values of one answer of the API. The values are counted before the answer is parsed, because ten
   * million values take 3 GB of memory. An answer in the sample and in real content has at most 3,000 values.
   */
  answerValues: 2_000_000,
  /** The largest number of letters of the API's own site map. */
  sitemapLetters: 1_000_000,
  /** A link to another page shows at most this many letters of the title of that page. */
  linkLetters: 200,
  /** A page links to at most this many pages that have the same parent. */
  sisterPages: 50,
  /** The largest number of values of one entry: list items and fields together. The largest real entry has 240 values. */
  entryValues: 20_000,
  /**
   * The largest number of letters of a text that a list page shows whole: how to apply for a job, the words of a song, and the
   * transcript of a film. A page shows many of these texts. The longest real text has 900 letters. The transcript of half an
   * hour of film has 25,000 letters.
   */
  rowLetters: 30_000,
  /**
   * The search indexes only the first part of a text, with this many letters. Without this limit, sixty texts took a minute and
   * 3 GB: each had half a million letters, and all had different words.
   */
  searchLetters: 50_000,
  /**
   * The largest number of items in one list of a tender or a job: its files, its corrigenda or its stages. Real lists have at
   * most 4.
   */
  rowItems: 100,
  /**
   * The largest number of start and end tags of one entry. Tables of 60,000 cells took 5 seconds to process. Real entries have
   * at most 276 tags.
   */
  entryTags: 10_000,
  /** The largest number of links of one entry. Real entries have at most 107 links. */
  entryLinks: 2000,
  /**
   * The largest number of letters of one menu item together with its sub-items. Every page contains the menus, so a long item
   * makes every page larger. The longest item of the sample has 1,348 letters.
   */
  menuItemLetters: 20_000,
  /** The largest number of items of a menu. Each page shows all items. The sample has 8 items. */
  menuItems: 60,
  /** The largest number of letters of a whole menu. */
  menuLetters: 100_000,
  /** A longer title is published, but the health board asks the editor for a shorter title. */
  shortTitleLetters: 150,
  /** If a tender takes bids for fewer days than this, the health board tells the editor. */
  shortBidDays: 15,
  /** The largest number of letters of a title or name. Some tenders have a title of 1,200 letters. */
  titleLetters: 2000,
  /** The largest number of letters of a text without markup, except titles and names. */
  lineLetters: 5000,
  /**
   * The deepest nesting that is read in an API answer. It is four times the nesting of the deepest answer in the documentation
   * of the API.
   */
  answerDepth: 50,
  /** The number of days that a browser keeps an unsent feedback message. */
  draftDays: 7,
} as const;

const address = z
  .url({ protocol: /^https?$/, error: 'an http or https address, such as https://www.example.org' })
  .refine((url) => !/[@?#]/.test(url), 'an address without a user name, a password, "?" or "#"')
  .transform((url) => url.replace(/\/+$/, ''));

const EXAMPLE = 'origins such as https://files.example.org, with spaces between them';
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

/** A list of origins, separated by spaces. An empty text is an empty list. */
export const origins = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .refine((all) => all.every(isOrigin), EXAMPLE);

/** True for localhost. Browsers trust http on localhost, so developers may use it. */
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
    /** The address of the content API, without the path that src/lib/api-base.ts adds. */
    CONTENT_API_URL: address,
    /** The address of the server of the pictures and files. Relative addresses in the API begin here. */
    FILE_STORAGE_URL: address,
    /**
     * More origins from which the build reads pictures and files. From all other origins, the build reads nothing, and pages
     * only link to the files there.
     */
    ALLOWED_ORIGINS: origins,
    /**
     * Origins in the owner's internal network that the build may read. The origin of the content API is always allowed.
     */
    INTERNAL_ORIGINS: origins,
    /** The public address of the site, for canonical links, site maps and feeds. */
    SITE_URL: address,
    /** The value of the HSTS header. It is `undefined` if the variable says `off`. */
    HSTS: hsts,
    /** The folder for downloaded files, resized pictures, and the last good version of each entry. */
    CACHE_DIR: z.string().min(1).default('.cache'),
    /** The build uses this time as the current time, so that two builds give the same site. */
    SITE_NOW: z.iso.datetime({ offset: true, error: 'a moment such as 2026-11-20T12:00:00+05:30' }).optional(),
    /** `1` means: publish even if a list has lost more than half of its entries. */
    ALLOW_SHRINK: z.enum(['0', '1'], { error: '0 or 1' }).default('0'),
    /** `1` means: the API recognises a repeated `message_id` and answers with the same reference number. */
    FEEDBACK_ONCE: z.enum(['0', '1'], { error: '0 or 1' }).default('0'),
    /** The pause before a failed request is sent again for the first time. Each further pause is twice as long. */
    API_FIRST_PAUSE_MS: milliseconds.default(500),
    /** An answer must be complete, to its last byte, within this time. */
    API_TIME_LIMIT_MS: milliseconds.default(30_000),
    /** Browsers send page speed reports to this address. If it is empty, browsers measure nothing. */
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
