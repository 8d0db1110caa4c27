import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startNginxEdge } from '../support/web-server-doors.ts';
import type { WebServer } from '../../scripts/check/nginx.ts';
import { describeNginx } from '../support/web-servers.ts';

const TOKEN = 'a-token-of-the-publisher';
/** nginx refuses larger bodies unless a rule answers before that. */
const LARGE = 3_000_000;

describeNginx('nginx as an edge', () => {
  /** Each request that reached the site behind the edge: its host name and its address. */
  let reached: string[] = [];
  let origin: Server;
  let edge: { ask: WebServer['ask']; close: () => Promise<void> };
  beforeAll(async () => {
    origin = createServer(({ headers, url }, answer) => {
      reached.push(`${headers.host} ${url}`);
      answer.setHeader('cache-control', 'no-cache').end(`answer ${reached.length}`);
    }).listen(0, '127.0.0.1');
    await once(origin, 'listening');
    const { port } = origin.address() as AddressInfo;
    edge = await startNginxEdge(new URL(`http://127.0.0.1:${port}`), TOKEN);
  });
  afterAll(async () => {
    await edge.close();
    origin.closeAllConnections();
    origin.close();
  });
  beforeEach(() => {
    reached = [];
  });

  const textOf = async (...asked: Parameters<WebServer['ask']>): Promise<string> =>
    (await edge.ask(...asked)).body.toString();

  it('asks the site once for each page, by one host name, whatever a visitor asks for', async () => {
    expect(await textOf('/news/1', { host: 'elsewhere.example' })).toBe('answer 1');
    expect(await textOf('/news/1')).toBe('answer 1');
    expect(await textOf('/news/1', { host: 'other.example' })).toBe('answer 1');
    expect(reached).toEqual(['www.example.org /news/1']);
  });

  it.each(['/news%2f2', '/news/%32', '//news/2', '/news/./2', '/news/2?from=card', '/search/zinc', '/news.html.br'])(
    'keeps no copy of %s, because nobody could purge it',
    async (address) => {
      expect(await textOf(address)).toBe('answer 1');
      expect(await textOf(address)).toBe('answer 2');
    },
  );

  it.each(['/verify', '/hi/verify'])('takes no file that is shared to %s/shared', async (page) => {
    const { status, headers } = await edge.ask(`${page}/shared`, {}, 'POST', Buffer.alloc(LARGE));
    expect([status, headers.location, reached]).toEqual([303, `${page}#again`, []]);
  });

  it('keeps no copy under the name of a page that was asked for with another spelling', async () => {
    await textOf('/news/%33');
    expect(await textOf('/news/3')).toBe('answer 2');
    expect(await textOf('/news/3')).toBe('answer 2');
  });

  it('forgets a page for the publisher alone', async () => {
    await textOf('/news/4');
    for (const headers of [{}, { authorization: 'Bearer another' }])
      expect((await edge.ask('/news/4', headers, 'PURGE')).status).toBe(403);
    expect(await textOf('/news/4')).toBe('answer 1');
    expect((await edge.ask('/news/4', { authorization: `Bearer ${TOKEN}` }, 'PURGE')).status).toBe(200);
    expect(await textOf('/news/4')).toBe('answer 2');
  });
});
