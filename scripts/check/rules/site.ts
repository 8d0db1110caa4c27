// A built site as the checks of the rules see it: a folder of pages, or the same made of texts by a test.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import { paths } from '../../../src/routes.ts';
import { fallbackOf } from '../../serve/rules.ts';
import { firstHeaders, type Served } from './served.ts';

export interface RawPage {
  /** The file of the page, which is its name in all checks. */
  readonly file: string;
  readonly html: string;
  /** The parsed page, where it is known already. */
  readonly tree?: Root;
  /** True for the page to which the address of a site on the web leads. */
  readonly isHome?: boolean;
}

export interface Site {
  /** Yields the pages, one after the other: a check may not keep them. */
  readonly pages: () => AsyncIterable<RawPage> | Iterable<RawPage>;
  /** The file that answers a path of the site. Undefined if no file does. */
  readonly fileAt: (address: string) => string | undefined;
  /** True for a part of a site: its other pages are not known. */
  readonly isPart?: boolean;
  /** The origin of a site on the web. That of a folder is known only from its pages. */
  readonly origin?: string;
  /** True if an address that is no known file exists all the same. It is asked only of sites on the web. */
  readonly exists?: (address: string) => Promise<boolean>;
  readonly read: (file: string) => string | undefined;
  readonly bytesOf: (file: string) => number | undefined;
  /** All files, as paths. Empty for sites on the web. */
  readonly files: readonly string[];
  /** The scripts in files. */
  readonly scripts: () => readonly string[];
  /** What a server says. Not set if no server was asked. */
  readonly served?: Served | undefined;
  /** The bytes of a file of another host. Not set if nobody may be asked. */
  readonly ask?: ((address: string) => Promise<number | undefined>) | undefined;
  /** Names of the owner. If there are none, the checks look for them. */
  readonly owners: readonly string[];
  /** Hosts of the national portal. */
  readonly portals: readonly string[];
}

export type Marks = Pick<Site, 'owners' | 'portals' | 'served' | 'ask'>;

/** The frames that only browsers load (docs/architecture.md). They are no pages. */
const NO_PAGES = new Set([`${paths.frame.slice(1)}.html`, `hi${paths.frame}.html`]);
const isPage = (file: string): boolean => /\.html?$/.test(file) && !NO_PAGES.has(file);

/** The file that answers an address, whether the site writes addresses with or without `.html`. */
function finder(files: ReadonlySet<string>): Site['fileAt'] {
  const inFiles = (address: string): string | undefined => {
    const bare = address.replace(/^\/+/, '');
    const folder = bare.replace(/\/+$/, '');
    const inside = folder === '' ? 'index.html' : `${folder}/index.html`;
    return [bare, `${folder}.html`, inside].find((name) => files.has(name));
  };
  return (address) => inFiles(address) ?? inFiles(fallbackOf(address) ?? '/\0');
}

interface Files {
  readonly names: readonly string[];
  readonly read: (file: string) => string | undefined;
  readonly bytesOf: (file: string) => number | undefined;
  readonly pages?: Site['pages'];
}

export function siteOf({ names, read, bytesOf, pages }: Files, marks: Marks): Site {
  const files = names.toSorted();
  const scripts = files.filter((file) => /\.m?js$/.test(file));
  return {
    files,
    fileAt: finder(new Set(files)),
    read,
    bytesOf,
    scripts: () => scripts,
    *pages() {
      for (const file of files.filter(isPage)) yield { file, html: read(file) ?? '' };
    },
    ...(pages && { pages }),
    ...marks,
    served: marks.served ?? firstHeaders(read('_headers')),
  };
}

export async function folderSite(dir: string, marks: Marks, pages?: Site['pages']): Promise<Site> {
  const found = await Array.fromAsync(glob(['**/*', '**/.*/**/*', '**/.*'], { cwd: dir, withFileTypes: true }));
  // A link to a file counts as that file, so the kind of entry does not matter, but what it leads to.
  const names = found.flatMap((entry) => {
    const name = path.join(entry.parentPath, entry.name);
    return statSync(name, { throwIfNoEntry: false })?.isFile()
      ? [path.relative(dir, name).split(path.sep).join('/')]
      : [];
  });
  const at = (file: string): string => path.join(dir, file);
  return siteOf(
    {
      names: [...new Set(names)],
      read: (file) =>
        existsSync(at(file)) && statSync(at(file)).isFile() ? readFileSync(at(file), 'utf8') : undefined,
      bytesOf: (file) => statSync(at(file), { throwIfNoEntry: false })?.size,
      ...(pages && { pages }),
    },
    marks,
  );
}
