// Shows the health board to editors and the status to operators, and runs the commands of operators. Editors and operators have
// different tokens.
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type HonoRequest } from 'hono';
import { limiter, networkOf } from './limiter.ts';
import { senderOf, tooMany } from './sender.ts';
import { boardPage, STATUS_POLICY, statusPage } from './status-page.ts';
import type { Status } from './status.ts';

const MINUTE_MS = 60_000;
/** A network may send this many wrong tokens per minute. After that, all its tokens are refused, even the right one. */
const MOST_GUESSED = 10;

export interface StatusOptions {
  /** `STATUS_TOKEN` of operators: for all of `/status` and the commands. If it is undefined, the commands are disabled. */
  readonly token: string | undefined;
  /** `BOARD_TOKEN` of editors: it opens the health board, and does nothing else. */
  readonly boardToken?: string | undefined;
  /** `CMS_ENTRY_URL`. */
  readonly cms?: string | undefined;
  readonly status: () => Status;
  readonly rollBack: (id: number | undefined) => Promise<string>;
  readonly resume: () => Promise<string>;
  readonly allowShrink: () => Promise<string>;
  readonly compare: () => Promise<string>;
  readonly log: (line: Record<string, unknown>) => void;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/**
 * Compares two tokens. The comparison takes the same time for each wrong token, so an attacker cannot learn about the token
 * from the time.
 */
const isSame = (given: string, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(digest(given), digest(token));

/**
 * Returns the token of a request. A GET request may also send the token as password of HTTP Basic authentication, with any user
 * name. For a command this is not allowed, because a browser sends this password even with forms of other sites.
 */
function givenToken(request: HonoRequest): string {
  const [scheme, value = ''] = (request.header('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() === 'basic' && request.method === 'GET')
    return Buffer.from(value, 'base64')
      .toString()
      .replace(/^[^:]*:/, '');
  return scheme?.toLowerCase() === 'bearer' ? value : '';
}

type Who = 'operator' | 'editor';
type Asked = Context<{ Variables: { who: Who } }>;

function whose(given: string, { token, boardToken }: StatusOptions): Who | undefined {
  if (isSame(given, token)) return 'operator';
  return isSame(given, boardToken) ? 'editor' : undefined;
}

/** Editors get only the board. Releases, edges and addresses of the operator's network are left out. */
function shown(c: Asked, { status, cms }: StatusOptions, wrongTokens: number): Response | Promise<Response> {
  const now = status();
  const isOperator = c.get('who') === 'operator';
  if (!c.req.header('accept')?.includes('text/html'))
    return c.json(isOperator ? { ...now, wrongTokens } : { state: now.state, health: now.health });
  c.header('Content-Security-Policy', STATUS_POLICY);
  const said = { lang: c.req.query('lang') === 'hi' ? 'hi' : 'en', cms } as const;
  return c.html(isOperator ? statusPage(now, { ...said, wrongTokens }) : boardPage(now, said));
}

/** Makes the routes of the board and of the commands. All routes need a token. Commands need the token of operators. */
export function statusRoutes(options: StatusOptions): Hono<{ Variables: { who: Who } }> {
  const { log } = options;
  const guesses = limiter(MOST_GUESSED, MINUTE_MS);
  let wrongTokens = 0;
  const routes = new Hono<{ Variables: { who: Who } }>();
  routes.use(async (c, next) => {
    const from = senderOf(c);
    if (guesses.isOver(networkOf(from))) return tooMany(c, 'Too many wrong tokens from this address. Wait a minute.');
    const given = givenToken(c.req);
    const who = whose(given, options);
    if (who === undefined) {
      if (given !== '') {
        wrongTokens += 1;
        log({ event: 'token refused', from, count: wrongTokens });
        guesses.count(networkOf(from));
      }
      return c.json({ message: 'Expected the token of STATUS_TOKEN or BOARD_TOKEN.' }, 401, {
        'WWW-Authenticate': 'Basic realm="publisher"',
      });
    }
    if (who === 'editor' && c.req.method !== 'GET')
      return c.json(
        {
          message:
            'This token (BOARD_TOKEN) can only show the board. Commands need the token of operators (STATUS_TOKEN).',
        },
        403,
      );
    c.set('who', who);
    return next();
  });
  routes.get('/', (c) => shown(c, options, wrongTokens));
  routes.post('/roll-back/:id?', async (c) => {
    const id = c.req.param('id');
    if (id !== undefined && !/^\d{1,9}$/.test(id))
      return c.json({ message: `expected the number of a release, found "${id}"` }, 400);
    return said(c, () => options.rollBack(id === undefined ? undefined : Number(id)));
  });
  routes.post('/resume', (c) => said(c, options.resume));
  routes.post('/allow-shrink', (c) => said(c, options.allowShrink));
  routes.post('/compare', (c) => said(c, options.compare));
  return routes;
}

async function said(c: Context, act: () => Promise<string>): Promise<Response> {
  try {
    return c.json({ message: await act() });
  } catch (error) {
    return c.json({ message: error instanceof Error ? error.message : String(error) }, 409);
  }
}
