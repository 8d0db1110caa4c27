// Reads the pages of a built site: for its tests, and for the auditor's folder.
import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import type { Lang } from '../../src/i18n/lang.ts';
import { fallbackOf, fileOf, redirectOf } from '../serve/rules.ts';
import { all, parse, property } from './html.ts';
import { withMenu } from './rules/menu.ts';

export interface BuiltPage {
  /** The path in the address, such as `/hi/tenders`. */
  readonly path: string;
  readonly lang: Lang;
  readonly html: string;
  readonly tree: Root;
  /** True if search engines may list the page. */
  readonly isListed: boolean;
}

export interface BuiltSite {
  readonly pages: readonly BuiltPage[];
  /** Returns the page with this address. The address is encoded, as in a link. */
  readonly pageAt: (address: string) => BuiltPage | undefined;
  /** True if the address is a page or file, without a redirect. */
  readonly isAnswered: (address: string) => boolean;
  /** Returns the target of a link, or undefined if the link leads to another site. */
  readonly insideOf: (href: string, page: BuiltPage) => URL | undefined;
}

function addressOf(file: string): string {
  const bare = `/${file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')}`;
  return bare === '/index' ? '/' : bare;
}

/** Reads the site in a folder. `siteUrl` is its public address in the build. */
export async function readBuiltSite(dir: string, siteUrl: string): Promise<BuiltSite> {
  const read = (file: string): string => readFileSync(path.join(dir, file), 'utf8');

  function readPage(file: string): BuiltPage {
    const address = addressOf(file);
    const html = read(file);
    const tree = parse(withMenu(html, read));
    const isListed = !all(tree, 'meta').some((meta) => property(meta, 'name') === 'robots');
    return { path: address, lang: /^\/hi(\/|$)/.test(address) ? 'hi' : 'en', html, tree, isListed };
  }

  const files = await Array.fromAsync(glob('**/*.html', { cwd: dir }));
  const pages = files.sort().map(readPage);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return {
    pages,
    pageAt: (address) => byPath.get(decodeURI(address)),
    isAnswered: (address) =>
      redirectOf(address) === undefined &&
      [fileOf(address), fallbackOf(address)].some((file) => file !== undefined && existsSync(path.join(dir, file))),
    insideOf(href, page) {
      const base = new URL(siteUrl + page.path);
      const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
      return url?.origin === base.origin ? url : undefined;
    },
  };
}
