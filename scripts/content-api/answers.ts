import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** The body of an answer, and its ETag. The tag changes when the body changes. */
export interface Answer {
  readonly body: string;
  readonly etag: string;
}

export function answerOf(value: unknown): Answer {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** True if `If-None-Match` contains the tag. A weak tag (`W/...`) matches too, as the standard requires. */
export const stillMatches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;

/** Answers 200 with the body, or 304 if the client already has this body. */
export function sendAnswer(c: Context, { body, etag }: Answer): Response {
  c.header('ETag', etag);
  c.header('Cache-Control', 'no-cache');
  if (stillMatches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  return c.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' });
}
