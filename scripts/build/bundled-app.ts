// Loads the site's bundle like Astro's own prerenderer does.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';

/** Pages are rendered for this host. The public addresses in the pages come from `SITE_URL`. */
const ORIGIN = 'http://localhost';

/** A page from a route's `getStaticPaths`. */
export interface StaticPath {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly props?: unknown;
}

export interface PageModule {
  readonly getStaticPaths?: (given: unknown) => readonly StaticPath[] | Promise<readonly StaticPath[]>;
}

/**
 * The parts of Astro's bundle that we use. They are undocumented, so Astro is pinned to one exact version. A test
 * fails if these parts change.
 */
export interface BundledApp {
  readonly manifest: { readonly routes: readonly { readonly routeData: RouteData }[] };
  /** Astro's cache of `getStaticPaths` results. */
  readonly routeCache: {
    readonly cache: Record<
      string,
      { mod: PageModule; staticPaths: { keyed: ReadonlyMap<string, StaticPath> } } | undefined
    >;
    readonly key: (route: RouteData) => string;
  };
  readonly getComponentByRoute: (route: RouteData) => Promise<PageModule>;
  readonly render: (request: Request, options: { routeData: RouteData }) => Promise<Response>;
  readonly setInternals: (internals: { pagesByKeys: ReadonlyMap<string, unknown> }) => void;
  readonly setOptions: (options: {
    settings: { scripts: readonly unknown[] };
    logger: { options: { destination: { write: (event: { message: string }) => void } } };
  }) => void;
}

/**
 * Loads the app of a bundle (the code that renders pages), and gives it the settings that Astro would give it. Our
 * pages have no external style sheets or scripts.
 */
export async function loadBundle(bundle: string): Promise<BundledApp> {
  const dir = path.join(bundle, '.prerender');
  const entry = (await readdir(dir)).find((file) => file.startsWith('prerender-entry.'));
  if (!entry)
    throw new Error(
      `The folder ${dir} has no bundle (the built code that renders pages): expected a file "prerender-entry.…".`,
    );
  process.env.NODE_ENV = 'production';
  const { app } = (await import(pathToFileURL(path.join(dir, entry)).href)) as { app: BundledApp };
  // Astro's log is not shown, because Astro also throws each error, and the publisher reports the error.
  const write = (): void => {};
  app.setInternals({ pagesByKeys: new Map() });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write } } } });
  return app;
}

/** Returns the file of a page, with `/` between folders. */
export function fileOf(pathname: string, { type }: Pick<RouteData, 'type'>): string {
  const name = pathname.replace(/^\/|\/$/g, '');
  return type === 'endpoint' ? name : `${name || 'index'}.html`;
}

/** Renders the file of a route. Throws the errors of the page's code. */
export const renderFile = (app: Pick<BundledApp, 'render'>, route: RouteData, file: string): Promise<Response> =>
  app.render(new Request(`${ORIGIN}/${file}`), { routeData: route });
