import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { startContentApi, type ContentApi, type ContentApiOptions } from '../../scripts/content-api/server.ts';
import type { Environment } from '../../src/config.ts';
import type { ReportLine } from '../../src/model/door/report.ts';

/**
 * The files of content, by path. The value of `en/news_and_updates` is written as JSON, that of `media/a.pdf`
 * unchanged.
 */
export type Content = Readonly<Record<string, unknown>>;

export interface TestSite {
  readonly api: ContentApi;
  readonly cacheDir: string;
  /** Adds or replaces files. */
  write(content: Content): Promise<void>;
  remove(...names: string[]): Promise<void>;
  /** Returns the lines that were reported since the last build. */
  report(kind?: ReportLine['kind']): Promise<ReportLine[]>;
  /**
   * Ends a build and begins the next one, with modules that are loaded again. If the build succeeded, its valid entries
   * are the last good versions of the next build.
   */
  nextBuild(ended?: { succeeded: boolean }): Promise<void>;
  /**
   * Begins the next publish, of these files and no others. The modules stay loaded, so this takes much less time than a new
   * build.
   */
  publish(content: Content): Promise<void>;
}

export interface TestSiteOptions {
  environment?: Partial<Record<keyof Environment, string>>;
  api?: Partial<ContentApiOptions>;
}

/** Serves content from the reference API until it is disposed of. */
export async function openContent(
  content: Content,
  { environment = {}, api: apiOptions = {} }: TestSiteOptions = {},
): Promise<TestSite & AsyncDisposable> {
  const dir = await mkdtemp(path.join(tmpdir(), 'content of tests '));
  const contentDir = path.join(dir, 'content');
  const cacheDir = path.join(dir, 'cache');
  const folders = ['en', 'hi', 'media'].map((name) => path.join(contentDir, name));
  await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
  await writeContent(contentDir, content);
  const api = await startContentApi({ ...apiOptions, dir: contentDir, port: 0 });
  setEnvironment({
    CONTENT_API_URL: api.url,
    FILE_STORAGE_URL: `${api.url}/media`,
    SITE_URL: 'https://www.vindhyacoal.example',
    SITE_NOW: '2026-11-20T12:00:00+05:30',
    CACHE_DIR: cacheDir,
    API_FIRST_PAUSE_MS: '1',
    ...environment,
  });
  vi.resetModules();
  let hasPublished = false;
  return {
    api,
    cacheDir,
    write: (more) => writeContent(contentDir, more),
    remove: async (...names) => {
      await Promise.all(names.map((name) => rm(path.join(contentDir, fileName(name)))));
    },
    report: (kind) => linesOf(cacheDir, kind),
    nextBuild: (ended = { succeeded: true }) => nextBuild(cacheDir, ended.succeeded),
    async publish(next) {
      hasPublished = true;
      await settled();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true }).then(() => mkdir(folder))));
      await writeContent(contentDir, next);
      const { beginRevision, revisionTime } = await import('~/lib/queries');
      beginRevision({ now: revisionTime() + 1000, mayHaveChanged: () => true, mayShrink: true });
    },
    async [Symbol.asyncDispose]() {
      // After a failure, queries that have begun may still write into the cache.
      await settled();
      await api.close();
      vi.unstubAllEnvs();
      vi.resetModules();
      // The next test of this file begins with a build again.
      if (hasPublished) Reflect.deleteProperty(globalThis, Symbol.for('coalfields.queries'));
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/**
 * Serves content while `ask` runs. Load the site's modules inside `ask`, with `await import('~/model/...')`, because they read the
 * environment when they load.
 */
export async function withContent(
  content: Content,
  ask: (site: TestSite) => Promise<void>,
  options?: TestSiteOptions,
): Promise<void> {
  await using site = await openContent(content, options);
  await ask(site);
}

/** Waits for queries that are still being computed. Each test loads the module anew, so it is not imported above. */
const settled = async (): Promise<void> => (await import('~/lib/queries')).settle();

const fileName = (name: string): string => (name.startsWith('media/') ? name : `${name}.json`);

async function writeContent(dir: string, content: Content): Promise<void> {
  for (const [name, value] of Object.entries(content)) {
    const file = path.join(dir, fileName(name));
    await mkdir(path.dirname(file), { recursive: true });
    const isRaw = name.startsWith('media/') && (typeof value === 'string' || value instanceof Uint8Array);
    await writeFile(file, isRaw ? value : JSON.stringify(value));
  }
}

function setEnvironment(variables: Partial<Record<keyof Environment, string>>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

/** The lines of the report: of a build from its file, of a publisher from its notes, which all tests of a file share. */
async function linesOf(cacheDir: string, kind?: ReportLine['kind']): Promise<ReportLine[]> {
  const { allNotes, isBuild } = await import('~/lib/queries');
  const lines = isBuild() ? await linesInFile(cacheDir) : (allNotes() as ReportLine[]);
  return kind ? lines.filter((line) => line.kind === kind) : lines;
}

async function linesInFile(cacheDir: string): Promise<ReportLine[]> {
  const text = await readFile(path.join(cacheDir, 'report.ndjson'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReportLine);
}

async function nextBuild(cacheDir: string, succeeded: boolean): Promise<void> {
  await settled();
  const [good, next] = ['good', 'good.next'].map((name) => path.join(cacheDir, name)) as [string, string];
  if (succeeded) {
    await rm(good, { recursive: true, force: true });
    await rename(next, good).catch(() => undefined);
  }
  await rm(next, { recursive: true, force: true });
  await rm(path.join(cacheDir, 'report.ndjson'), { force: true });
  vi.resetModules();
}
