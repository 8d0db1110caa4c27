// Prints what pages and islands of the built site cost a visitor, beside pages that do it otherwise.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { islands } from '../../tests/support/islands.ts';
import { pageKinds } from '../../tests/support/page-kinds.ts';
import { readSiteRecord } from '../build/site-record.ts';
import { ensureChromium } from '../check/chromium.ts';
import type { SiteFacts } from '../serve/rules.ts';
import { startSiteServer } from '../serve/server.ts';
import { readSettings } from '../settings.ts';
import { openContentSource } from '../start/content-source.ts';
import { failWith } from '../start/fail-with.ts';
import { besidePages } from './beside-pages.ts';
import { bestBrotli } from './best-brotli.ts';
import { costOfBareDialog, costOfIsland, type IslandCost } from './island-cost.ts';
import { costOfPage, type PageCost } from './page-cost.ts';
import { isIslandFile, showCosts } from './page-table.ts';
import { showWeights } from './weight-table.ts';
import { weigh } from './weights.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: 'weights islands' },
  },
});
const isWanted = ({ name }: { readonly name: string }): boolean => name.includes(values.only);
const say = (line: string): void => console.error(line);
const dist = path.join(root, 'dist');

/** Serves a folder for as long as the work takes. */
async function served<Result>(dir: string, facts: SiteFacts, work: (url: string) => Promise<Result>): Promise<Result> {
  const site = await startSiteServer({ dir, facts, port: 0 });
  try {
    return await work(site.url);
  } finally {
    await site.close();
  }
}

async function costsOf<Row, Cost>(rows: readonly Row[], cost: (row: Row) => Promise<Cost>): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const row of rows) costs.push(await cost(row));
  return costs;
}

const islandFiles = (): string[] => readdirSync(path.join(dist, 's')).filter(isIslandFile);

async function measureSite(browser: Browser, facts: SiteFacts) {
  const ours = (url: string): Promise<PageCost[]> =>
    costsOf(pageKinds.filter(isWanted), (kind) => {
      say(kind.name);
      return costOfPage(browser, kind.name, url + kind.path);
    });
  const moving = async (url: string): Promise<IslandCost[]> => {
    const costs = await costsOf(islands.filter(isWanted), (island) => {
      say(island.name);
      return costOfIsland(browser, island, url);
    });
    return [...costs, await costOfBareDialog(browser, url)];
  };
  const dialogFiles = islandFiles().filter((file) => /^(leave-site|react|dialog|stores)\./.test(file));
  const beside = await besidePages({ dist, work: path.join(root, '.cache', 'bench-page'), dialogFiles });
  const others = (url: string): Promise<PageCost[]> =>
    costsOf(beside.filter(isWanted), ({ name, path: address }) => costOfPage(browser, name, url + address));
  const pages = await served(dist, facts, ours);
  return {
    pages: [...pages, ...(await served(path.join(root, '.cache', 'bench-page'), facts, others))],
    islands: await served(dist, facts, moving),
    islandBytes: islandFiles()
      .map((file) => bestBrotli(readFileSync(path.join(dist, 's', file), 'utf8')))
      .reduce((sum, size) => sum + size, 0),
  };
}

async function bench(): Promise<void> {
  const settings = readSettings(process.env);
  const facts = readSiteRecord(path.resolve(root, settings.CACHE_DIR));
  if (!facts || !existsSync(dist)) throw new Error('There is no built site yet: run "npm run build" first.');
  const source = await openContentSource({ root, env: process.env, settings, siteUrl: facts.siteUrl, say });
  const executablePath = await ensureChromium(settings.CHROMIUM_PATH, say);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const print = <Result>(result: Result, show: (result: Result) => string): void =>
      console.log(values.json ? JSON.stringify(result, undefined, 2) : show(result));
    const work = path.join(root, '.cache', 'bench-weights');
    if (values.part.includes('weights'))
      print(await weigh({ dist, facts, work, browser, chromium: executablePath, isWanted, say }), showWeights);
    if (values.part.includes('islands')) print(await measureSite(browser, facts), showCosts);
  } finally {
    await browser.close();
    await source.close();
  }
}

try {
  await bench();
} catch (error) {
  failWith(error);
}
