// Keeps the site's bundle in memory. Each revision (one pass over all pages) renders only pages with changed content.
import type { RouteData } from 'astro';
import pLimit from 'p-limit';
import { API_BASE } from '../../src/lib/api-base.ts';
import {
  readQuery,
  beginRevision,
  dropUnread,
  hasToCompute,
  isFresh,
  createQuery,
  selectQuery,
  refreshInputs,
  settle,
  type RevisionOptions,
} from '../../src/lib/queries.ts';
import type { Query } from '../../src/lib/query.ts';
import { paths } from '../../src/routes.ts';
import { fileOf, loadBundle } from '../build/bundled-app.ts';
import { type BundleOptions, bundleOf } from '../build/bundles.ts';
import { byDepth } from '../serve/site-files.ts';
import { openStaticPaths } from './static-paths.ts';
import { type KnownRoute, openPages, type PageContents, type Rendered } from './warm-pages.ts';

export type WarmSite = Awaited<ReturnType<typeof openWarmSite>>;

export interface Rendering {
  readonly progress: (done: number, all: number) => void;
  readonly isInPlace: (file: string) => boolean;
  /**
   * Is called with pages that can be written now: the targets of their links exist. The most visited pages come first. Search
   * and packs (zip files) are never among these pages. It is called after all content was read, but not in the first revision.
   */
  readonly readable: (rendered: readonly Rendered[]) => Promise<void>;
}

interface WarmSiteOptions extends BundleOptions {
  readonly contents: PageContents;
}

/**
 * The number of pages that are rendered at once. Objects of half-rendered pages survive collections of new objects, and become
 * garbage among old objects, where collecting takes long. With 32 pages, a start took a quarter more of the processor.
 */
const AT_ONCE = 8;
/** If more pages than this change (a menu changes all pages), the first pages are written before the last pages are made. */
const SLICE = 500;

/**
 * True for files that visitors do not need in the first second: search, packs (zip files), open data, calendars, feeds and the
 * register of documents. They depend on all content and take long (the register reads each new document), so they are rendered
 * last.
 */
export const comesLater = ({ route }: Pick<RouteData, 'route'>): boolean =>
  /\/(find|search|packs|open-data|feeds|verify)(\/|$)|\/\[\.{3}path\]\.(ics|json)$/.test(route);

const OVERVIEWS = [paths.sitemap, paths.aToZ, paths.numbers].map((address) => `${address.slice(1)}.html`);

/** True for page 2 and later of a list, and for overviews. A new entry changes all these pages, but few visitors need them. */
export const isFurther = ({ file }: { file: string }): boolean =>
  /\/page\/\d+\.html$|^sitemap.*\.xml$/.test(file) || OVERVIEWS.includes(file.replace(/^hi\//, ''));

/**
 * True if more than `SLICE` pages must be rendered. Each page is checked, because a changed input often changes no page. The
 * checks run one after the other, and end when there are enough pages.
 */
async function isLargeChange(coming: readonly { readonly page: Query }[]): Promise<boolean> {
  let outdated = 0;
  for (const { page } of coming) {
    if (!isFresh(page) && (await hasToCompute(page))) outdated += 1;
    if (outdated > SLICE) return true;
  }
  return false;
}

interface ListedRoute extends KnownRoute {
  /** The addresses of its pages. They stay the same if only props change. */
  readonly pathnames: Query<readonly string[]>;
}

interface Coming {
  readonly file: string;
  readonly page: Query<Rendered>;
  readonly isFurther: boolean;
}

/**
 * Returns a function that lists the pages of some routes, without the pages that `others` has: of two routes with the same
 * address, the first one counts. If no page was added or removed, it returns its last list, because sorting 50,000 pages takes
 * long.
 */
function pageLists(pageOf: ReturnType<typeof openPages>) {
  const lists = new Map<
    readonly KnownRoute[],
    { readonly from: readonly unknown[]; readonly pages: readonly Coming[] }
  >();
  return async (own: readonly ListedRoute[], others?: readonly Coming[]): Promise<readonly Coming[]> => {
    const from: unknown[] = [others];
    for (const { pathnames } of own) from.push(await readQuery(pathnames));
    const last = lists.get(own);
    if (last && from.every((one, index) => one === last.from[index])) return last.pages;
    const taken = new Set(others?.map(({ file }) => file));
    const pages: Coming[] = [];
    for (const one of own)
      for (const pathname of await readQuery(one.pathnames)) {
        const file = fileOf(pathname, one.route);
        if (taken.has(file)) continue;
        taken.add(file);
        pages.push({ file, page: pageOf(one, pathname), isFurther: isFurther({ file }) });
      }
    pages.sort(byDepth);
    lists.set(own, { from, pages });
    return pages;
  };
}

export async function openWarmSite(options: WarmSiteOptions) {
  const bundle = await bundleOf(options);
  const app = await loadBundle(bundle);
  const routes = app.manifest.routes.map(({ routeData }) => routeData).filter(({ prerender }) => prerender);
  const atOnce = pLimit(AT_ONCE);

  const paths = openStaticPaths(app);
  const knownRoutes = routes.map((route): ListedRoute => {
    const ofRoute = createQuery({ compute: paths(route) });
    const pathnames = selectQuery(ofRoute, (given) => [...given.keys()]);
    return { route, name: app.routeCache.key(route), paths: ofRoute, pathnames };
  });

  const pagesOf = pageLists(openPages(app, options.contents));
  const readRoutes = knownRoutes.filter(({ route }) => !comesLater(route));
  const laterRoutes = knownRoutes.filter(({ route }) => comesLater(route));

  /**
   * True for an answer of the content API. Only these answers are read early, because a missing picture does not stop a
   * publish.
   */
  const isRead = (source: string): boolean => source.includes(`${API_BASE}/`);
  /** True after the first full render, because all sources are known from that moment. */
  let isWarm = false;

  const renderAll = async ({ progress, isInPlace, readable }: Rendering): Promise<Rendered[]> => {
    if (isWarm) await refreshInputs(isRead);
    const read = await pagesOf(readRoutes);
    let [done, all] = [0, read.length];
    const render = async (coming: readonly Coming[]): Promise<Rendered[]> => {
      // Most pages have not changed, so they are not rendered.
      const others = coming.filter(({ page }) => !isFresh(page));
      progress((done += coming.length - others.length), all);
      const renderOne = async ({ page }: Coming): Promise<void> => {
        await atOnce(() => readQuery(page));
        progress((done += 1), all);
      };
      await Promise.all(others.map(renderOne));
      // All these pages are up to date now. A `readQuery` for each page would create a promise for each page of the site.
      return coming.flatMap(({ page }) => page.value ?? []);
    };
    const further = read.filter((one) => one.isFurther);
    const first = read.filter((one) => !one.isFurther);
    // If a list has grown, its page 1 links to a new last page, and page 1 must not be written before that page. So if a page
    // in `further` is new, no page is written until all these pages are rendered.
    const isReadable = isWarm && further.every(({ file }) => isInPlace(file));
    // A page may link to a new page, and the new page may be in a later slice. So if a page in `first` is new, there are no
    // slices.
    const isLarge = isReadable && first.every(({ file }) => isInPlace(file)) && (await isLargeChange(first));
    const slice = isLarge ? SLICE : Math.max(first.length, 1);
    let before: Rendered[] = [];
    // Each slice is as large as all earlier slices together, because after each slice the whole journal is written again.
    for (let [from, to] = [0, slice]; from < first.length; [from, to] = [to, 2 * to]) {
      const rendered = await render(first.slice(from, to));
      before = [...before, ...rendered];
      if (isReadable) await readable(rendered);
    }
    const after = await render(further);
    if (isWarm) await readable(isReadable ? after : [...before, ...after]);
    const later = await pagesOf(laterRoutes, read);
    all += later.length;
    const rendered = [...before, ...after, ...(await render(later))];
    isWarm = true;
    return rendered;
  };

  return {
    /** The folder of files that need no rendering: public files and the bundler's output. */
    assetsDir: bundle,
    /** Returns all current pages. Renders only pages that have changed since the last call. */
    async render(revision: RevisionOptions, told: Rendering) {
      beginRevision(revision);
      try {
        const rendered = await renderAll(told);
        dropUnread();
        return rendered;
      } finally {
        atOnce.clearQueue();
        await settle();
      }
    },
  };
}
