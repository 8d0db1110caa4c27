// Replaces the site's search index in a test page.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { searchIndex } from '../../src/search/indexer/index-of.ts';
import type { Entry } from '../../src/search/entry.ts';

const FILES = /\/find\/[^/]+$/;

/** Makes the page search only these entries. */
export async function serveEntries(page: Page, entries: readonly Entry[]): Promise<void> {
  const files = searchIndex(entries, readFileSync('src/search/glossary.txt', 'utf8')).files();
  await page.route(FILES, (route) => {
    const bytes = files.get(new URL(route.request().url()).pathname.replace('/find/', ''));
    return bytes
      ? route.fulfill({ body: Buffer.from(bytes), contentType: 'application/octet-stream' })
      : route.fulfill({ status: 404 });
  });
}

/** Makes all requests for index files fail. */
export async function withoutIndex(page: Page): Promise<void> {
  await page.route(FILES, (route) => route.abort());
}

/** Makes this many entries that match one word. There is one for each month, and the newest is first. */
export const numbered = (count: number, word: string): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    lang: 'en',
    kind: 'news',
    url: `/news/${index + 1}`,
    title: `${word} ${index + 1}`,
    date: `${2026 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, '0')}-01`,
  }));

/** Makes all requests for the index of documents fail, until the function that it returns is called. */
export async function withoutDocuments(page: Page): Promise<() => void> {
  let isLost = true;
  await page.route(/\/find\/documents\//, (route) => (isLost ? route.abort() : route.fallback()));
  return () => (isLost = false);
}
