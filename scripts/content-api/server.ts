import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { appendTrailingSlash } from 'hono/trailing-slash';
import { answerOf, sendAnswer } from './answers.ts';
import { API_BASE } from '../../src/lib/api-base.ts';
import { type ContentFolder, openContentFolder } from './content-folder.ts';
import { keepContent } from './content-keeper.ts';
import { contentRoutes } from './content-routes.ts';
import { feedbackRoutes } from './feedback.ts';
import { mediaRoutes } from './media.ts';
import { type Misbehaviour, misbehaviour, misbehaviourRoutes } from './misbehave.ts';
import { isObject, type OpenApi, pointedTo, readOpenApi } from './openapi.ts';
import { refuseLargeBodies } from './sent-body.ts';
import { siteFacts, siteRoutes } from './site-routes.ts';
import { openStore, type FeedbackLimit, type Store } from './store.ts';
import type { WebhookTarget } from './webhook.ts';

export interface ContentApiOptions {
  /** The folder of content: `en/`, `hi/`, `media/` and `site.json`. */
  readonly dir: string;
  /** If the port is 0 or not set, the system chooses a free port. */
  readonly port?: number;
  readonly host?: string;
  /** The SQLite file for the visitor counter and the feedback. Without a file, both are only in memory. */
  readonly dataFile?: string | undefined;
  /** Receives a line for each fault: of the content, of a webhook, or of an answer with status 500. */
  readonly log?: (line: string) => void;
  /** The OpenAPI document to use instead of `openapi.json` in this folder. */
  readonly openapi?: string | URL;
  /** When a form is sent without JavaScript, the API redirects only to the thank-you pages of these sites. */
  readonly siteUrls?: readonly string[];
  readonly feedbackLimit?: FeedbackLimit;
  /** Feedback is deleted after this number of days. */
  readonly feedbackDays?: number;
  /** True if the proxy in front of the API adds the address of the client to `X-Forwarded-For`. */
  readonly behindProxy?: boolean;
  /** Receives a signed message when a file of the folder changes. */
  readonly webhook?: WebhookTarget | undefined;
  /** True if lists have the form of Wagtail, with `meta` and `items`. */
  readonly wagtailLists?: boolean;
  /** True if tests may ask for wrong answers, with a POST to `/__misbehave`. */
  readonly allowMisbehaving?: boolean;
}

export type ContentApi = Awaited<ReturnType<typeof startContentApi>>;

const FEEDBACK_LIMIT: FeedbackLimit = { most: 5, seconds: 600 };
const FEEDBACK_DAYS = 365;

interface Parts {
  readonly folder: ContentFolder;
  readonly openApi: OpenApi;
  readonly store: Store;
  readonly wrong: Misbehaviour;
}

/** Serves every address of the contract, the media files, and the OpenAPI document itself. */
function contentApiApp({ folder, openApi, store, wrong }: Parts, options: ContentApiOptions): Hono {
  const { siteUrls = [], behindProxy = false, wagtailLists = false, feedbackLimit: limit = FEEDBACK_LIMIT } = options;
  const schema = pointedTo(openApi.document, '/components/schemas/Feedback');
  if (!isObject(schema)) throw new Error('The OpenAPI document has no schema of feedback');

  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['ETag', 'Retry-After'], maxAge: 600 }));
  app.use(appendTrailingSlash({ skip: (path: string) => !path.includes(API_BASE) }));
  app.post('*', refuseLargeBodies);
  app.get(`${API_BASE}/openapi.json`, (c) => sendAnswer(c, answerOf(openApi.text)));
  app.route('/', siteRoutes(folder, store));
  app.route('/', feedbackRoutes({ store, schema, limit, siteUrls, behindProxy }));
  app.route('/', contentRoutes({ folder, openApi, wagtailLists }));
  app.route('/', mediaRoutes(folder.dir));
  if (options.allowMisbehaving) app.route('/', misbehaviourRoutes(wrong));

  app.notFound((c) => c.json({ detail: `There is no ${c.req.path}` }, 404));
  app.onError((error, c) => {
    const status = error instanceof HTTPException ? error.status : 500;
    if (status === 500) options.log?.(`${JSON.stringify(c.req.path)}: ${error.message}`);
    return c.json({ detail: error.message }, status);
  });
  return app;
}

/** Starts the content API on a folder of content. */
export async function startContentApi(options: ContentApiOptions) {
  const { dir, host = '127.0.0.1', log, webhook, feedbackDays = FEEDBACK_DAYS } = options;
  const openApi = readOpenApi(options.openapi);
  const folder = openContentFolder(dir);
  const store = openStore(options.dataFile, Number(siteFacts(folder).visitors_count ?? 0), feedbackDays);
  const wrong = misbehaviour();
  const app = contentApiApp({ folder, openApi, store, wrong }, options);

  const server = createServer(wrong.around(getRequestListener(app.fetch)));
  server.listen(options.port ?? 0, host);
  await once(server, 'listening');
  const stopKeeping = keepContent({ folder, openApi, log, ...(webhook && { webhook }) });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    port,
    misbehave: wrong.add,
    behave: wrong.clear,
    async close() {
      stopKeeping();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      store.close();
    },
  };
}
