// Keeps the built bundle of the site in memory, and renders the pages whose content has changed since the revision before.
import { createHash } from 'node:crypto';
import type { RouteData } from 'astro';
import pLimit from 'p-limit';
import { API_BASE } from '../../src/lib/api-base.ts';
import type { Query } from '../../src/lib/query.ts';
import {
  readQuery,
  beginRevision,
  dropUnread,
  isFresh,
  createQuery,
  selectQuery,
  refreshInputs,
  settle,
  type RevisionOptions,
} from '../../src/lib/queries.ts';
import { LITE, liteTwin } from '../build/lite-twin.ts';
import { factsOfFile, type PageFacts } from '../build/page-scan.ts';
import { type BundledApp, loadBundle } from './bundled-app.ts';
import { bundleOf } from './bundles.ts';
import { openStaticPaths } from './static-paths.ts';

/** A file of the site as it was rendered. */
export interface Rendered extends PageFacts {
  /** Inside the built site, with `/` between folders. */
  readonly file: string;
  readonly sha: string;
  /** Its light twin, where it has one. */
  readonly lite?: { readonly file: string; readonly sha: string };
}

export interface WarmSite {
  /** The folder with what is not rendered: public files and what the bundler made. */
  readonly assetsDir: string;
  /** Every page as it is now. Renders those that would read otherwise than in the revision before. */
  readonly render: (revision: RevisionOptions, told: Rendering) => Promise<Rendered[]>;
}

export interface Rendering {
  readonly progress: (done: number, all: number) => void;
  readonly isInPlace: (file: string) => boolean;
  /**
   * Given pages that lead to nothing that is not among them or in place already, to be put in place at once: those that
   * are looked at first, then every page but those of the search and the packs, before anything of these is worked out.
   * By then the content API has answered with all that is to be published. Not in the first revision.
   */
  readonly readable: (rendered: readonly Rendered[]) => Promise<void>;
}

interface WarmSiteOptions {
  readonly root: string;
  /** For a bundle in the making; emptied. */
  readonly workDir: string;
  readonly cacheDir: string;
  /** Takes the bytes of a page that was rendered, before it is counted as such. */
  readonly store: (sha: string, bytes: Buffer) => Promise<void>;
}

const AT_ONCE = 32;
const ORIGIN = 'http://localhost';

/**
 * What is made of all that is read, the search and the packs, takes its time: nobody has to wait for it to read what has
 * changed.
 */
const comesLater = ({ route }: RouteData): boolean => /\/(find|search|packs)(\/|$)/.test(route);

/**
 * An entry at the head of a long list moves one of each of its further pages, and the overviews name every page of the
 * site: few look at these in that second.
 */
const isFurther = ({ route }: RouteData): boolean =>
  route.endsWith('/page/[number]') || /\/(sitemap|a-z)(?![a-z])/.test(route);

const fileOf = (pathname: string, { type }: RouteData): string => {
  const name = pathname.replace(/^\/|\/$/g, '');
  return type === 'endpoint' ? name : `${name || 'index'}.html`;
};

async function storeBytes(store: WarmSiteOptions['store'], bytes: Buffer): Promise<string> {
  const sha = createHash('sha256').update(bytes).digest('hex');
  await store(sha, bytes);
  return sha;
}

async function renderPage(
  app: BundledApp,
  store: WarmSiteOptions['store'],
  route: RouteData,
  pathname: string,
): Promise<Rendered> {
  const file = fileOf(pathname, route);
  const answer = await app.render(new Request(`${ORIGIN}/${file}`), { routeData: route });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = bytes.toString();
  const twin = liteTwin(file, text);
  const lite =
    twin === undefined ? {} : { lite: { file: `${file}${LITE}`, sha: await storeBytes(store, Buffer.from(twin)) } };
  return { file, sha: await storeBytes(store, bytes), ...lite, ...factsOfFile(file, text) };
}

interface KnownRoute {
  readonly route: RouteData;
  readonly name: string;
  /** The pages of the route, with what each is rendered of. */
  readonly paths: Query<ReadonlyMap<string, unknown>>;
}

/** The pages that were rendered, each a query of its own. */
function openPages(
  app: BundledApp,
  store: WarmSiteOptions['store'],
): (route: KnownRoute, pathname: string) => Query<Rendered> {
  const pages = new Map<string, Query<Rendered>>();
  return ({ route, name, paths }, pathname) => {
    const address = `${name} ${pathname}`;
    const found = pages.get(address);
    if (found) return found;
    const props = selectQuery(paths, (given) => given.get(pathname));
    const compute = async (): Promise<Rendered> => {
      await readQuery(props);
      return renderPage(app, store, route, pathname);
    };
    const page = createQuery({ compute }, () => pages.delete(address));
    pages.set(address, page);
    return page;
  };
}

export async function openWarmSite(options: WarmSiteOptions): Promise<WarmSite> {
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

  /** What the content API answers; that a file of the owner's cannot be had stops nothing. */
  const isRead = (source: string): boolean => source.includes(`${API_BASE}/`);
  /** Everything was rendered once: what there is to be asked is known. */
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
          // Of two routes with one address the first has it, as in a plain build.
          if (wanted.has(file)) continue;
          wanted.add(file);
          coming.push({ file, page: pageOf(one, pathname) });
        }
      return coming;
    };
    const render = async (coming: readonly Coming[]): Promise<Rendered[]> => {
      // Nearly all stand: they are not waited for.
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
    const first = await pagesOf(read.filter(({ route }) => !isFurther(route)));
    const further = await pagesOf(read.filter(({ route }) => isFurther(route)));
    const before = await render(first);
    // The first page of a list that has become longer leads to its last.
    const isReadable = isWarm && further.every(({ file }) => isInPlace(file));
    if (isReadable) await readable(before);
    const after = await render(further);
    if (isWarm) await readable(isReadable ? after : [...before, ...after]);
    const rendered = [...before, ...after, ...(await render(await pagesOf(later)))];
    isWarm = true;
    return rendered;
  };

  return {
    assetsDir: bundle,
    async render(revision, told) {
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
