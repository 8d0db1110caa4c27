// Sends all compared pages from one server with HTTP/2 and TLS, with a chain of certificates. All texts are compressed with
// Brotli 11.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { contentTypeOf } from '../serve/content-types.ts';
import { cacheControlOf, fileOf, securityHeaders, type SiteFacts } from '../serve/rules.ts';

const run = promisify(execFile);
/** The size of TLS records in operations/nginx/site.conf. Caddy starts with the same size. */
const RECORD_BYTES = 1369;
const TEXT = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

/**
 * Makes three certificates, as most sites have: the certificate of the site, an intermediate certificate and a root
 * certificate.
 */
async function certificates(dir: string): Promise<{ key: Buffer; cert: string }> {
  await mkdir(dir, { recursive: true });
  const at = (name: string): string => path.join(dir, name);
  const make = async (name: string, by?: string): Promise<void> => {
    const signer = by ? ['-CA', at(`${by}.pem`), '-CAkey', at(`${by}.key`)] : [];
    const files = ['-keyout', at(`${name}.key`), '-out', at(`${name}.pem`)];
    const subject = ['-subj', `/O=Measurements/CN=${name}`, '-days', '30'];
    await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files, ...signer]);
  };
  await make('root');
  await make('between', 'root');
  await make('site', 'between');
  const chain = await Promise.all(['site', 'between', 'root'].map((name) => readFile(at(`${name}.pem`), 'utf8')));
  return { key: await readFile(at('site.key')), cert: chain.join('') };
}

interface Options {
  /** Each file is served from the first of these folders that has the file. */
  readonly dirs: readonly string[];
  /** The facts about the site in the first folder. Only pages of this site get the security headers of production. */
  readonly facts: SiteFacts;
  readonly host: string;
  readonly work: string;
}

export async function startTlsSite({ dirs, facts, host, work }: Options) {
  const compressed = new Map<string, Buffer>();
  const bodyOf = async (file: string, type: string): Promise<Buffer> => {
    const known = compressed.get(file);
    if (known) return known;
    const bytes = await readFile(file);
    const body = TEXT.test(type) ? brotliCompressSync(bytes) : bytes;
    compressed.set(file, body);
    return body;
  };
  const server = createSecureServer(await certificates(path.join(work, 'certificates')), (request, answer) => {
    const { pathname } = new URL(request.url, 'https://site.example');
    const dir = dirs.find((one) => existsSync(path.join(one, fileOf(pathname))));
    if (!dir) {
      answer.writeHead(404).end();
      return;
    }
    const type = contentTypeOf(fileOf(pathname));
    void bodyOf(path.join(dir, fileOf(pathname)), type).then((body) => {
      answer.writeHead(200, {
        'Content-Type': type,
        'Content-Length': body.length,
        'Cache-Control': cacheControlOf(pathname),
        ...(TEXT.test(type) && { 'Content-Encoding': 'br' }),
        ...(dir === dirs[0] && securityHeaders(facts, pathname)),
      });
      answer.end(body);
    });
  });
  server.on('secureConnection', (socket: TLSSocket) => {
    socket.setMaxSendFragment(RECORD_BYTES);
  });
  // After the program of the slow line has ended, the browser cannot close its connections. So the server closes these
  // connections.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, host);
  await once(server, 'listening');
  return {
    url: `https://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
