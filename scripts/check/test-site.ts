// Builds and serves the site for the tests, on a fixed day. Its content is the sample or TEST_CONTENT_DIR.
import path from 'node:path';
import { buildSite } from '../build/run-build.ts';
import { openContentSource } from '../command/content-source.ts';
import { firstFreeFrom, holdPort } from '../command/ports.ts';
import { readSettings } from '../command/settings.ts';
import { startSiteServer } from '../serve/server.ts';
import { readSiteRecord } from '../serve/site-record.ts';

const SITE_URL = 'https://www.vindhyacoal.example';
/** The present moment of the site under test. */
export const SITE_NOW = '2026-11-20T12:00:00+05:30';
const FIRST_SITE_PORT = 4390;
const FIRST_API_PORT = 4395;

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

/** Opens the test site. The content API gets the given port. Without a given port, it gets the first free port. */
export async function openTestSite(root: string, apiPort?: number) {
  const { TEST_CONTENT_DIR } = readSettings(process.env);
  const cacheDir = path.join(root, '.cache', TEST_CONTENT_DIR ? 'test-content' : 'test');
  const outDir = path.join(cacheDir, 'dist');
  const { PATH, HOME } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, HOME, SITE_URL, SITE_NOW };
  const settings = readSettings({
    CONTENT_API_PORT: String(apiPort ?? (await firstFreeFrom(FIRST_API_PORT))),
    CACHE_DIR: cacheDir,
    CONTENT_DIR: TEST_CONTENT_DIR,
  });
  const port = await firstFreeFrom(FIRST_SITE_PORT);
  const siteUrl = `http://localhost:${port}`;
  await using opening = new AsyncDisposableStack();
  const held = await holdPort(port);
  opening.defer(held.release);
  const source = opening.use(await openContentSource({ env, settings, siteUrl, allowMisbehaving: true }));
  await buildSite({ source, outDir, cacheDir, reportFile: path.join(cacheDir, 'report.json') });
  const facts = readSiteRecord(cacheDir);
  if (!facts) throw new Error('The build wrote no record of the site (site.json).');
  await held.release();
  opening.use(await startSiteServer({ dir: outDir, facts, port }));
  const opened = opening.move();
  return {
    facts,
    /** The environment variables of the test runners. */
    variables: {
      /** The built site's folder. */
      TEST_SITE_DIR: outDir,
      /** The address of the site while the tests run. */
      TEST_SITE_URL: siteUrl,
      /** The address of the reference content API while the tests run. */
      TEST_API_URL: source.variables.CONTENT_API_URL ?? '',
      /** The address of the site in production, which the pages contain. */
      TEST_BUILT_FOR: SITE_URL,
    },
    close: () => opened.disposeAsync(),
  };
}
