import { expect, it } from 'vitest';
import { htmlFaults } from '../../scripts/check/valid-html.ts';
import { type BuiltPage, expectNoFault, pages } from '../support/built-site.ts';

// One test for each language, because all pages in one take longer than a test may on a busy machine.
it.each(['en', 'hi'])('is valid HTML on every page, in %s', async (lang) => {
  const faults = new Map<BuiltPage, string[]>();
  for (const page of pages) if (page.lang === lang) faults.set(page, await htmlFaults(page));
  expect(faults.size).toBeGreaterThan(100);
  expectNoFault((page) => faults.get(page) ?? []);
});
