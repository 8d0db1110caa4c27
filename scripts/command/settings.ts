// Reads the environment variables of the commands. src/config.ts reads the variables of the site itself.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { origins } from '../../src/config.ts';
import { CMS_ENTRY, isCmsTemplate } from './cms-template.ts';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform((dir) => path.resolve(root, dir));

const wholeNumber = (least: number, most: number, standard: number) => {
  const expected = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .pipe(z.int(expected).min(least, expected).max(most, expected))
    .default(standard);
};

const WEB_ADDRESS = 'an http or https address';

const DIGEST = 'an https address without a user name and a password; http only on this machine';
const isSafeReceiver = (address: string): boolean => {
  const url = URL.parse(address);
  if (url === null || url.username + url.password !== '') return false;
  const { protocol, hostname } = url;
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname));
};

const STRONG = 'at least 24 random letters and digits, of 10 kinds or more; make one with: openssl rand -hex 32';

const token = z
  .string()
  .regex(/^[\w.~+/=-]{24,}$/, STRONG)
  .refine((text) => new Set(text).size >= 10, STRONG)
  .optional();

const settingsSchema = z.object({
  /** The port of the site. */
  PORT: wholeNumber(1, 65_535, 4321),
  /** The port of the reference content API. If it is in use, the API takes the next free port. */
  CONTENT_API_PORT: wholeNumber(1, 65_535, 4322),
  /** A folder of content for the reference API, instead of the sample company. */
  CONTENT_DIR: z.string().optional(),
  /** A folder of content for the tests of the site, instead of the sample company. */
  TEST_CONTENT_DIR: z.string().optional(),
  /**
   * Some tests kill processes and change content at random times. The usual numbers of kills and changes are multiplied by this
   * number.
   */
  TEST_ROUNDS: wholeNumber(1, 1000, 1),
  /** The seed of these tests. With another seed, they kill processes at other times and make other changes. */
  TEST_SEED: wholeNumber(1, 1_000_000_000, 20_261_120),
  /**
   * The Brotli quality. Compared with quality 6, quality 9 makes files 2 % smaller in 10 times the time, and quality 11 makes
   * files 10 % smaller in 60 times the time.
   */
  BROTLI_QUALITY: wholeNumber(0, 11, 6),
  /** At this port the publisher receives webhooks and shows its status. */
  PUBLISHER_PORT: wholeNumber(1, 65_535, 4323),
  PUBLISHER_HOST: z.string().default('127.0.0.1'),
  /** The secret that signs webhooks. During a change, name both the old and the new secret, with a space between. */
  WEBHOOK_SECRET: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean)),
  /** The token for the publisher's status page and the commands of operators. */
  STATUS_TOKEN: token,
  /** The token of editors: it shows the health board, and permits nothing else. */
  BOARD_TOKEN: token,
  /** The address of an entry in the CMS, with placeholders. The health board links to this address. */
  CMS_ENTRY_URL: z.string().refine(isCmsTemplate, CMS_ENTRY).optional(),
  /** This address receives a digest of the health board once a week. */
  DIGEST_URL: z.url(DIGEST).refine(isSafeReceiver, DIGEST).optional(),
  /** The secret that signs the digest. */
  DIGEST_SECRET: z.string().startsWith('whsec_', 'whsec_ and at least 24 random bytes in base64').optional(),
  /** The live folder: the publisher writes the site to this folder, and a web server sends its files to visitors. */
  LIVE_DIR: folder('dist'),
  /** At this time in India, the publisher builds the site again and compares the published files with this build. */
  NIGHTLY_AT: z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|never)$/, 'a time such as 02:30, or "never"')
    .default('02:30'),
  /** The address of the S3-compatible storage that receives the site, with the name of the bucket. */
  S3_BUCKET_URL: z.url({ protocol: /^https?$/, error: WEB_ADDRESS }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** This URL receives the addresses that a CDN must remove from its cache. `PURGE_TOKEN` is sent as bearer token. */
  PURGE_URL: z.url({ protocol: /^https?$/, error: WEB_ADDRESS }).optional(),
  PURGE_TOKEN: z
    .string()
    .regex(/^[!-~]{24,}$/, 'at least 24 letters, digits and signs without spaces')
    .optional(),
  /** The addresses of the edges (caches in front of the site). A PURGE request makes an edge forget a page. */
  EDGE_URLS: origins.transform((urls) => [...new Set(urls)]),
  /** The program file of the browser for the browser tests. */
  CHROMIUM_PATH: z.string().optional(),
  /** src/config.ts reads this variable too. The commands need it before a build starts. */
  CACHE_DIR: folder('.cache'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Throws one error that names every malformed variable. An empty variable counts as not set. */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, text]) => text !== ''));
  const result = settingsSchema.safeParse(set);
  if (result.success) {
    const { BOARD_TOKEN, STATUS_TOKEN } = result.data;
    if (BOARD_TOKEN === undefined || BOARD_TOKEN !== STATUS_TOKEN) return result.data;
    throw new Error(
      'BOARD_TOKEN; expected another token than STATUS_TOKEN. With the same token, editors could roll back.',
    );
  }
  const faults = result.error.issues.map(({ path: [name], message }) => {
    const variable = String(name);
    // The message may be in a log, so it must not contain the secret.
    const found = /SECRET|TOKEN|DIGEST/.test(variable) ? variable : `${variable} is "${set[variable] ?? ''}"`;
    return `${found}; expected ${message}`;
  });
  throw new Error(`${faults.join('. ')}.`);
}
