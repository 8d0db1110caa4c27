import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { contentApiApp } from './app.ts';
import { openContentFolder } from './content-folder.ts';
import { keepContent } from './content-keeper.ts';
import { misbehaviour, type MisbehaviourRule } from './misbehave.ts';
import { readOpenApi } from './openapi.ts';
import { siteFacts } from './site-routes.ts';
import { openStore, type FeedbackLimit } from './store.ts';
import type { WebhookTarget } from './webhook.ts';

export interface ContentApiOptions {
  /** The folder of content: `en/`, `hi/`, `media/` and `site.json`. */
  readonly dir: string;
  /** 0 or no port takes a free port. */
  readonly port?: number;
  readonly host?: string;
  /** Keeps the counter and the feedback. Without it they stay in memory. */
  readonly dataFile?: string | undefined;
  /** Gets each line about a fault of the content. */
  readonly log?: (line: string) => void;
  readonly openapi?: string | URL;
  /** Sites whose pages without script are sent on to their thank-you page. */
  readonly siteUrls?: readonly string[];
  readonly feedbackLimit?: FeedbackLimit;
  /** How long feedback is kept. */
  readonly feedbackDays?: number;
  /** The nearest proxy names the client in `X-Forwarded-For`. */
  readonly behindProxy?: boolean;
  /** Gets a message when a file of the folder changes. */
  readonly webhook?: WebhookTarget | undefined;
  /** Lists in the form Wagtail gives them. */
  readonly wagtailLists?: boolean;
  /** Accepts rules of misbehaviour over HTTP, at `/__misbehave`. */
  readonly allowMisbehaving?: boolean;
}

export interface ContentApi {
  readonly url: string;
  readonly port: number;
  misbehave(rule: MisbehaviourRule): void;
  behave(): void;
  close(): Promise<void>;
}

const FEEDBACK_LIMIT: FeedbackLimit = { most: 5, seconds: 600 };
const FEEDBACK_DAYS = 365;

/** Starts the content API on a folder of content. */
export async function startContentApi(options: ContentApiOptions): Promise<ContentApi> {
  const { dir, host = '127.0.0.1', log, webhook } = options;
  const openApi = readOpenApi(options.openapi ?? new URL('openapi.json', import.meta.url));
  const folder = openContentFolder(dir);
  const store = openStore(
    options.dataFile,
    Number(siteFacts(folder).visitors_count ?? 0),
    options.feedbackDays ?? FEEDBACK_DAYS,
  );
  const wrong = misbehaviour();
  const app = contentApiApp({
    folder,
    openApi,
    store,
    log: log ?? (() => {}),
    feedbackLimit: options.feedbackLimit ?? FEEDBACK_LIMIT,
    siteUrls: options.siteUrls ?? [],
    behindProxy: options.behindProxy ?? false,
    wagtailLists: options.wagtailLists ?? false,
    ...(options.allowMisbehaving && { misbehaviour: wrong }),
  });

  const server = createServer(wrong.around(getRequestListener(app.fetch)));
  server.listen(options.port ?? 0, host);
  await once(server, 'listening');
  const stopKeeping = keepContent({ folder, openApi, log, ...(webhook && { webhook }) });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
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
