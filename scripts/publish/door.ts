// The HTTP interface of the publisher: webhooks, status, health, and the commands of operators.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timingSafeEqual, createHash } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { Event, Events } from './events.ts';
import { limiter, networkOf } from './limiter.ts';
import { isAlarm } from './nightly.ts';
import { signedId } from './signed.ts';
import type { Status } from './status.ts';
import { STATUS_POLICY, statusPage } from './status-page.ts';

const MOST_BYTES = 64 * 1024;
/** For each network, this many refused webhooks per minute get an answer with a reason, and a line in the log. */
const MOST_REFUSED = 60;
const MINUTE_MS = 60_000;
/** The largest number of webhooks that are accepted in a second, from all senders together. */
const MOST_TAKEN = 5000;
/**
 * This many identical webhooks of GitHub are accepted per minute. There is a limit because an attacker may copy a
 * webhook, and each one makes us read the content.
 */
const MOST_REPEATED = 12;
/** A network may send this many wrong tokens per minute. After that, all its tokens are refused, even the right one. */
const MOST_GUESSED = 10;

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
 * The body may name one API path that has changed, and its entry. If it names no usable path, the publisher reads all
 * content.
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

export interface DoorOptions {
  readonly port: number;
  readonly host: string;
  readonly secrets: readonly string[];
  /** The token for `/status` and operator commands. If it is undefined, both are disabled. */
  readonly token: string | undefined;
  /** `CMS_ENTRY_URL`. */
  readonly cms?: string | undefined;
  readonly events: Events;
  readonly status: () => Status;
  readonly taken: (event: Event) => void;
  readonly rollBack: (id: number | undefined) => Promise<string>;
  readonly resume: () => Promise<string>;
  readonly allowShrink: () => Promise<string>;
  readonly compare: () => Promise<string>;
  readonly log: (line: Record<string, unknown>) => void;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/**
 * Returns the token of a request. GET may also send it as password of HTTP Basic authentication, with any user name.
 * Commands may not: a browser sends that password with forms of other sites too.
 */
function givenToken(request: HonoRequest): string {
  const [scheme, value = ''] = (request.header('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() === 'basic' && request.method === 'GET')
    return Buffer.from(value, 'base64')
      .toString()
      .replace(/^[^:]*:/, '');
  return scheme?.toLowerCase() === 'bearer' ? value : '';
}

const tooMany = (c: Context, message: string, seconds = '60'): Response =>
  c.json({ message }, 429, { 'Retry-After': seconds });

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * Returns the sender's address. A web server on this machine adds it to the end of the header, so senders cannot forge
 * it.
 */
function senderOf(c: Context): string {
  const peer = String((c.env as { incoming: IncomingMessage }).incoming.socket.remoteAddress);
  const named = LOOPBACK.test(peer) ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return named ?? peer;
}

/** Makes the routes of pages and commands for operators. All of them need the token. */
function operatorRoutes(options: DoorOptions): Hono {
  const { token, log } = options;
  const guesses = limiter(MOST_GUESSED, MINUTE_MS);
  let wrongTokens = 0;
  const operators = new Hono();
  operators.use(async (c, next) => {
    const from = senderOf(c);
    if (guesses.isOver(networkOf(from))) return tooMany(c, 'Too many wrong tokens from this address. Wait a minute.');
    const given = givenToken(c.req);
    if (token !== undefined && isSame(given, token)) return next();
    if (given !== '') {
      wrongTokens += 1;
      log({ event: 'token refused', from, count: wrongTokens });
      guesses.count(networkOf(from));
    }
    return c.json({ message: 'Expected the token that STATUS_TOKEN holds.' }, 401, {
      'WWW-Authenticate': 'Basic realm="publisher"',
    });
  });
  operators.get('/', (c) => {
    if (!c.req.header('accept')?.includes('text/html')) return c.json({ ...options.status(), wrongTokens });
    c.header('Content-Security-Policy', STATUS_POLICY);
    const lang = c.req.query('lang') === 'hi' ? 'hi' : 'en';
    return c.html(statusPage(options.status(), { lang, cms: options.cms, wrongTokens }));
  });
  operators.post('/roll-back/:id?', async (c) => {
    const id = c.req.param('id');
    if (id !== undefined && !/^\d{1,9}$/.test(id))
      return c.json({ message: `expected the number of a release, found "${id}"` }, 400);
    return said(c, () => options.rollBack(id === undefined ? undefined : Number(id)));
  });
  operators.post('/resume', (c) => said(c, options.resume));
  operators.post('/allow-shrink', (c) => said(c, options.allowShrink));
  operators.post('/compare', (c) => said(c, options.compare));
  return operators;
}

export async function openDoor(options: DoorOptions) {
  const { secrets, events, log } = options;
  const app = new Hono<{ Bindings: { incoming: IncomingMessage } }>();
  const refusals = limiter(MOST_REFUSED, MINUTE_MS);
  const takings = limiter(MOST_TAKEN, 1000);
  const repeats = limiter(MOST_REPEATED, MINUTE_MS);

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });

  /** Refuses a webhook. Only refused webhooks are limited: senders may share an address, and valid ones must pass. */
  const refuse = (c: Context, status: 400 | 401 | 413, message: string): Response => {
    if (!refusals.count(networkOf(senderOf(c))))
      return tooMany(c, 'Too many refused webhooks from this address. Wait a minute.');
    log({ event: 'webhook refused', status, reason: message });
    return c.json({ message }, status);
  };

  app.onError((error, c) => {
    // The sender has closed the connection in the middle of the body.
    if (c.req.path === '/hooks/content') return refuse(c, 400, `The webhook could not be read: ${error.message}.`);
    log({ event: 'request failed', reason: String(error) });
    return c.json({ message: 'The publisher could not answer.' }, 500);
  });

  const tooLarge = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (c) => refuse(c, 413, `The webhook is larger than ${MOST_BYTES} bytes.`),
  });
  app.post('/hooks/content', tooLarge, async (c) => {
    const body = await c.req.text();
    const signed = await signedId(body, c.req.header(), secrets);
    if ('fault' in signed) return refuse(c, 401, `The webhook was refused: ${signed.fault}.`);
    const isKnown = await events.has(signed.id);
    if (isKnown && !signed.mayRepeat) return c.json({ message: 'The webhook was accepted before.' }, 202);
    if (isKnown && !repeats.count(signed.id)) return tooMany(c, 'Too many webhooks with the same text in a minute.');
    const said = parsed(body);
    if (!said) return refuse(c, 400, 'The webhook was refused: expected a JSON object, as the contract says.');
    if (!takings.count('all')) return tooMany(c, 'Too many webhooks in a second.', '1');
    const { path, id: entryId } = said.data ?? {};
    const event = { id: signed.id, at: new Date().toISOString(), ...(path && { path, ...(entryId && { entryId }) }) };
    try {
      if (!isKnown) await events.add(event);
    } catch (error) {
      log({ event: 'webhook not stored', reason: String(error) });
      return c.json({ message: 'The webhook could not be written to disk. Send it again.' }, 503, {
        'Retry-After': '10',
      });
    }
    options.taken(event);
    return c.json({ message: 'The webhook was accepted.' }, 202);
  });

  app.all('/hooks/content', (c) => c.json({ message: 'Expected a POST.' }, 405, { Allow: 'POST' }));

  app.get('/healthz', (c) => {
    const { state, compared, notDeployed, edges } = options.status();
    const isWrong = state === 'failing' || notDeployed !== undefined || edges?.isAlarm === true || isAlarm(compared);
    return c.json({ state }, isWrong ? 503 : 200);
  });

  app.route('/status', operatorRoutes(options));

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

async function said(c: Context, act: () => Promise<string>): Promise<Response> {
  try {
    return c.json({ message: await act() });
  } catch (error) {
    return c.json({ message: error instanceof Error ? error.message : String(error) }, 409);
  }
}
