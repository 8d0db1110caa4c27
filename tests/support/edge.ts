import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A purge needs this token and the host of the site (`host`). */
export const EDGE_TOKEN = 'a-token-for-purging-edges';

export interface TestEdge {
  readonly url: string;
  /** Asks as a visitor does. */
  readonly visit: (path: string) => Promise<{ status: number; text: string }>;
  /** The addresses of all purges since the last call. */
  readonly takePurges: () => string[];
  /** Makes the edge forget an address, as the API of a CDN does. */
  readonly forget: (path: string) => void;
  /** Stops the server. The copies stay, as on the disk of nginx. */
  readonly stop: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
}

interface Behaviour {
  readonly host?: string;
  /** True if the edge can forget everything at once, and confirms it. */
  readonly knowsAll?: boolean;
  /** Is called before an answer of the origin is kept. */
  readonly beforeKeeping?: (path: string) => Promise<unknown>;
  /** False for addresses that the edge keeps, although it says that it has forgotten them. */
  readonly forgets?: (path: string) => boolean;
}

/** A cache in front of an origin, until the test ends. It keeps every page until it is told to forget the page. */
export async function openTestEdge(origin: string | (() => string), behaviour: Behaviour = {}): Promise<TestEdge> {
  const { host = 'site.example', knowsAll = false, beforeKeeping, forgets = () => true } = behaviour;
  const kept = new Map<string, { status: number; bytes: Buffer }>();
  let purges: string[] = [];

  async function answerOf(method: string, path: string): Promise<{ status: number; bytes: Buffer }> {
    if (method === 'PURGE') {
      purges.push(path);
      if (path === '/*' && knowsAll) kept.clear();
      else if (forgets(path)) kept.delete(path);
      return { status: 200, bytes: Buffer.of() };
    }
    const known = kept.get(path);
    if (method === 'GET' && known) return known;
    const answer = await fetch((typeof origin === 'string' ? origin : origin()) + path, { method });
    const got = { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    await beforeKeeping?.(path);
    if (answer.ok) kept.set(path, got);
    return got;
  }

  const open = async (port: number): Promise<Server> => {
    const server = createServer((request, response) => {
      const isTrusted = request.headers.authorization === `Bearer ${EDGE_TOKEN}`;
      if (request.method === 'PURGE' && !(isTrusted && request.headers.host === host)) {
        response.writeHead(403).end();
        return;
      }
      answerOf(request.method ?? '', request.url ?? '').then(
        ({ status, bytes }) =>
          response.writeHead(status, request.url === '/*' && knowsAll ? { 'X-Purged': 'all' } : {}).end(bytes),
        () => response.writeHead(502).end(),
      );
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, 'close');
  };
  onTestFinished(stop);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    async visit(path) {
      const answer = await fetch(url + path);
      return { status: answer.status, text: await answer.text() };
    },
    takePurges() {
      const taken = purges;
      purges = [];
      return taken;
    },
    forget: (path) => void kept.delete(path),
    stop,
    async startAgain() {
      server = await open(port);
    },
  };
}
