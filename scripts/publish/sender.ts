// Finds the sender of a request, and answers a sender of too many requests.
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

export const tooMany = (c: Context, message: string): Response => c.json({ message }, 429, { 'Retry-After': '60' });

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * Returns the sender's address. If a web server on this machine passes the request on, this server adds the sender's address to
 * the end of the header `X-Forwarded-For`. So senders cannot forge the last address in this header.
 */
export function senderOf(c: Context): string {
  const peer = String((c.env as { incoming: IncomingMessage }).incoming.socket.remoteAddress);
  const named = LOOPBACK.test(peer) ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return named ?? peer;
}
