import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../scripts/build/run-build.ts';
import { startContentApi, type ContentApi, type ContentApiOptions } from '../../scripts/content-api/server.ts';
import type { SiteFacts } from '../../scripts/serve/rules.ts';
import { readSiteRecord } from '../../scripts/serve/site-record.ts';
import { ownPort, SAME_BUNDLE } from './own-port.ts';

export interface SmallContent {
  readonly api: ContentApi;
  /** Builds the whole site in a new folder. */
  build(variables: NodeJS.ProcessEnv): Promise<{ outDir: string; facts: SiteFacts }>;
  close(): Promise<void>;
}

/**
 * Serves a few entries from the reference API until `close` is called. The site can be built from them several times.
 */
export async function openSmallContent(
  content: Readonly<Record<string, unknown>>,
  options: Pick<ContentApiOptions, 'openapi'> = {},
): Promise<SmallContent> {
  const dir = await mkdtemp(path.join(tmpdir(), 'small site '));
  const contentDir = path.join(dir, 'content');
  for (const name of ['en', 'hi', 'media']) await mkdir(path.join(contentDir, name), { recursive: true });
  for (const [name, value] of Object.entries(content))
    await writeFile(path.join(contentDir, `${name}.json`), JSON.stringify(value));
  const api = await startContentApi({ ...options, dir: contentDir, port: await ownPort() });
  let count = 0;
  return {
    api,
    async build(more) {
      count += 1;
      const cacheDir = more.CACHE_DIR ?? path.join(dir, `build ${count}`);
      const outDir = path.join(cacheDir, 'dist');
      const { PATH, HOME } = process.env;
      const variables = {
        PATH,
        HOME,
        ...SAME_BUNDLE,
        CONTENT_API_URL: api.url,
        FILE_STORAGE_URL: `${api.url}/media`,
        BROTLI_QUALITY: '0',
        ...more,
      };
      const source = { variables, contentDir: undefined };
      await buildSite({ source, outDir, cacheDir, reportFile: path.join(cacheDir, 'report.json') });
      const facts = readSiteRecord(cacheDir);
      if (!facts) throw new Error('The build wrote no record of the site (site.json).');
      return { outDir, facts };
    },
    async close() {
      await api.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
