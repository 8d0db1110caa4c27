import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { startSiteServer } from '../../scripts/serve/server.ts';
import { throwAwayFolder, writeFiles } from './fixture-site.ts';
import { facts } from './served.ts';

export const { TEST_NGINX: nginx = '', TEST_CADDY: caddy = '' } = process.env;
const { TEST_NGINX_BROTLI: brotliModule } = process.env;
export const operations = fileURLToPath(new URL('../../operations', import.meta.url));

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface WebServer {
  /** Sends the path unchanged. `fetch` would normalise the path. */
  readonly ask: (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

type Where = { readonly socketPath: string } | { readonly host: string; readonly port: string };

/** Returns a function that sends requests to a socket or port. */
export function asker(where: Where): WebServer['ask'] {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return (address, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request({ ...where, agent, path: address, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      asked.on('error', reject);
      asked.end();
    });
}

interface Started {
  /** The output of the program until it was ready. */
  readonly said: string;
  readonly end: () => Promise<void>;
}

/** Starts a program and waits until it is ready. */
export async function started(
  file: string,
  args: readonly string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<Started> {
  const child: ChildProcess = spawn(file, args, { cwd: env.HOME, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${file} ended before it was ready: ${said}`)));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        said += String(chunk);
        if (ready.test(said)) resolve();
      });
  });
  return {
    said,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts nginx with the configuration of operations/, for a built site. */
async function startNginx(site: string): Promise<WebServer> {
  const folder = await throwAwayFolder();
  const socketPath = path.join(folder.dir, 'nginx.sock');
  const config = path.join(folder.dir, 'nginx.conf');
  await mkdir(path.join(folder.dir, 'temp'));
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    ${brotliModule ? `load_module "${brotliModule}";` : ''}
    pid "${folder.dir}/pid";
    daemon off;
    error_log stderr notice;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${folder.dir}/temp";`).join('\n')}
      include "${operations}/nginx/maps.conf";
      server {
        listen "unix:${socketPath}";
        root "${site}";
        include "${site}.nginx.conf";
        include "${operations}/nginx/rules.conf";
      }
    }`,
  );
  const { end } = await started(nginx, ['-p', folder.dir, '-c', config, '-e', 'stderr'], /start worker process/);
  return {
    ask: asker({ socketPath }),
    async close() {
      await end();
      await folder.remove();
    },
  };
}

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
  { name: 'nginx', isHere: nginx !== '', start: startNginx },
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
