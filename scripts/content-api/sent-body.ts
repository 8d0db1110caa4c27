import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';

/** The longest message there may be, in Devanagari, as a form sends it, is 45 KB. */
const MOST_BYTES = 64 * 1024;

/** Refuses bodies that no form of the site is as long as. */
export const refuseLargeBodies = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (c) => c.json({ detail: `The body is longer than ${MOST_BYTES} bytes.` }, 413),
});

/** The JSON of a body, whatever type it claims to be: a beacon cannot say that it sends JSON. */
export async function sentJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch {
    throw new HTTPException(400, { message: 'The body is not JSON.' });
  }
}
