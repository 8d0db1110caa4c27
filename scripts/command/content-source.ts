// Decides where a build's content comes from: the API of CONTENT_API_URL, or the reference API on a folder of content.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../src/config.ts';
import { startContentApi } from '../content-api/server.ts';
import type { WebhookTarget } from '../content-api/webhook.ts';
import { openFolder } from './folder.ts';
import { firstFreeFrom } from './ports.ts';
import { root, type Settings } from './settings.ts';

export interface ContentSource extends AsyncDisposable {
  /** The environment variables of the build. */
  readonly variables: NodeJS.ProcessEnv;
  /** The folder that the reference API serves. It is undefined if the content comes from another API. */
  readonly contentDir: string | undefined;
  readonly close: () => Promise<void>;
}

const closing = (close: () => Promise<void>) => ({ close, [Symbol.asyncDispose]: close });

const SAMPLE = 'scripts/content-api/sample';

interface ContentSourceOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly settings: Settings;
  /** The address of the site if SITE_URL is not set. */
  readonly siteUrl: string;
  readonly say?: (line: string) => void;
  /** The reference API sends its webhooks to this address. */
  readonly webhook?: WebhookTarget;
  /** Tests may tell the reference API to misbehave. */
  readonly allowMisbehaving?: boolean;
}

export async function openContentSource(options: ContentSourceOptions): Promise<ContentSource> {
  const { env, settings, siteUrl, say = console.log, allowMisbehaving = false, webhook } = options;
  await openFolder('CACHE_DIR', settings.CACHE_DIR);
  if (env.CONTENT_API_URL) return { variables: env, contentDir: undefined, ...closing(() => Promise.resolve()) };

  const contentDir = path.resolve(root, settings.CONTENT_DIR ?? SAMPLE);
  if (!existsSync(contentDir)) throw new Error(`CONTENT_DIR names "${contentDir}", but there is no such folder.`);
  const expected = {
    ...env,
    FILE_STORAGE_URL: env.FILE_STORAGE_URL || siteUrl,
    SITE_URL: env.SITE_URL || siteUrl,
  };
  // Throws if a variable is malformed, before anything starts.
  readEnvironment({ ...expected, CONTENT_API_URL: siteUrl });
  // The API must not use the ports that the site and the publisher will use.
  const promised = [siteUrl, ...(webhook ? [webhook.url] : [])].map((url) => Number(new URL(url).port));
  const api = await startContentApi({
    dir: contentDir,
    port: await firstFreeFrom(settings.CONTENT_API_PORT, promised),
    dataFile: path.join(settings.CACHE_DIR, 'content-api.sqlite'),
    siteUrls: [siteUrl, ...(env.SITE_URL ? [env.SITE_URL] : [])],
    log: say,
    webhook,
    allowMisbehaving,
    // Tests send more messages than a visitor may send, so the limit for tests is higher.
    ...(allowMisbehaving && { feedbackLimit: { most: 100_000, seconds: 1 } }),
  });
  say(settings.CONTENT_DIR ? `Content: ${contentDir}` : 'Content: the sample company (CONTENT_API_URL is not set)');
  const variables = {
    ...expected,
    CONTENT_API_URL: api.url,
    /** The cache identifies the content by this name, because the port of the API may change at each start. */
    CONTENT_SOURCE: contentDir,
    FILE_STORAGE_URL: env.FILE_STORAGE_URL || `${api.url}/media`,
    FEEDBACK_ONCE: '1',
  };
  return { variables, contentDir, ...closing(() => api.close()) };
}
