import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebServer } from '../../scripts/check/nginx.ts';
import { siteDir } from '../support/built-site.ts';
import { onEachServer } from '../support/web-servers.ts';

/** nginx refuses larger bodies unless a rule answers before that. */
const LARGE = 3_000_000;

onEachServer((start) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await start(siteDir);
  });
  afterAll(() => server.close());

  it.each(['/verify', '/hi/verify'])('sends who shares a file to %s to the page, whatever its size', async (page) => {
    const { status, headers } = await server.ask(`${page}/shared`, {}, 'POST', Buffer.alloc(LARGE));
    expect([status, headers.location]).toEqual([303, `${page}#again`]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    // Any other method, and any other address, takes reading only.
    expect((await server.ask(`${page}/shared`, {}, 'PUT')).status).toBe(405);
    expect((await server.ask(`${page}/shared?a`, {}, 'POST')).status).toBe(405);
    expect((await server.ask(`${page}/shared`)).status).toBe(404);
  });
});
