import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Lang } from './openapi.ts';
import { tooLongPage } from './refusal-page.ts';

const typeOf = (c: Context): string | undefined => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();

export const isJson = (c: Context): boolean => typeOf(c) === 'application/json';
export const isForm = (c: Context): boolean => typeOf(c) === 'application/x-www-form-urlencoded';

/** True for a form that was sent without script: the browser shows the answer as a page. */
export const wantsPage = (c: Context): boolean => isForm(c) && (c.req.header('accept')?.includes('text/html') ?? false);

/** The limit for a body. The longest allowed message has 45 KB, in Devanagari and URL-encoded. */
const MOST_BYTES = 64 * 1024;

/** Reads the language from the first chunk of the body, because the first field of the site's form is the language. */
async function langOf(c: Context): Promise<Lang> {
  const { body } = c.req.raw;
  if (!body || body.locked) return 'en';
  const { value } = await body.getReader().read();
  return /(^|&)lang=hi(&|$)/.test(new TextDecoder().decode(value)) ? 'hi' : 'en';
}

/** Refuses bodies that are longer than any form of the site. */
export const refuseLargeBodies = bodyLimit({
  maxSize: MOST_BYTES,
  onError: async (c) =>
    wantsPage(c)
      ? c.html(tooLongPage(await langOf(c)), 413)
      : c.json({ detail: `The body is longer than ${MOST_BYTES} bytes.` }, 413),
});

/** Reads JSON and ignores the content type: a beacon of a browser cannot set the type of JSON. */
export async function sentJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch {
    throw new HTTPException(400, { message: 'The body is not JSON.' });
  }
}
