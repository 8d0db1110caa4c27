import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import { expect } from 'vitest';
import { withMenu } from '../../scripts/check/rules/menu.ts';
import { fallbackOf, fileOf, redirectOf } from '../../scripts/serve/rules.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { href, paths } from '../../src/routes.ts';
import { all, parse, property } from './html.ts';

export interface BuiltPage {
  /** The path in the address, such as `/hi/tenders`. */
  readonly path: string;
  readonly lang: Lang;
  readonly html: string;
  readonly tree: Root;
  /** True if search engines may list the page. */
  readonly isListed: boolean;
}

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

function addressOf(file: string): string {
  const bare = `/${file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')}`;
  return bare === '/index' ? '/' : bare;
}

function readPage(file: string): BuiltPage {
  const address = addressOf(file);
  const html = readBuilt(file);
  const tree = parse(withMenu(html, readBuilt));
  const isListed = !all(tree, 'meta').some((meta) => property(meta, 'name') === 'robots');
  return { path: address, lang: /^\/hi(\/|$)/.test(address) ? 'hi' : 'en', html, tree, isListed };
}

const files = await Array.fromAsync(glob('**/*.html', { cwd: siteDir }));

export const pages: readonly BuiltPage[] = files.sort().map(readPage);
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Returns the page with this address. The address is encoded, as in a link. */
export const pageAt = (address: string): BuiltPage | undefined => byPath.get(decodeURI(address));

/** True if the address is a page or file, without a redirect. */
export const isAnswered = (address: string): boolean =>
  redirectOf(address) === undefined &&
  [fileOf(address), fallbackOf(address)].some((file) => file !== undefined && existsSync(path.join(siteDir, file)));

/** Returns the target of a link, or undefined if the link leads to another site. */
export function insideOf(href: string, page: BuiltPage): URL | undefined {
  const base = new URL(siteUrl + page.path);
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  return url?.origin === base.origin ? url : undefined;
}

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
