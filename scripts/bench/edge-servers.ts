// Starts Varnish and nginx as edges (caches in front of a site), with the configurations of operations/.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstFreeFrom } from '../command/ports.ts';
import { root } from '../command/settings.ts';

export interface EdgeServer {
  readonly name: string;
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Kills the server at once, as a power cut does. Its files on the disk stay. */
  readonly kill: () => Promise<void>;
}

/** Writes the configuration into `dir`. Returns the command that starts the server. */
type Configure = (dir: string, port: number, origin: URL) => Promise<[program: string, ...args: string[]]>;

/** The edges accept a purge only with this token. */
export const TOKEN = 'a-token-for-purging-edges';
const FIRST_PORT = 4800;
const [START_TRIES, START_PAUSE_MS] = [500, 20];
const operations = path.join(root, 'operations');

const ownValues = (rules: string, { host }: URL): string =>
  rules.replace('Bearer PURGE_TOKEN', `Bearer ${TOKEN}`).replace(/(?<=Host\b.*)www\.example\.org/, host);

const varnish: Configure = async (dir, port, origin) => {
  const vcl = path.join(dir, 'site.vcl');
  const text = await readFile(path.join(operations, 'varnish/site.vcl'), 'utf8');
  await writeFile(vcl, ownValues(text, origin).replace('"8080"', `"${origin.port}"`));
  const memory = ['-s', 'malloc,512m', '-p', 'http_gzip_support=off'];
  return ['varnishd', '-F', '-n', dir, '-a', `127.0.0.1:${port}`, '-f', vcl, ...memory];
};

const nginx: Configure = async (dir, port, origin) => {
  const config = path.join(dir, 'nginx.conf');
  await writeFile(
    config,
    `pid "${dir}/pid";
    daemon off;
    worker_processes 1;
    events {}
    http {
      access_log off;
      proxy_cache_path "${dir}/cache" levels=1:2 keys_zone=coalfields:10m;
      upstream origin { server ${origin.host}; keepalive 16; }
      server {
        listen 127.0.0.1:${port};
        include "${dir}/edge.conf";
      }
    }`,
  );
  const rules = await readFile(path.join(operations, 'nginx/edge.conf'), 'utf8');
  await writeFile(path.join(dir, 'edge.conf'), ownValues(rules, origin));
  return ['nginx', '-p', dir, '-e', 'stderr', '-c', config];
};

const KINDS: readonly (readonly [name: string, configure: Configure])[] = [
  ['Varnish 1', varnish],
  ['Varnish 2', varnish],
  ['nginx', nginx],
];

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

function edgeServer(name: string, [program, ...args]: readonly [string, ...string[]], url: string): EdgeServer {
  let child: ChildProcess | undefined;
  const hasEnded = (): boolean => child?.exitCode !== null || child.signalCode !== null;
  return {
    name,
    url,
    async start() {
      child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore'], detached: true });
      child.on('error', (error) => console.error(`${program} could not be started: ${error.message}`));
      for (let tries = 0; !(await isUp(url)); tries += 1) {
        if (tries === START_TRIES || hasEnded())
          throw new Error(`${program} does not answer at ${url}. Is it installed?`);
        await pause(START_PAUSE_MS);
      }
    },
    async kill() {
      if (child?.pid === undefined || hasEnded()) return;
      const ended = once(child, 'exit');
      // The minus sign means the process group: all processes of the program end.
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Returns two Varnish servers and one nginx in front of `origin`. The caller must start them. `work` is an empty folder. */
export async function edgeServers(origin: URL, work: string): Promise<EdgeServer[]> {
  const servers: EdgeServer[] = [];
  for (const [index, [name, configure]] of KINDS.entries()) {
    const dir = path.join(work, name.replace(' ', '-'));
    await mkdir(path.join(dir, 'cache'), { recursive: true });
    const port = await firstFreeFrom(FIRST_PORT + index * 10);
    servers.push(edgeServer(name, await configure(dir, port, origin), `http://127.0.0.1:${port}`));
  }
  return servers;
}
