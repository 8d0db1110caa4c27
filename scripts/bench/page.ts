// Prints the costs of pages and islands of the built site for a visitor. The table also has pages of other generators.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { islands } from '../../tests/support/islands.ts';
import { builtSite, openChromium } from '../check/built-site.ts';
import { openContentSource } from '../command/content-source.ts';
import { failWith } from '../command/fail-with.ts';
import { readSettings, root } from '../command/settings.ts';
import type { SiteFacts } from '../serve/rules.ts';
import { startSiteServer } from '../serve/server.ts';
import { bestBrotli } from './best-brotli.ts';
import { costOfIsland, type IslandCost } from './island-cost.ts';
import { type Costs, isIslandFile, showCosts } from './page-table.ts';
import { showWeights } from './weight-table.ts';
import { weigh } from './weights.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: 'weights islands' },
  },
});
const isWanted = ({ name }: { readonly name: string }): boolean => name.includes(values.only);
const say = (line: string): void => console.error(line);

async function costsOfIslands(browser: Browser, dist: string, facts: SiteFacts): Promise<Costs> {
  await using site = await startSiteServer({ dir: dist, facts, port: 0 });
  const costs: IslandCost[] = [];
  for (const island of islands.filter(isWanted)) {
    say(island.name);
    costs.push(await costOfIsland(browser, island, site.url));
  }
  const islandBytes = readdirSync(path.join(dist, 's'))
    .filter(isIslandFile)
    .map((file) => bestBrotli(readFileSync(path.join(dist, 's', file), 'utf8')))
    .reduce((sum, size) => sum + size, 0);
  return { islands: costs, islandBytes };
}

try {
  const site = builtSite();
  if (!site) throw new Error('There is no built site yet: run "npm run build" first.');
  const { dist, facts } = site;
  await using _source = await openContentSource({
    env: process.env,
    settings: readSettings(process.env),
    siteUrl: facts.siteUrl,
    say,
  });
  const { browser: opened, executablePath } = await openChromium();
  await using browser = opened;
  const print = <Result>(result: Result, show: (result: Result) => string): void =>
    console.log(values.json ? JSON.stringify(result, undefined, 2) : show(result));
  const work = path.join(root, '.cache', 'bench-weights');
  if (values.part.includes('weights'))
    print(await weigh({ dist, facts, work, browser, chromium: executablePath, isWanted, say }), showWeights);
  if (values.part.includes('islands')) print(await costsOfIslands(browser, dist, facts), showCosts);
} catch (error) {
  failWith(error);
}
