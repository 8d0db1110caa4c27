// Starts nginx with the configuration of operations/, for the tests and for the auditor's folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { throwAwayFolder } from './temporary-folder.ts';

export const operations = fileURLToPath(new URL('../../operations', import.meta.url));

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface WebServer {
  /** Sends a request with the path unchanged, because `fetch` would normalise the path. */
  readonly ask: (
    path: string,
    headers?: Readonly<Record<string, string>>,
    method?: string,
    body?: Buffer,
  ) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

type Where = { readonly socketPath: string } | { readonly host: string; readonly port: string };

/** Returns a function that sends requests to a socket or port. */
export function asker(where: Where): WebServer['ask'] {
  // Without keep-alive: a server closes a connection that waits for 5 seconds, and a request on it would then fail.
  const agent = new Agent({ maxSockets: 8 });
  return (address, headers = {}, method = 'GET', body?) =>
    new Promise((resolve, reject) => {
      const asked = request({ ...where, agent, path: address, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
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

interface Nginx {
  readonly nginx: string;
  /** The file of the Brotli module. It is empty if nginx itself contains the module. */
  readonly brotliModule: string | undefined;
}

/** Starts nginx for a built site: with the configuration of operations/, and with the headers that the build has written. */
export async function startNginx(
  { nginx, brotliModule }: Nginx,
  site: string,
  headersFile = `${site}.nginx.conf`,
): Promise<WebServer> {
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
        include "${headersFile}";
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

/**
 * Starts nginx with those servers of `operations/nginx/site.conf` that redirect or refuse requests. They listen on sockets, and
 * not on the ports 80 and 443.
 */
export async function startNginxDoors(
  nginx: string,
): Promise<{ plain: WebServer['ask']; tls: string; close: () => Promise<void> }> {
  const folder = await throwAwayFolder();
  const [plain, tls] = ['plain', 'tls'].map((name) => path.join(folder.dir, `${name}.sock`)) as [string, string];
  const [, doors = ''] =
    /^(server \{[^]*?)\nserver \{\n {4}listen 443 ssl http2/m.exec(
      (await readFile(`${operations}/nginx/site.conf`, 'utf8')).replace(/^[^]*?(?=^server )/m, ''),
    ) ?? [];
  const servers = doors
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen 80\b/g, `listen "unix:${plain}"`)
    .replace(/listen 443\b/g, `listen "unix:${tls}"`);
  const config = path.join(folder.dir, 'nginx.conf');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid "${folder.dir}/pid"; daemon off; error_log stderr notice; events {}
    http { access_log off; client_body_temp_path "${folder.dir}/a"; proxy_temp_path "${folder.dir}/b";
      fastcgi_temp_path "${folder.dir}/c"; uwsgi_temp_path "${folder.dir}/d"; scgi_temp_path "${folder.dir}/e"; ${servers} }`,
  );
  const { end } = await started(nginx, ['-p', folder.dir, '-c', config, '-e', 'stderr'], /start worker process/);
  return {
    plain: asker({ socketPath: plain }),
    tls,
    async close() {
      await end();
      await folder.remove();
    },
  };
}
