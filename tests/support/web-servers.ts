import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from 'vitest';
import { asker, operations, startNginx, started, type WebServer } from '../../scripts/check/nginx.ts';
import { throwAwayFolder } from '../../scripts/check/temporary-folder.ts';
import { startSiteServer } from '../../scripts/serve/server.ts';
import { writeFiles } from './fixture-site.ts';
import { facts } from './served.ts';

export const { TEST_NGINX: nginx = '', TEST_CADDY: caddy = '' } = process.env;
const { TEST_NGINX_BROTLI: brotliModule } = process.env;

/** Starts Caddy with the configuration of operations/, for a built site. */
async function startCaddy(site: string): Promise<WebServer> {
  const folder = await throwAwayFolder();
  const socketPath = path.join(folder.dir, 'caddy.sock');
  const config = path.join(folder.dir, 'Caddyfile');
  await writeFile(
    config,
    `{
      admin off
    }
    import "${operations}/caddy/site.caddy"
    http:// {
      bind "unix/${socketPath}"
      root * "${site}"
      import "${site}.caddy"
      import site
    }
    `,
  );
  const { end } = await started(
    caddy,
    ['run', '--config', config, '--adapter', 'caddyfile'],
    /serving initial configuration/,
    { HOME: folder.dir },
  );
  return {
    ask: asker({ socketPath }),
    async close() {
      await end();
      await folder.remove();
    },
  };
}

/** The project's own server with the site under test. */
export const ownServer: WebServer = {
  ask: asker({ host: '127.0.0.1', port: new URL(process.env.TEST_SITE_URL ?? 'http://localhost').port }),
  close: () => Promise.resolve(),
};

async function startOwnServer(site: string): Promise<WebServer> {
  if (site === process.env.TEST_SITE_DIR) return ownServer;
  const { url, close } = await startSiteServer({ dir: site, facts, port: 0 });
  return { ask: asker({ host: '127.0.0.1', port: new URL(url).port }), close };
}

export type StartServer = (site: string) => Promise<WebServer>;

/** All servers that follow the same rules. */
const servers: readonly { name: string; isHere: boolean; start: StartServer }[] = [
  { name: 'our own server', isHere: true, start: startOwnServer },
  { name: 'nginx', isHere: nginx !== '', start: (site) => startNginx({ nginx, brotliModule }, site) },
  { name: 'Caddy', isHere: caddy !== '', start: startCaddy },
];

/** A suite for nginx. Skipped if nginx is not installed. */
export const describeNginx = describe.skipIf(nginx === '');

export const describeCaddy = describe.skipIf(caddy === '');

/** Defines a suite for each server. Servers that this machine does not have are skipped. */
export function onEachServer(suite: (start: StartServer) => void): void {
  for (const { name, isHere, start } of servers)
    describe.skipIf(!isHere)(name, () => {
      suite(start);
    });
}

/** The path of Cloudflare's `wrangler`, if it is installed. */
export const installedWrangler = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((dir) => path.join(dir, 'wrangler'))
    .find((file) => existsSync(file));

/** Runs Cloudflare Pages on this machine, with a built site and additional files. */
export async function startWrangler(
  wrangler: string,
  site: string,
  files: Readonly<Record<string, string>>,
): Promise<WebServer> {
  const folder = await throwAwayFolder();
  const dir = path.join(folder.dir, 'site');
  await cp(site, dir, { recursive: true });
  await writeFiles(dir, files);
  const { said, end } = await started(
    wrangler,
    ['pages', 'dev', dir, '--port', '0', '--ip', '127.0.0.1', '--compatibility-date', '2026-11-01'],
    /Ready on \S+:\d+/,
    { PATH: process.env.PATH, HOME: folder.dir, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  );
  const [, port = ''] = /Ready on \S+:(\d+)/.exec(said) ?? [];
  return {
    ask: asker({ host: '127.0.0.1', port }),
    async close() {
      await end();
      await folder.remove();
    },
  };
}
