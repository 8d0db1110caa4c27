import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openContentSource } from '../../../scripts/command/content-source.ts';
import { firstFreeFrom, isFree, requireFree } from '../../../scripts/command/ports.ts';
import { readSettings } from '../../../scripts/command/settings.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';
import { contentOfTest } from '../content-api/small-content.ts';

let other: Server;
let port: number;

beforeEach(async () => {
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  other.close();
  await once(other, 'close');
});

it('says in one sentence that a port is in use and how to take another', async () => {
  await expect(requireFree(port, 'npm start')).rejects.toThrow(
    new RegExp(`^Port ${port} is in use; set PORT to another port, for example PORT=\\d+ npm start\\.$`),
  );
});

it('finds the next free port', async () => {
  const free = await firstFreeFrom(port);
  expect(free).toBeGreaterThan(port);
  expect(await isFree(free)).toBe(true);
  expect(await firstFreeFrom(port, [free])).toBeGreaterThan(free);
});

it('gives the reference API no port that the site or its publisher are about to take', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const [site, publisher] = [await firstFreeFrom(port), await firstFreeFrom(port + 2)];
  const source = await openContentSource({
    env: {},
    settings: readSettings({ CONTENT_API_PORT: String(site), CONTENT_DIR: contentOfTest({}), CACHE_DIR: dir }),
    siteUrl: `http://localhost:${site}`,
    webhook: { url: `http://127.0.0.1:${publisher}/hooks/content`, secret: 'whsec_dGVzdA==' },
    say: () => {},
  });
  onTestFinished(() => source.close());
  expect([site, publisher].map(String)).not.toContain(new URL(source.variables.CONTENT_API_URL ?? '').port);
});
