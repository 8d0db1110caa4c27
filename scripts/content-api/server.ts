import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { appendTrailingSlash } from 'hono/trailing-slash';
import { answerOf, sendAnswer } from './answers.ts';
import { openContentFolder } from './content-folder.ts';
import { contentRoutes } from './content-routes.ts';
import { mediaRoutes } from './media.ts';
import { readOpenApi } from './openapi.ts';

export interface ContentApiOptions {
  /** The folder of content: `en/`, `hi/`, `media/` and `site.json`. */
  readonly dir: string;
  /** 0 or nothing: any free one. */
  readonly port?: number;
  readonly host?: string;
  /** Where the counter and the feedback are kept; nothing: in memory. */
  readonly dataFile?: string;
  readonly log?: (line: string) => void;
  readonly openapi?: string | URL;
  /** Lists in the form Wagtail gives them. */
  readonly wagtailLists?: boolean;
}

export interface ContentApi {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the content API on a folder of content. */
export async function startContentApi(options: ContentApiOptions): Promise<ContentApi> {
  const { dir, port = 0, host = '127.0.0.1', wagtailLists = false } = options;
  const openApi = readOpenApi(options.openapi ?? new URL('openapi.json', import.meta.url));
  const folder = openContentFolder(dir);

  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['ETag', 'Retry-After'], maxAge: 600 }));
  app.use('/*', appendTrailingSlash({ skip: (path: string) => !path.includes('/api/v2') }));
  app.get('/api/v2/openapi.json', (c) => sendAnswer(c, answerOf(openApi.text)));
  app.route('/', contentRoutes({ folder, openApi, wagtailLists }));
  app.route('/', mediaRoutes(dir));
  app.notFound((c) => c.json({ detail: `There is no ${c.req.path}` }, 404));
  app.onError((error, c) => {
    const status = error instanceof HTTPException ? error.status : 500;
    if (status === 500) options.log?.(`${c.req.path}: ${error.message}`);
    return c.json({ detail: error.message }, status);
  });

  const server = createServer(getRequestListener(app.fetch));
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actualPort}`,
    port: actualPort,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
