// Keeps the site's bundle in memory, and renders pages whose content has changed since the last revision.
import type { RouteData } from 'astro';
import pLimit from 'p-limit';
import { API_BASE } from '../../src/lib/api-base.ts';
import type { Query } from '../../src/lib/query.ts';
import {
  addNote,
  readQuery,
  beginRevision,
  dropUnread,
  hasFailedInput,
  isFresh,
  createQuery,
  selectQuery,
  refreshInputs,
  settle,
  type RevisionOptions,
} from '../../src/lib/queries.ts';
import { LITE, liteTwin } from '../build/lite-twin.ts';
import { factsOf, type PageFacts, piecesOf } from '../build/page-scan.ts';
import { type BundledApp, loadBundle } from './bundled-app.ts';
import { type BundleOptions, bundleOf } from './bundles.ts';
import { openStaticPaths } from './static-paths.ts';

/** A rendered file of the site. */
export interface Rendered extends PageFacts {
  /** Path inside the site, with `/` between folders. */
  readonly file: string;
  readonly sha: string;
  /** Its light twin, if it has one. */
  readonly lite?: { readonly file: string; readonly sha: string };
}

export type WarmSite = Awaited<ReturnType<typeof openWarmSite>>;

export interface Rendering {
  readonly progress: (done: number, all: number) => void;
  readonly isInPlace: (file: string) => boolean;
  /**
   * Called with pages that can be put in place at once, because all their links exist: first the most visited ones, then
   * all except search and packs. By then, all content has been read from the API. Not called in the first revision.
   */
  readonly readable: (rendered: readonly Rendered[]) => Promise<void>;
}

interface WarmSiteOptions extends BundleOptions {
  /** Stores a rendered page before it counts as rendered. */
  readonly store: (bytes: Buffer) => Promise<string>;
}

const AT_ONCE = 32;
const ORIGIN = 'http://localhost';

/** Search and packs depend on all content and take long, so they are rendered after all other pages. */
const comesLater = ({ route }: RouteData): boolean => /\/(find|search|packs)(\/|$)/.test(route);

/** Later pages of lists and overviews: a new entry changes all of them, but few visitors look at them at once. */
const isFurther = ({ file }: { file: string }): boolean =>
  /\/page\/\d+\.html$|^(hi\/)?(sitemap|a-z)(?![a-z])/.test(file);

const fileOf = (pathname: string, { type }: RouteData): string => {
  const name = pathname.replace(/^\/|\/$/g, '');
  return type === 'endpoint' ? name : `${name || 'index'}.html`;
};

async function renderPage(app: Pick<BundledApp, 'render'>, route: RouteData, file: string): Promise<Buffer> {
  const answer = await app.render(new Request(`${ORIGIN}/${file}`), { routeData: route });
  return Buffer.from(await answer.arrayBuffer());
}

async function storePage(store: WarmSiteOptions['store'], file: string, bytes: Buffer): Promise<Rendered> {
  const text = bytes.toString();
  const pieces = piecesOf(file, text);
  const twin = liteTwin(text, pieces);
  const lite = twin === undefined ? {} : { lite: { file: `${file}${LITE}`, sha: await store(Buffer.from(twin)) } };
  return { file, sha: await store(bytes), ...lite, ...factsOf(file, text, pieces) };
}

interface KnownRoute {
  readonly route: RouteData;
  readonly name: string;
  /** The route's pages and the props that each depends on. */
  readonly paths: Query<ReadonlyMap<string, unknown>>;
}

/** One query for each rendered page. */
export function openPages(
  app: Pick<BundledApp, 'render'>,
  store: WarmSiteOptions['store'],
): (route: KnownRoute, pathname: string) => Query<Rendered> {
  const pages = new Map<string, Query<Rendered>>();
  return ({ route, name, paths }, pathname) => {
    const address = `${name} ${pathname}`;
    const found = pages.get(address);
    if (found) return found;
    const props = selectQuery(paths, (given) => given.get(pathname));
    const compute = async (before: Rendered | undefined): Promise<Rendered> => {
      await readQuery(props);
      const file = fileOf(pathname, route);
      let bytes: Buffer;
      try {
        bytes = await renderPage(app, route, file);
      } catch (error) {
        // One entry that breaks its page must not stop all others. A source that cannot be read must.
        const detail = error instanceof Error ? error.message : String(error);
        if (hasFailedInput()) throw error;
        if (!before) throw new Error(`The page ${pathname} could not be made: ${detail}`, { cause: error });
        addNote({ kind: 'held-back', address: pathname, detail, lastGood: true });
        return before;
      }
      return storePage(store, file, bytes);
    };
    const page = createQuery({ compute }, () => pages.delete(address));
    pages.set(address, page);
    return page;
  };
}

export async function openWarmSite(options: WarmSiteOptions) {
  const bundle = await bundleOf(options);
  const app = await loadBundle(bundle);
  const routes = app.manifest.routes.map(({ routeData }) => routeData).filter(({ prerender }) => prerender);
  const atOnce = pLimit(AT_ONCE);

  const paths = openStaticPaths(app);
  const knownRoutes = routes.map((route) => ({
    route,
    name: app.routeCache.key(route),
    paths: createQuery({ compute: paths(route) }),
  }));

  const pageOf = openPages(app, options.store);

  interface Coming {
    readonly file: string;
    readonly page: Query<Rendered>;
  }

  /** True for answers of the content API. A missing picture or file does not stop a publish. */
  const isRead = (source: string): boolean => source.includes(`${API_BASE}/`);
  /** True after the first full render: then all sources are known. */
  let isWarm = false;

  const renderAll = async ({ progress, isInPlace, readable }: Rendering): Promise<Rendered[]> => {
    if (isWarm) await refreshInputs(isRead);
    const wanted = new Set<string>();
    let done = 0;
    const pagesOf = async (own: readonly KnownRoute[]): Promise<Coming[]> => {
      const coming: Coming[] = [];
      for (const one of own)
        for (const pathname of (await readQuery(one.paths)).keys()) {
          const file = fileOf(pathname, one.route);
          // If two routes have one address, the first one counts, as in a plain build.
          if (wanted.has(file)) continue;
          wanted.add(file);
          coming.push({ file, page: pageOf(one, pathname) });
        }
      return coming;
    };
    const render = async (coming: readonly Coming[]): Promise<Rendered[]> => {
      // Most pages are current; skip them without waiting.
      const others = coming.filter(({ page }) => !isFresh(page));
      progress((done += coming.length - others.length), wanted.size);
      const renderOne = async ({ page }: Coming): Promise<void> => {
        await atOnce(() => readQuery(page));
        progress((done += 1), wanted.size);
      };
      await Promise.all(others.map(renderOne));
      return Promise.all(coming.map(({ page }) => readQuery(page)));
    };
    const { later = [], read = [] } = Object.groupBy(knownRoutes, ({ route }) =>
      comesLater(route) ? 'later' : 'read',
    );
    const { first = [], further = [] } = Object.groupBy(await pagesOf(read), (one) =>
      isFurther(one) ? 'further' : 'first',
    );
    const before = await render(first);
    // Page 1 of a grown list links to its new last page, which must be in place first.
    const isReadable = isWarm && further.every(({ file }) => isInPlace(file));
    if (isReadable) await readable(before);
    const after = await render(further);
    if (isWarm) await readable(isReadable ? after : [...before, ...after]);
    const rendered = [...before, ...after, ...(await render(await pagesOf(later)))];
    isWarm = true;
    return rendered;
  };

  return {
    /** The folder of files that are not rendered: public files and the bundler's output. */
    assetsDir: bundle,
    /** All current pages. Renders those that have changed since the last revision. */
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
