// Reads the arguments and environment variables of serve.ts. If a setting is given in both ways, the argument is used.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { ContentApiOptions } from './server.ts';
import { signingKey } from './webhook.ts';

const FEEDBACK_SECONDS = 600;

const address = z.url({ protocol: /^https?$/, error: 'an http or https address, such as https://www.example.org' });
const wholeNumber = (least: number, most: number) => {
  const said = `a whole number from ${least} to ${most}`;
  return z.coerce.number(said).int(said).min(least, said).max(most, said);
};

const settingsSchema = z
  .object({
    CONTENT_DIR: z.string().default(fileURLToPath(new URL('sample', import.meta.url))),
    PORT: wholeNumber(0, 65_535).default(4400),
    HOST: z.string().default('127.0.0.1'),
    DATA_FILE: z.string().default('.cache/content-api.sqlite'),
    SITE_URL: address.optional(),
    /** The number of messages that one sender may send in ten minutes. */
    FEEDBACK_LIMIT: wholeNumber(1, 1_000_000).optional(),
    /** Feedback is deleted after this number of days. */
    FEEDBACK_DAYS: wholeNumber(1, 3650).optional(),
    WEBHOOK_URL: address.optional(),
    WEBHOOK_SECRET: z.string().default(''),
  })
  .refine(({ WEBHOOK_URL, WEBHOOK_SECRET }) => !WEBHOOK_URL || signingKey(WEBHOOK_SECRET).length > 0, {
    path: ['WEBHOOK_SECRET'],
    message: 'a secret to sign the webhook with',
  });

const options = {
  port: { type: 'string' },
  'behind-proxy': { type: 'boolean', default: false },
  'wagtail-lists': { type: 'boolean', default: false },
  'allow-misbehaving': { type: 'boolean', default: false },
} as const;

/** Throws one error with a sentence for each malformed setting. An empty variable counts as not set. */
export function serveSettings(args: string[], env: Record<string, string | undefined>): ContentApiOptions {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const told = { ...env, CONTENT_DIR: positionals[0] ?? env.CONTENT_DIR, PORT: values.port ?? env.PORT };
  const result = settingsSchema.safeParse(Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '')));
  if (!result.success) {
    const faults = result.error.issues.map(({ path: [name], message }) => {
      const variable = String(name);
      // The message may be in a log, so it must not contain the secret.
      const found =
        variable === 'WEBHOOK_SECRET' ? variable : `${variable} is "${String(told[variable as keyof typeof told])}"`;
      return `${found}: expected ${message}`;
    });
    throw new Error(`${faults.join('. ')}.`);
  }
  const { PORT, HOST, CONTENT_DIR, DATA_FILE, SITE_URL, FEEDBACK_LIMIT, FEEDBACK_DAYS, WEBHOOK_URL, WEBHOOK_SECRET } =
    result.data;
  return {
    dir: CONTENT_DIR,
    port: PORT,
    host: HOST,
    dataFile: DATA_FILE,
    siteUrls: SITE_URL ? [SITE_URL] : [],
    ...(FEEDBACK_LIMIT && { feedbackLimit: { most: FEEDBACK_LIMIT, seconds: FEEDBACK_SECONDS } }),
    ...(FEEDBACK_DAYS && { feedbackDays: FEEDBACK_DAYS }),
    webhook: WEBHOOK_URL ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : undefined,
    behindProxy: values['behind-proxy'],
    wagtailLists: values['wagtail-lists'],
    allowMisbehaving: values['allow-misbehaving'],
  };
}
