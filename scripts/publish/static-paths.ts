// Asks each route of a bundle for its current pages. Each publish does this.
import { isDeepStrictEqual } from 'node:util';
import type { RouteData } from 'astro';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import type { BundledApp, StaticPath } from '../build/bundled-app.ts';

/** The props of a route's pages, by address. */
export type Props = ReadonlyMap<string, unknown>;

/**
 * Returns a function that lists a route's current pages. If the props of a page have not changed since the last call, it
 * returns the same props object as in that call. Addresses are cached, because Astro is slow at making an address from
 * parameters.
 */
export const openStaticPaths = (app: BundledApp) => (route: RouteData) => {
  const key = app.routeCache.key(route);
  /** The cache of addresses. The key is the JSON text of the parameters. */
  let addresses: ReadonlyMap<string, string> = new Map();

  return async (before?: Props): Promise<Props> => {
    const module = await app.getComponentByRoute(route);
    let all: ReadonlyMap<string, StaticPath> = new Map();
    let added: readonly (readonly [string, StaticPath])[] = [];
    const getStaticPaths = async (given: unknown): Promise<StaticPath[]> => {
      const paths = (await module.getStaticPaths?.(given)) ?? [];
      all = new Map(paths.map((one) => [JSON.stringify(one.params), one]));
      added = [...all].filter(([name]) => !addresses.has(name));
      return added.map(([, one]) => one);
    };
    const only = {
      manifest: { ...app.manifest, routes: [{ routeData: route }] },
      routeCache: app.routeCache,
      getComponentByRoute: () => Promise.resolve({ ...module, getStaticPaths }),
    };
    app.routeCache.cache[key] = undefined;
    const found = await new StaticPaths(only as unknown as ConstructorParameters<typeof StaticPaths>[0]).getAll();
    if (route.pathname) return new Map(found.map(({ pathname }) => [pathname, undefined]));
    const made = new Map(added.map(([name], index) => [name, found[index]?.pathname ?? '']));
    const now = new Map<string, string>();
    const keyed = new Map<string, StaticPath>();
    for (const [name, one] of all) {
      const address = addresses.get(name) ?? made.get(name) ?? '';
      const given = before?.get(address);
      now.set(name, address);
      keyed.set(address, isDeepStrictEqual(given, one.props) ? { ...one, props: given } : one);
    }
    addresses = now;
    app.routeCache.cache[key] = { mod: module, staticPaths: Object.assign([], { keyed }) };
    return new Map([...keyed].map(([address, { props }]) => [address, props]));
  };
};
