import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { appendTrailingSlash } from 'hono/trailing-slash';
import { answerOf, sendAnswer } from './answers.ts';
import type { ContentFolder } from './content-folder.ts';
import { contentRoutes } from './content-routes.ts';
import { feedbackRoutes } from './feedback.ts';
import { mediaRoutes } from './media.ts';
import { misbehaviourRoutes } from './misbehave-routes.ts';
import type { Misbehaviour } from './misbehave.ts';
import { isObject, pointedTo, type OpenApi } from './openapi.ts';
import { refuseLargeBodies } from './sent-body.ts';
import { siteRoutes } from './site-routes.ts';
import type { FeedbackLimit, Store } from './store.ts';

interface AppOptions {
  folder: ContentFolder;
  openApi: OpenApi;
  store: Store;
  log: (line: string) => void;
  feedbackLimit: FeedbackLimit;
  siteUrls: readonly string[];
  behindProxy: boolean;
  wagtailLists: boolean;
  misbehaviour?: Misbehaviour;
}

/** Every address of the contract, the file storage and the contract itself. */
export function contentApiApp(options: AppOptions): Hono {
  const { folder, openApi, store, log, feedbackLimit, siteUrls, behindProxy, wagtailLists, misbehaviour } = options;
  const schema = pointedTo(openApi.document, '/components/schemas/Feedback');
  if (!isObject(schema)) throw new Error('The OpenAPI document has no schema of feedback');

  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['ETag', 'Retry-After'], maxAge: 600 }));
  app.use(appendTrailingSlash({ skip: (path: string) => !path.includes('/api/v2') }));
  app.post('*', refuseLargeBodies);
  app.get('/api/v2/openapi.json', (c) => sendAnswer(c, answerOf(openApi.text)));
  app.route('/', siteRoutes(folder, store));
  app.route('/', feedbackRoutes({ store, schema, limit: feedbackLimit, siteUrls, behindProxy }));
  app.route('/', contentRoutes({ folder, openApi, wagtailLists }));
  app.route('/', mediaRoutes(folder.dir));
  if (misbehaviour) app.route('/', misbehaviourRoutes(misbehaviour));

  app.notFound((c) => c.json({ detail: `There is no ${c.req.path}` }, 404));
  app.onError((error, c) => {
    const status = error instanceof HTTPException ? error.status : 500;
    if (status === 500) log(`${JSON.stringify(c.req.path)}: ${error.message}`);
    return c.json({ detail: error.message }, status);
  });
  return app;
}
