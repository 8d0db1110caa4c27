// Serves a built site under the rules of rules.ts.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler, type Next } from 'hono';
import { etag } from 'hono/etag';
import { contentTypeOf } from './content-types.ts';
import { framedName, pageOfFramed } from './dictionary.ts';
import * as rules from './rules.ts';

export interface SiteServer extends AsyncDisposable {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface SiteServerOptions {
  readonly dir: string;
  /** The facts about the site. Pass a function if the facts change while the server runs. */
  readonly facts: rules.SiteFacts | (() => rules.SiteFacts);
  /** The port to listen on. 0 means any free port. */
  readonly port: number;
  readonly host?: string;
}

const tagOfBytes = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Allows only requests that read, and redirects the sender of a shared file. The body of a request is never read. */
const readingOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const shared = rules.sharedTo(c.req.method, c.req.path + new URL(c.req.url).search);
  return shared === undefined ? c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }) : c.redirect(shared, 303);
};

function siteApp(dir: string, facts: SiteServerOptions['facts']): Hono {
  const app = new Hono();
  const headersOf = (file: string): [string, string][] =>
    Object.entries(rules.securityHeaders(facts instanceof Function ? facts() : facts, file));

  app.use(async (c, next) => {
    await next();
    // An error page gets all headers, even at the address of a picture.
    const file = c.res.status < 400 ? c.req.path : '';
    for (const [name, value] of headersOf(file)) c.res.headers.set(name, value);
  });
  app.use(readingOnly);
  const notFoundAt = async (c: Parameters<MiddlewareHandler>[0], status: 404 | 410 = 404): Promise<Response> =>
    notFound(
      await serveStatic({ root: dir, path: rules.errorPageOf(c.req.path), precompressed: true })(c, goNoFurther),
      status,
    );
  app.use((c, next) => (rules.isAnswered(c.req.path) ? next() : notFoundAt(c)));
  app.use(async (c, next) => {
    const target = rules.redirectOf(c.req.path);
    return target === undefined ? next() : c.redirect(target + new URL(c.req.url).search, 301);
  });
  app.use(async (c, next) => {
    const searched = rules.searchedAt(c.req.path, new URL(c.req.url).search.slice(1));
    return searched === undefined ? next() : c.redirect(searched, 302);
  });
  app.use((c, next) => {
    const gone = rules.goneFileOf(c.req.path);
    return gone !== undefined && existsSync(path.join(dir, gone)) ? notFoundAt(c, 410) : next();
  });
  app.use(etag());
  app.use(async (c, next) => {
    await next();
    if (!c.res.ok) return;
    const frame = rules.frameRuleOf(c.req.path);
    if (frame) c.res.headers.set('Use-As-Dictionary', frame);
    const [mobile, saving] = [c.req.header(rules.ahead.mobile), c.req.header(rules.lite.header)];
    const ahead = rules.aheadOf(mobile, saving, rules.fileOf(c.req.path));
    if (ahead) c.res.headers.set(rules.ahead.header, ahead);
  });
  app.use(async (c) => {
    const address = c.req.path;
    let found = '';
    const onFound = (name: string): void => {
      found = name;
    };
    const look = async (file: Wanted): Promise<Response | undefined> => {
      // The header of a compressed file that was removed after it was found must not stay for the next file.
      c.header('Content-Encoding', undefined);
      const page = await serveStatic({ root: dir, precompressed: true, onFound, ...file })(c, goNoFurther);
      return page instanceof Response ? asFound(page, dir, found, c.req.method) : undefined;
    };
    /** Looks twice if a file was removed after it was found: a publish removes compressed files before their page. */
    const answerWith = async (file: Wanted): Promise<Response | undefined> => {
      const first = await look(file).catch(missing);
      const answer = first === MISSING ? await look(file).catch(missing) : first;
      return answer === MISSING ? undefined : answer;
    };
    const tag = rules.frameTagOf(c.req.header('Accept-Encoding'), c.req.header(rules.framedForm.header));
    /** The endings of the files that the browser accepts. The first file that exists is sent. */
    const endings = [
      ...(rules.savesData(c.req.header(rules.lite.header)) ? [rules.lite.ending] : []),
      ...(tag ? [framedName('', tag)] : []),
      '',
    ];
    const fallback = rules.fallbackOf(address);
    let answer: Response | undefined;
    for (const file of [
      ...(rules.isErrorPage(rules.fileOf(address))
        ? []
        : endings.map((ending) => ({ rewriteRequestPath: (asked: string) => rules.fileOf(asked) + ending }))),
      ...(fallback ? endings.map((ending) => ({ path: fallback + ending })) : []),
    ])
      answer ??= await answerWith(file);
    c.header('Content-Encoding', undefined);
    return answer ?? notFoundAt(c);
  });
  return app;
}

/** Stands for a file that was removed after it was found. */
const MISSING = Symbol('missing');

function missing(error: unknown): typeof MISSING {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return MISSING;
  throw error;
}

/** A file, by its path, or by a function that makes its path from the requested address. */
type Wanted = { path: string } | { rewriteRequestPath: typeof rules.fileOf };

const goNoFurther: Next = () => Promise.resolve();

/**
 * Returns the answer with the headers of its file. The whole file is read before it is sent. Otherwise the answer would end early
 * if the file is replaced. The ETag comes from the content, so that a rebuilt page with the same bytes is not sent again. Throws
 * if the file was removed after it was found.
 */
async function asFound(page: Response, dir: string, found: string, method: string): Promise<Response> {
  const framedPage = pageOfFramed(found);
  const file = framedPage ?? found.replace(/\.(br|gz)$/, '');
  const headers = new Headers(page.headers);
  let body: BodyInit | null = page.body;
  if (page.ok) {
    const bytes = await readFile(found);
    headers.set('ETag', tagOfBytes(bytes));
    if (page.status === 200 && method === 'GET') {
      await page.body?.cancel();
      headers.set('Content-Length', String(bytes.length));
      body = bytes;
    }
  }
  headers.set('Content-Type', contentTypeOf(file));
  headers.set('Vary', rules.varyOf(file));
  const address = `/${path.relative(dir, file).split(path.sep).join('/')}`;
  headers.set('Cache-Control', page.status < 400 ? rules.cacheControlOf(address) : 'no-cache');
  if (framedPage !== undefined) headers.set('Content-Encoding', rules.framedForm.encoding);
  return new Response(body, { status: page.status, headers });
}

function notFound(page: unknown, status: 404 | 410): Response {
  if (!(page instanceof Response)) return new Response('Not found', { status });
  const headers = new Headers(page.headers);
  headers.delete('Last-Modified');
  headers.set('Cache-Control', 'no-cache');
  headers.set('Vary', 'Accept-Encoding');
  return new Response(page.body, { status, headers });
}

export async function startSiteServer({
  dir,
  facts,
  port,
  host = '127.0.0.1',
}: SiteServerOptions): Promise<SiteServer> {
  const server = createServer(getRequestListener(siteApp(dir, facts).fetch));
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://localhost:${address.port}`, close, [Symbol.asyncDispose]: close };
}
