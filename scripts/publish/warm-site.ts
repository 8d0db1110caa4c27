// Keeps the built bundle of the site in memory, and renders the pages whose content has changed since the round before.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import pLimit from 'p-limit';
import {
  ask,
  beginRound,
  endRound,
  forgetUnasked,
  keep,
  type Known,
  type RoundOptions,
  standsAtOnce,
} from '../../src/lib/questions.ts';
import { LITE, liteTwin } from '../build/lite-twin.ts';
import { factsOfFile, type FileFacts } from '../build/page-scan.ts';
import { bundleOf } from './bundles.ts';

/** A file of the site as it was rendered. */
export interface Rendered extends FileFacts {
  /** Inside the built site, with `/` between folders. */
  readonly file: string;
  readonly sha: string;
  /** Its light twin, where it has one. */
  readonly lite?: { readonly file: string; readonly sha: string };
}

export interface WarmSite {
  /** The folder with what is not rendered: public files and what the bundler made. */
  readonly assetsDir: string;
  /** Every page as it is now. Renders those that would read otherwise than in the round before. */
  readonly render: (round: RoundOptions, told: Rendering) => Promise<Rendered[]>;
}

export interface Rendering {
  readonly progress: (done: number, all: number) => void;
  readonly isInPlace: (file: string) => boolean;
  /**
   * Given pages that lead to nothing that is not among them or in place already, to be put in place at once: those that
   * are looked at first, then every page but those of the search and the packs, before anything of these is worked out.
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

type Props = ReadonlyMap<string, unknown>;

/**
 * What the bundle of Astro's own prerenderer has and does not document (Astro is held at one version for it, and the
 * series test fails when it changes).
 */
interface BundledApp {
  readonly manifest: { readonly routes: readonly { readonly routeData: RouteData }[] };
  /** What it remembers of `getStaticPaths`. */
  readonly routeCache: {
    readonly cache: Record<string, { staticPaths?: { keyed: Map<string, { props?: unknown }> } } | undefined>;
    readonly key: (route: RouteData) => string;
  };
  readonly getComponentByRoute: (route: RouteData) => Promise<unknown>;
  readonly render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
  readonly setInternals: (internals: { pagesByKeys: ReadonlyMap<string, unknown> }) => void;
  readonly setOptions: (options: {
    settings: { scripts: readonly unknown[] };
    logger: { options: { destination: { write: (event: { message: string }) => void } } };
  }) => void;
}

const AT_ONCE = 32;
const ORIGIN = 'http://localhost';

/** The app of a bundle, told what Astro would tell it: of sheets and scripts outside of pages there are none. */
async function load(bundle: string): Promise<BundledApp> {
  const dir = path.join(bundle, '.prerender');
  const entry = (await readdir(dir)).find((file) => file.startsWith('prerender-entry.'));
  if (!entry) throw new Error(`There is no bundle in ${dir}.`);
  process.env.NODE_ENV = 'production';
  const { app } = (await import(pathToFileURL(path.join(dir, entry)).href)) as { app: BundledApp };
  const write = ({ message }: { message: string }): void => console.error(message);
  app.setInternals({ pagesByKeys: new Map() });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write } } } });
  return app;
}

/**
 * What is made of all that is read, the search and the packs, takes its time: nobody has to wait for it to read what has
 * changed.
 */
const comesLater = ({ route }: RouteData): boolean => /\/(find|search|packs)(\/|$)/.test(route);

/** An entry at the head of a long list moves one of each of its further pages: few look at them in that second. */
const isFurther = ({ route }: RouteData): boolean => route.endsWith('/page/[number]');

const fileOf = (pathname: string, { type }: RouteData): string => {
  const name = pathname.replace(/^\/|\/$/g, '');
  return type === 'endpoint' ? name : `${name || 'index'}.html`;
};

/** What `getStaticPaths` of a route has given to each of its pages. */
const givenIn = ({ routeCache }: BundledApp, key: string): ReadonlyMap<string, { props?: unknown }> | undefined =>
  routeCache.cache[key]?.staticPaths?.keyed;

export async function openWarmSite(options: WarmSiteOptions): Promise<WarmSite> {
  const bundle = await bundleOf(options);
  const app = await load(bundle);
  const routes = app.manifest.routes.map(({ routeData }) => routeData).filter(({ prerender }) => prerender);
  const atOnce = pLimit(AT_ONCE);

  /** The addresses of a route, and what each of its pages is given. */
  const pathsOf = async (route: RouteData): Promise<Props> => {
    const key = app.routeCache.key(route);
    app.routeCache.cache[key] = undefined;
    const manifest = { ...app.manifest, routes: [{ routeData: route }] };
    const only = {
      manifest,
      routeCache: app.routeCache,
      getComponentByRoute: (one: RouteData) => app.getComponentByRoute(one),
    };
    const found = await new StaticPaths(only as unknown as ConstructorParameters<typeof StaticPaths>[0]).getAll();
    const given = givenIn(app, key);
    return new Map(found.map(({ pathname }) => [pathname, given?.get(pathname)?.props]));
  };
  const knownRoutes = routes.map((route) => ({ route, paths: keep({ work: () => pathsOf(route) }) }));

  const stored = async (bytes: Buffer): Promise<string> => {
    const sha = createHash('sha256').update(bytes).digest('hex');
    await options.store(sha, bytes);
    return sha;
  };
  const renderPage = async (route: RouteData, pathname: string, props: Known): Promise<Rendered> => {
    await ask(props);
    const file = fileOf(pathname, route);
    const answer = await app.render(new Request(`${ORIGIN}/${file}`), { routeData: route });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString();
    const twin = liteTwin(file, text);
    const lite = twin === undefined ? {} : { lite: { file: `${file}${LITE}`, sha: await stored(Buffer.from(twin)) } };
    return { file, sha: await stored(bytes), ...lite, ...(await factsOfFile(file, text)) };
  };

  const pages = new Map<string, Known<Rendered>>();
  const pageOf = (route: RouteData, paths: Known<Props>, pathname: string): Known<Rendered> => {
    const name = `${app.routeCache.key(route)} ${pathname}`;
    const found = pages.get(name);
    if (found) return found;
    const props = keep({ work: async () => (await ask(paths)).get(pathname) });
    const page = keep({ work: () => renderPage(route, pathname, props) }, () => pages.delete(name));
    pages.set(name, page);
    return page;
  };

  interface Coming {
    readonly file: string;
    readonly page: Known<Rendered>;
  }

  const renderAll = async ({ progress, isInPlace, readable }: Rendering): Promise<Rendered[]> => {
    const wanted = new Set<string>();
    let done = 0;
    const pagesOf = async (own: typeof knownRoutes): Promise<Coming[]> => {
      const coming: Coming[] = [];
      for (const { route, paths } of own)
        for (const pathname of (await ask(paths)).keys()) {
          const file = fileOf(pathname, route);
          // Of two routes with one address the first has it, as in a plain build.
          if (wanted.has(file)) continue;
          wanted.add(file);
          coming.push({ file, page: pageOf(route, paths, pathname) });
        }
      return coming;
    };
    const render = (coming: readonly Coming[]): Promise<Rendered[]> =>
      Promise.all(
        coming.map(async ({ page }) => {
          const result = await (standsAtOnce(page) ? ask(page) : atOnce(() => ask(page)));
          progress((done += 1), wanted.size);
          return result;
        }),
      );
    const { later = [], read = [] } = Object.groupBy(knownRoutes, ({ route }) =>
      comesLater(route) ? 'later' : 'read',
    );
    const first = await pagesOf(read.filter(({ route }) => !isFurther(route)));
    const further = await pagesOf(read.filter(({ route }) => isFurther(route)));
    const rendered = await render(first);
    // The first page of a list that has become longer leads to its last.
    if (further.every(({ file }) => isInPlace(file))) await readable(rendered);
    rendered.push(...(await render(further)));
    await readable(rendered);
    return [...rendered, ...(await render(await pagesOf(later)))];
  };

  return {
    assetsDir: bundle,
    async render(round, told) {
      beginRound(round);
      try {
        const rendered = await renderAll(told);
        forgetUnasked();
        return rendered;
      } finally {
        atOnce.clearQueue();
        await endRound();
      }
    },
  };
}
