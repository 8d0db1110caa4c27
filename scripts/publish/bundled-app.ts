// Loads the bundle of the site as Astro's own prerenderer does.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';

/** A page as its route's `getStaticPaths` gives it. */
export interface StaticPath {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly props?: unknown;
}

export interface PageModule {
  readonly getStaticPaths?: (given: unknown) => readonly StaticPath[] | Promise<readonly StaticPath[]>;
}

/**
 * What the bundle of Astro's own prerenderer has and does not document (Astro is held at one version for it, and the
 * series test fails when it changes).
 */
export interface BundledApp {
  readonly manifest: { readonly routes: readonly { readonly routeData: RouteData }[] };
  /** What it remembers of `getStaticPaths`. */
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

/** The app of a bundle, told what Astro would tell it: of sheets and scripts outside of pages there are none. */
export async function loadBundle(bundle: string): Promise<BundledApp> {
  const dir = path.join(bundle, '.prerender');
  const entry = (await readdir(dir)).find((file) => file.startsWith('prerender-entry.'));
  if (!entry) throw new Error(`There is no bundle in ${dir}.`);
  process.env.NODE_ENV = 'production';
  const { app } = (await import(pathToFileURL(path.join(dir, entry)).href)) as { app: BundledApp };
  // What goes wrong is thrown as well, and said in one place.
  const write = (): void => {};
  app.setInternals({ pagesByKeys: new Map() });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write } } } });
  return app;
}
