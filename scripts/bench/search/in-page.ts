// Runs the searches of search-page.ts on the site that was built last.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { readSiteRecord } from '../../build/site-record.ts';
import { ensureChromium } from '../../check/chromium.ts';
import { startSiteServer } from '../../serve/server.ts';
import { readSettings } from '../../settings.ts';
import { costsOfSearch, type SearchCost } from '../search-page.ts';

/** None of them has a page of results that was made with the site. */
const QUERIES = ['dumper tyres', 'sonpahar', 'pump repair', 'प्रशिक्षण भवन', 'khadan ki sadak'];

/** Nothing when no site was built yet. */
export async function searchesInPage(root: string): Promise<SearchCost[] | undefined> {
  const settings = readSettings(process.env);
  const [dir, facts] = [path.join(root, 'dist'), readSiteRecord(path.resolve(root, settings.CACHE_DIR))];
  if (!facts || !existsSync(dir)) return undefined;
  const executablePath = await ensureChromium(settings.CHROMIUM_PATH, (line) => console.error(line));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const site = await startSiteServer({ dir, facts, port: 0 });
  try {
    return await costsOfSearch(browser, site.url, QUERIES);
  } finally {
    await browser.close();
    await site.close();
  }
}
