// Talks to one edge: a cache in front of the site, such as Varnish or nginx.
import { Pool } from 'undici';

/** The number of connections, and so of requests at a time. */
export const AT_ONCE = 16;
const TIME_LIMIT_MS = 10_000;
/** The limit for an answer. The code reads only pages back from an edge, and every page is smaller than this limit. */
const MOST_BYTES = 60_000_000;
/** The status of a page that was removed: not found (404), or permanently removed (410). */
export const REMOVED = [404, 410];
/** The status of a successful purge. nginx answers with the status of the page, which is 404 or 410 for a removed page. */
const PURGED = [200, 204, ...REMOVED];

export interface EdgeOptions {
  /** The address of the edge itself. Requests name the host of the site. */
  readonly url: string;
  readonly siteUrl: string;
  /** The bearer token of a purge. Undefined if the edge needs no token. */
  readonly token: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly purged: unknown;
}

export type Edge = ReturnType<typeof openEdge>;

/** If a method fails, its error names the address, the expected answer and the real answer, in one sentence. */
export function openEdge({ url, siteUrl, token }: EdgeOptions) {
  const site = new URL(siteUrl);
  const pool = new Pool(new URL(url).origin, {
    connections: AT_ONCE,
    maxResponseSize: MOST_BYTES,
  });

  async function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    try {
      const {
        statusCode,
        headers: answered,
        body,
      } = await pool.request({
        method,
        path,
        headers: { host: site.host, ...headers },
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      return { status: statusCode, bytes: Buffer.from(await body.arrayBuffer()), purged: answered['x-purged'] };
    } catch (error) {
      const reason = error instanceof Error ? error.message || String(error) : String(error);
      throw new Error(`${method} ${path}: expected an answer, found: ${reason}.`, { cause: error });
    }
  }
  const trusted = token === undefined ? {} : { authorization: `Bearer ${token}` };

  return {
    url,
    /** Makes the edge delete its cached copies of an address. */
    async purge(path: string) {
      const { status } = await ask('PURGE', path, trusted);
      if (!PURGED.includes(status)) throw new Error(`PURGE ${path}: expected status 200, found ${status}.`);
    },
    /** Makes the edge delete its cached copies of everything that can change. Returns true only if the edge confirms this. */
    async purgeAll() {
      const { purged } = await ask('PURGE', '/*', trusted);
      return purged === 'all';
    },
    get: (path: string) => ask('GET', path, { 'accept-encoding': 'identity' }),
    close: () => pool.destroy(),
  };
}
