// Opens a built site for the checks of the rules. The site is a folder of pages. A test can make a site from texts instead.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import { paths } from '../../../src/routes.ts';
import { fallbackOf } from '../../serve/rules.ts';
import { firstHeaders, type Served } from './served.ts';

export interface RawPage {
  /** The file of the page. All checks use it as the name of the page. */
  readonly file: string;
  readonly html: string;
  /** The parsed page, if it is already parsed. */
  readonly tree?: Root;
  /** True for the page at the start address of a site on the web. */
  readonly isHome?: boolean;
}

export interface Site {
  /** Yields the pages one after the other. A check must not keep a page, because all pages together need too much memory. */
  readonly pages: () => AsyncIterable<RawPage> | Iterable<RawPage>;
  /** Returns the file that is sent for a path of the site, or undefined. */
  readonly fileAt: (address: string) => string | undefined;
  /** True if only some pages of the site are known. */
  readonly isPart?: boolean;
  /** The origin of a site on the web. Unset for a folder, because only its pages name the origin. */
  readonly origin?: string;
  /** True if the server answers an address whose file is unknown. Set only for sites on the web. */
  readonly exists?: (address: string) => Promise<boolean>;
  readonly read: (file: string) => string | undefined;
  readonly bytesOf: (file: string) => number | undefined;
  /** All files, as paths. Empty for sites on the web. */
  readonly files: readonly string[];
  /** Returns the files that are scripts. */
  readonly scripts: () => readonly string[];
  /** The headers and answers of a server, or the headers in `_headers`. Unset if there are neither. */
  readonly served?: Served | undefined;
  /** Returns the bytes of a file on another host. Unset if the checks may not ask other hosts. */
  readonly ask?: ((address: string) => Promise<number | undefined>) | undefined;
  /** The given names of the owner. If no names are given, the checks look for a name on the home page. */
  readonly owners: readonly string[];
  /** Hosts of the national portal. */
  readonly portals: readonly string[];
}

export type Marks = Pick<Site, 'owners' | 'portals' | 'served' | 'ask'>;

/** The frames that only browsers load (docs/architecture.md). They are no pages. */
const NO_PAGES = new Set([`${paths.frame.slice(1)}.html`, `hi${paths.frame}.html`]);
const isPage = (file: string): boolean => /\.html?$/.test(file) && !NO_PAGES.has(file);

/** Returns a function that finds the file for an address. Addresses may be written with or without `.html`. */
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
  // A symbolic link to a file counts as a file. So the code looks at the target, and not at the kind of the entry.
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
