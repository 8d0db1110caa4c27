// Starts Caddy with its whole configuration of operations/, but without the pages of the site. Also starts nginx as an edge (a
// cache in front of a site).
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { asker, operations, started, type WebServer } from '../../scripts/check/nginx.ts';
import { throwAwayFolder } from '../../scripts/check/temporary-folder.ts';
import { caddy, nginx } from './web-servers.ts';

/** Starts nginx as an edge in front of the server at `origin`, with the host name `www.example.org`. */
export async function startNginxEdge(
  origin: URL,
  purgeToken: string,
): Promise<{ ask: WebServer['ask']; close: () => Promise<void> }> {
  const folder = await throwAwayFolder();
  const port = await freePort();
  const rules = await readFile(`${operations}/nginx/edge.conf`, 'utf8');
  await writeFile(path.join(folder.dir, 'edge.conf'), rules.replace('Bearer PURGE_TOKEN', `Bearer ${purgeToken}`));
  const config = path.join(folder.dir, 'nginx.conf');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid "${folder.dir}/pid"; daemon off; error_log stderr notice; events {}
    http { access_log off; client_body_temp_path "${folder.dir}/a"; proxy_temp_path "${folder.dir}/b";
      fastcgi_temp_path "${folder.dir}/c"; uwsgi_temp_path "${folder.dir}/d"; scgi_temp_path "${folder.dir}/e";
      proxy_cache_path "${folder.dir}/cache" levels=1:2 keys_zone=coalfields:1m;
      upstream origin { server ${origin.host}; keepalive 16; }
      server { listen 127.0.0.1:${port}; include "${folder.dir}/edge.conf"; } }`,
  );
  const { end } = await started(nginx, ['-p', folder.dir, '-c', config, '-e', 'stderr'], /start worker process/);
  return {
    ask: asker({ host: '127.0.0.1', port: String(port) }),
    async close() {
      await end();
      await folder.remove();
    },
  };
}

/**
 * Starts Caddy with `operations/caddy/Caddyfile`, without the pages of the site. Caddy makes its certificates itself. `home`
 * takes the place of the home folder of Caddy's user.
 */
export async function startCaddyDoor(): Promise<{ port: number; home: string; close: () => Promise<void> }> {
  const folder = await throwAwayFolder();
  const [plain, tls] = [await freePort(), await freePort()];
  const options = `{\nhttp_port ${plain}\nhttps_port ${tls}\nlocal_certs\nskip_install_trust`;
  const config = path.join(folder.dir, 'Caddyfile');
  const shipped = await readFile(`${operations}/caddy/Caddyfile`, 'utf8');
  await writeFile(
    config,
    shipped
      .replace(/^\s*(import|root) .*$/gm, '')
      .replace(/^\{$/m, options)
      .replace('unix//var/lib/caddy/admin.sock', `"unix/${folder.dir}/admin.sock"`),
  );
  const { end } = await started(
    caddy,
    ['run', '--config', config, '--adapter', 'caddyfile'],
    /certificate obtained successfully.*www\.example\.org/,
    { HOME: folder.dir },
  );
  return {
    port: tls,
    home: folder.dir,
    async close() {
      await end();
      await folder.remove();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
