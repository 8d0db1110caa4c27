import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { NodeResult, Result, RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours. Themes differ only in colours, so a page can break these rules in one theme only. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];
export type Theme = 'light' | 'dark';

/** The minified source of axe. The default file of the package is twice as long. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The source of axe adds the global variable `axe` to the page. */
type WithAxe = typeof globalThis & { readonly axe?: typeof axe };

const sentence = ({ id }: Result, { target, failureSummary }: NodeResult): string =>
  `${id}: ${target.join(' ')} ${failureSummary ?? ''}`;

/** The violations that axe finds on the current page. */
export async function violations(page: Page, rules: readonly string[] = RULES): Promise<string[]> {
  // Send the source of axe only once to each page, because sending it takes half of the time of a check.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(source);
  const options: RunOptions = { runOnly: [...rules], resultTypes: ['violations'], preload: false };
  const found = await page.evaluate(
    async (asked) => (await (globalThis as WithAxe).axe?.run(asked))?.violations,
    options,
  );
  if (!found) throw new Error('axe could not be loaded into the page, so nothing was checked.');
  return found.flatMap((rule) => rule.nodes.map((node) => sentence(rule, node)));
}

/**
 * Returns all violations in the first theme, and only colour violations in the second. Leaves the page in the second
 * theme.
 */
export async function violationsInThemes(
  page: Page,
  themes: readonly [Theme, Theme] = ['light', 'dark'],
): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, rules] of [
    [themes[0], RULES],
    [themes[1], COLOUR_RULES],
  ] as const) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    found.push(...(await violations(page, rules)).map((fault) => `${theme}: ${fault}`));
  }
  return found;
}

export interface AxeAnswer {
  readonly violations: readonly {
    readonly rule: string;
    readonly impact: string;
    readonly places: readonly string[];
  }[];
  /** The number of rules that found no fault. */
  readonly passes: number;
  /** The rules that axe cannot decide, with the number of places. */
  readonly incomplete: Readonly<Record<string, number>>;
}

/** The whole answer of axe on the current page. */
export async function axeAnswer(page: Page): Promise<AxeAnswer> {
  await page.evaluate(source);
  const options: RunOptions = { runOnly: RULES, preload: false };
  const found = await page.evaluate(async (asked) => {
    const answer = await (globalThis as WithAxe).axe?.run(asked);
    if (!answer) return undefined;
    return {
      violations: answer.violations.map(({ id, impact, nodes }) => ({
        rule: id,
        impact: impact ?? 'unknown',
        places: nodes.map(({ target }) => target.join(' ')),
      })),
      passes: answer.passes.length,
      incomplete: Object.fromEntries(answer.incomplete.map(({ id, nodes }) => [id, nodes.length])),
    };
  }, options);
  if (!found) throw new Error('axe could not be loaded into the page, so nothing was checked.');
  return found;
}
