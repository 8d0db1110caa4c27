// Finds the last build of the site, and opens a browser to visit it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { readSettings, root } from '../command/settings.ts';
import type { SiteFacts } from '../serve/rules.ts';
import { readSiteRecord } from '../serve/site-record.ts';
import { ensureChromium } from './chromium.ts';

/** Returns undefined if no site was built yet. */
export function builtSite(): { readonly dist: string; readonly facts: SiteFacts } | undefined {
  const dist = path.join(root, 'dist');
  const facts = readSiteRecord(readSettings(process.env).CACHE_DIR);
  return facts && existsSync(dist) ? { dist, facts } : undefined;
}

export async function openChromium(): Promise<{ readonly browser: Browser; readonly executablePath: string }> {
  const executablePath = await ensureChromium(readSettings(process.env).CHROMIUM_PATH, (line) => console.error(line));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  return { browser, executablePath };
}
