import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { type BuiltPage, readBuiltSite } from '../../scripts/check/built-pages.ts';
import { href, paths } from '../../src/routes.ts';

export type { BuiltPage } from '../../scripts/check/built-pages.ts';

function variable(name: 'TEST_SITE_DIR' | 'TEST_BUILT_FOR' | 'TEST_API_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error('The site tests need a built site: run them with "npm run test:site".');
  return value;
}

export const siteDir = variable('TEST_SITE_DIR');
/** The site's public address in the build. */
export const siteUrl = variable('TEST_BUILT_FOR');
export const apiOrigin = new URL(variable('TEST_API_URL')).origin;

export const readBuilt = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

export const site = await readBuiltSite(siteDir, siteUrl);
export const { pages, pageAt, isAnswered, insideOf } = site;

const MOST_SHOWN = 30;

/** Checks every page. A fault that is on many pages is reported once, and names the first page. */
export function expectNoFault(faultsOf: (page: BuiltPage) => readonly string[], asked = pages): void {
  expect(asked.length).toBeGreaterThan(0);
  const pagesWith = new Map<string, string[]>();
  for (const page of asked)
    for (const fault of new Set(faultsOf(page))) pagesWith.set(fault, [...(pagesWith.get(fault) ?? []), page.path]);
  const shown = [...pagesWith].slice(0, MOST_SHOWN).map(([fault, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first}${more}: ${fault}`;
  });
  expect(shown, `${pagesWith.size} faults`).toEqual([]);
}

/** All pages that people read. The frames are left out: only browsers load them, to decompress other pages. */
export const readPages = pages.filter(({ path: address, lang }) => address !== href(paths.frame, lang));
export const listedPages = pages.filter(({ isListed }) => isListed);
