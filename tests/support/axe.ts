import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to on a page as it stands. */
export async function violations(page: Page, rules: readonly string[] = RULES): Promise<string[]> {
  // In its old way the library asks in the page itself, which is enough without frames and takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  axe.options({ runOnly: [...rules], resultTypes: ['violations'], preload: false });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
