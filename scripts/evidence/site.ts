// Opens the site for the auditor's folder: a built site, its release and its commit.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readBuiltSite } from '../check/built-pages.ts';
import { ensureChromium } from '../check/chromium.ts';
import { openTestSite, SITE_NOW } from '../check/test-site.ts';
import { findWebServers } from '../check/web-server-programs.ts';
import { requireFree } from '../command/ports.ts';
import { readSettings, root } from '../command/settings.ts';
import { filesIn } from '../serve/site-files.ts';
import { readSiteRecord, type SiteRecord } from '../serve/site-record.ts';
import type { Release } from './index-page.ts';
import type { Context } from './topic.ts';

const run = promisify(execFile);

/** Pages contain the address of the content API. So its port is fixed, and two runs give the same site. */
const API_PORT = 4477;

interface Found {
  readonly siteDir: string;
  readonly facts: SiteRecord;
  readonly now: string;
  readonly close: () => Promise<void>;
}

/** Builds the site as the tests do. */
async function builtSite(): Promise<Found> {
  await requireFree(API_PORT, 'npm run evidence', 'API_PORT in scripts/evidence/site.ts');
  const { variables, facts, close } = await openTestSite(root, API_PORT);
  return { siteDir: variables.TEST_SITE_DIR, facts, now: SITE_NOW, close };
}

/** Opens a folder that `npm run build` has made. Its record (site.json) is in the parent folder, or in CACHE_DIR. */
function givenSite(folder: string, now: string): Found {
  const siteDir = path.resolve(folder);
  if (!existsSync(path.join(siteDir, 'index.html')))
    throw new Error(`--site names "${folder}", but this folder has no built site: it has no index.html.`);
  const facts = readSiteRecord(path.dirname(siteDir)) ?? readSiteRecord(readSettings(process.env).CACHE_DIR);
  if (!facts)
    throw new Error(
      `There is no site.json beside "${folder}" or in CACHE_DIR: build the site with "npm run build" first.`,
    );
  return { siteDir, facts, now, close: () => Promise.resolve() };
}

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

async function sumsOf(siteDir: string): Promise<string> {
  const names = [...(await filesIn(siteDir))].sort();
  const line = async (name: string): Promise<string> => {
    const sum = createHash('sha256')
      .update(await readFile(path.join(siteDir, name)))
      .digest('hex');
    return `${sum}  ${name}\n`;
  };
  const lines: string[] = [];
  for (const name of names) lines.push(await line(name));
  return lines.join('');
}

const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', args, { cwd: root })).stdout.trim();

export interface Opened {
  readonly context: Context;
  readonly release: Release;
  /** The SHA-256 of each file of the site. */
  readonly sums: string;
  readonly close: () => Promise<void>;
}

export async function openSite(folder: string | undefined): Promise<Opened> {
  const [commit, committedOn, changes] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('log', '-1', '--format=%cI'),
    git('status', '--porcelain', '--untracked-files=no'),
  ]).catch(() => {
    throw new Error(
      'The folder of the project is not a Git repository. The evidence must name the commit of the site.',
    );
  });
  const clock = process.env.SITE_NOW || undefined;
  const { siteDir, facts, now, close } = folder ? givenSite(folder, clock ?? committedOn) : await builtSite();
  const sums = await sumsOf(siteDir);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const settings = readSettings(process.env);
  return {
    sums,
    close,
    release: {
      version,
      commit,
      isClean: changes === '',
      contentHash: createHash('sha256').update(sums).digest('hex'),
      files: sums.split('\n').length - 1,
      day: (clock ?? committedOn).slice(0, 10),
      siteUrl: facts.siteUrl,
      now,
    },
    context: {
      root,
      siteDir,
      facts,
      cacheDir: settings.CACHE_DIR,
      now,
      pages: once(() => readBuiltSite(siteDir, facts.siteUrl)),
      webServers: once(() => findWebServers(path.join(root, '.cache'), () => undefined)),
      chromium: once(() => ensureChromium(settings.CHROMIUM_PATH, () => undefined)),
    },
  };
}
