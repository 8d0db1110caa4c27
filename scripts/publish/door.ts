// The HTTP interface of the publisher: webhooks and health. The board and the commands are in status-routes.ts.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { Event, Events } from './events.ts';
import { limiter, networkOf } from './limiter.ts';
import { isAlarm } from './nightly.ts';
import { signedId } from './signed.ts';
import { senderOf, tooMany } from './sender.ts';
import { type StatusOptions, statusRoutes } from './status-routes.ts';

const MOST_BYTES = 64 * 1024;
/**
 * The limit of refused webhooks per minute from one network. Up to this limit, a refused webhook gets an answer with a reason,
 * and a line in the log.
 */
const MOST_REFUSED = 60;
const MINUTE_MS = 60_000;
/**
 * The limit of identical webhooks of GitHub per minute. An attacker may copy a valid webhook, and each copy makes the publisher
 * read the content.
 */
const MOST_REPEATED = 12;

/** The headers of all answers. They forbid caching, and forbid other pages to show an answer inside them. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

const anyId = z.union([z.string().max(200), z.number().transform(String)]);

/**
 * The body may name one API path that has changed, and one changed entry. If the body names no usable path, the publisher reads
 * all content.
 */
const webhook = z.looseObject({
  data: z
    .looseObject({
      path: z.string().max(500).optional().catch(undefined),
      id: anyId.optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

export interface DoorOptions extends StatusOptions {
  readonly port: number;
  readonly host: string;
  readonly secrets: readonly string[];
  readonly events: Events;
  readonly taken: (event: Event) => void;
}

export async function openDoor(options: DoorOptions) {
  const { secrets, events, log } = options;
  const app = new Hono<{ Bindings: { incoming: IncomingMessage } }>();
  const refusals = limiter(MOST_REFUSED, MINUTE_MS);
  const repeats = limiter(MOST_REPEATED, MINUTE_MS);

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });

  /**
   * Refuses a webhook. The limit counts only refused webhooks: several senders may share an address, and valid webhooks of one
   * sender must not fail because of another sender.
   */
  const refuse = (c: Context, status: 400 | 401 | 413, message: string): Response => {
    if (!refusals.count(networkOf(senderOf(c))))
      return tooMany(c, 'Too many refused webhooks from this address. Wait a minute.');
    log({ event: 'webhook refused', status, reason: message });
    return c.json({ message }, status);
  };

  app.onError((error, c) => {
    // The sender closed the connection before the whole body was received.
    if (c.req.path === '/hooks/content') return refuse(c, 400, `The webhook could not be read: ${error.message}.`);
    log({ event: 'request failed', reason: String(error) });
    return c.json({ message: 'The publisher could not answer, because of an error. See its log.' }, 500);
  });

  const tooLarge = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (c) => refuse(c, 413, `The webhook is larger than ${MOST_BYTES} bytes.`),
  });
  app.post('/hooks/content', tooLarge, async (c) => {
    const body = await c.req.text();
    const signed = await signedId(body, c.req.header(), secrets);
    if ('fault' in signed) return refuse(c, 401, `The webhook was refused: ${signed.fault}.`);
    const said = parsed(body);
    if (!said) return refuse(c, 400, 'The webhook was refused: expected a JSON object, as the contract says.');
    const { path, id: entryId } = said.data ?? {};
    const event = { id: signed.id, at: new Date().toISOString(), ...(path && { path, ...(entryId && { entryId }) }) };
    let isNew: boolean;
    try {
      isNew = await events.add(event);
    } catch (error) {
      log({ event: 'webhook not stored', reason: String(error) });
      return c.json({ message: 'The webhook could not be written to disk. Send it again.' }, 503, {
        'Retry-After': '10',
      });
    }
    if (!isNew && !signed.mayRepeat) return c.json({ message: 'This webhook was already accepted.' }, 202);
    if (!isNew && !repeats.count(signed.id)) return tooMany(c, 'Too many webhooks with the same text in a minute.');
    options.taken(event);
    return c.json({ message: 'The webhook was accepted.' }, 202);
  });

  app.all('/hooks/content', (c) => c.json({ message: 'Expected a POST request.' }, 405, { Allow: 'POST' }));

  app.get('/healthz', (c) => {
    const { state, compared, notDeployed, edges } = options.status();
    const isWrong = state === 'failing' || notDeployed !== undefined || edges?.isAlarm === true || isAlarm(compared);
    return c.json({ state }, isWrong ? 503 : 200);
  });

  app.route('/status', statusRoutes(options));

  const server = createServer(getRequestListener(app.fetch));
  server.listen({ port: options.port, host: options.host });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function parsed(body: string): z.infer<typeof webhook> | undefined {
  try {
    return webhook.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
