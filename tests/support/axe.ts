import type { Page } from '@playwright/test';
import axe, { type NodeResult, type Result, type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark'];

/** As axe leaves itself in a page. */
type WithAxe = typeof globalThis & { readonly axe?: typeof axe };

const sentence = ({ id }: Result, { target, failureSummary }: NodeResult): string =>
  `${id}: ${target.join(' ')} ${failureSummary ?? ''}`;

/** What axe objects to on a page as it stands. */
export async function violations(page: Page, rules: readonly string[] = RULES): Promise<string[]> {
  // Once on a page is enough: its source is half of what asking costs.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly: [...rules], resultTypes: ['violations'], preload: false };
  const found = await page.evaluate(
    async (asked) => (await (globalThis as WithAxe).axe?.run(asked))?.violations,
    options,
  );
  if (!found) throw new Error('Axe is not in the page.');
  return found.flatMap((rule) => rule.nodes.map((node) => sentence(rule, node)));
}

/** What axe objects to in either theme on a page as it stands; the page is left in the dark one. */
export async function violationsInThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    found.push(...(await violations(page)).map((fault) => `${theme}: ${fault}`));
  }
  return found;
}
