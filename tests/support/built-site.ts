import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import { expect } from 'vitest';
import { fallbackOf, fileOf, redirectOf } from '../../scripts/serve/rules.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { href, paths } from '../../src/routes.ts';
import { all, parse, property } from './html.ts';

export interface BuiltPage {
  /** `/hi/tenders`: what a visitor types. */
  readonly path: string;
  readonly lang: Lang;
  readonly html: string;
  readonly tree: Root;
  /** Search engines may list it. */
  readonly isListed: boolean;
}

function variable(name: 'TEST_SITE_DIR' | 'TEST_BUILT_FOR' | 'TEST_API_URL'): string {
  const value = process.env[name];
  if (!value) throw new Error('The site tests need a built site: run them with "npm run test:site".');
  return value;
}

export const siteDir = variable('TEST_SITE_DIR');
/** The address the pages were built for. */
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

const LINKS = /data-links="([^"]+)"/;
/** The last link of a section of the menu: what is below the section comes behind it. */
const LAST_LINK = /<\/a>(?=\s*<\/div>\s*<\/div>\s*<\/details>)/g;

/** A page as it is once its menu was touched. */
function withMenu(html: string): string {
  const [, address] = LINKS.exec(html) ?? [];
  const sections = address ? (JSON.parse(readBuilt(address)) as string[]) : [];
  let next = 0;
  return html.replace(LAST_LINK, (end) => end + (sections[next++] ?? ''));
}

function readPage(file: string): BuiltPage {
  const address = addressOf(file);
  const html = readBuilt(file);
  const tree = parse(withMenu(html));
  const isListed = !all(tree, 'meta').some((meta) => property(meta, 'name') === 'robots');
  return { path: address, lang: /^\/hi(\/|$)/.test(address) ? 'hi' : 'en', html, tree, isListed };
}

const files = await Array.fromAsync(glob('**/*.html', { cwd: siteDir }));

/** Every page of the built site. */
export const pages: readonly BuiltPage[] = files.sort().map(readPage);
const byPath = new Map(pages.map((page) => [page.path, page]));

/** By its address as links write it. */
export const pageAt = (address: string): BuiltPage | undefined => byPath.get(decodeURI(address));

/** Whether an address of the site is answered as it stands: by a page or a file, without a redirect. */
export const isAnswered = (address: string): boolean =>
  redirectOf(address) === undefined &&
  [fileOf(address), fallbackOf(address)].some((file) => file !== undefined && existsSync(path.join(siteDir, file)));

/** The address of a link on a page when it leads inside the site. */
export function insideOf(href: string, page: BuiltPage): URL | undefined {
  const base = new URL(siteUrl + page.path);
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  return url?.origin === base.origin ? url : undefined;
}

const MOST_SHOWN = 30;

/** Asks every page one question; a fault of many pages is shown once, with the first of them. */
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

/** All that somebody reads: the frame of each language is for browsers. */
export const readPages = pages.filter(({ path: address, lang }) => address !== href(paths.frame, lang));
export const listedPages = pages.filter(({ isListed }) => isListed);
