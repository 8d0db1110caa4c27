import dns from 'node:dns';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withContent } from '../../support/content.ts';

afterEach(() => vi.restoreAllMocks());

/** Starts a server in the owner's network that the build must not contact. Counts its requests. */
async function openInternal(answer: RequestListener = (_, response) => response.end('secret')) {
  let asked = 0;
  let connected = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  server.on('connection', () => (connected += 1));
  // Listens at all addresses of this machine, IPv4 and IPv6.
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, asked: () => asked, connected: () => connected };
}

/** Different ways to write an address of this machine or of an internal network. An attacker could use them. */
const HOSTS = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
  ],
  ...['0.0.0.0', '0', '127.255.255.254', '１２７.０.０.１', '127。0。0。1', '%31%32%37.0.0.1'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]'],
  // The internal address of Azure's platform, and IPv4 addresses that are written as IPv6.
  ...['168.63.129.16', '[::7f00:1]', '[::a9fe:a9fe]', '[::ffff:168.63.129.16]', '[::a83f:8110]'],
  ...['localhost', 'LOCALHOST', '10.0.0.1', '169.254.169.254', '[fd00:ec2::254]', '[fe80::1]'],
];

const SAME_SENTENCE = /^(it redirects to \S+, and )?this build may not contact (that origin|an internal network) \(/;

const REFUSED_ON_THE_WAY = new RegExp(`${SAME_SENTENCE.source}|^it redirects to an invalid address$`);

describe.each([
  ['that nobody allowed', () => ''],
  [
    'that somebody allowed as if they were public',
    (urls: readonly string[]) => urls.map((url) => new URL(url).origin).join(' '),
  ],
])('addresses of the own network %s', (_name, allowed) => {
  it('are never asked, however they are written', async () => {
    const internal = await openInternal();
    const urls = HOSTS.map((host) => `http://${host}:${internal.port}/admin/delete?id=1`);
    await withContent(
      {},
      async () => {
        const { askFileFacts, download } = await import('~/api/storage');
        for (const url of urls) {
          await expect(askFileFacts(url), url).rejects.toThrow(SAME_SENTENCE);
          await expect(download(url), url).rejects.toThrow(SAME_SENTENCE);
        }
      },
      { environment: { ALLOWED_ORIGINS: allowed(urls) } },
    );
    expect(internal.connected()).toBe(0);
  });

  it('are not asked where the storage leads to them, by whatever redirect', async () => {
    const internal = await openInternal();
    const urls = HOSTS.map((host) => `http://${host}:${internal.port}/`);
    const leading = await openInternal((request, response) => {
      const [, status = '', to = ''] = /^\/media\/(\d+)\/(.*)/.exec(decodeURIComponent(request.url ?? '')) ?? [];
      response.writeHead(Number(status), { location: Buffer.from(to).toString('latin1') }).end();
    });
    await withContent(
      {},
      async () => {
        const { askFileFacts } = await import('~/api/storage');
        for (const [index, to] of [...urls, `//127.0.0.1:${internal.port}/`].entries()) {
          const status = [301, 302, 303, 307, 308][index % 5] ?? 302;
          const address = `http://127.0.0.1:${leading.port}/media/${status}/${encodeURIComponent(to)}`;
          await expect(askFileFacts(address), to).rejects.toThrow(REFUSED_ON_THE_WAY);
        }
      },
      { environment: { INTERNAL_ORIGINS: `http://127.0.0.1:${leading.port}`, ALLOWED_ORIGINS: allowed(urls) } },
    );
    expect(leading.asked()).toBe(urls.length + 1);
    expect(internal.connected()).toBe(0);
  });
});

it.each(['168.63.129.16', '::/96'])('%s is denied to the service of the publisher too', async (address) => {
  const unit = await readFile('operations/systemd/coalfields-publisher.service', 'utf8');
  expect(/^IPAddressDeny=(.*)$/m.exec(unit)?.[1]?.split(' ')).toContain(address);
});

it('an address with a name or a password in it is not asked, and neither stands in the message', () =>
  withContent({ 'media/a.pdf': 'a' }, async ({ api }) => {
    const { askFileFacts } = await import('~/api/storage');
    const asking = askFileFacts(`${api.url.replace('//', '//editor:hunter2@')}/media/a.pdf`);
    await expect(asking).rejects.toThrow('the address has a user name or a password in it');
    await expect(asking).rejects.not.toThrow('hunter2');
  }));

it('says of an address that may not be asked the same words whether anything listens there or not', async () => {
  const open = await openInternal();
  const closed = createServer().listen(0);
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  await promisify(closed.close.bind(closed))();
  await withContent({}, async () => {
    const { askFileFacts } = await import('~/api/storage');
    const said = async (address: string): Promise<string> =>
      (await askFileFacts(address).then(String, String)).replaceAll(/:\d+/g, '');
    expect(await said(`http://127.0.0.1:${open.port}/`)).toMatch(/this build may not contact that origin/);
    expect(await said(`http://127.0.0.1:${open.port}/`)).toBe(await said(`http://127.0.0.1:${port}/`));
  });
  expect(open.connected()).toBe(0);
});

it('a name is resolved once for a connection: what it leads to a moment later is not asked', async () => {
  const internal = await openInternal();
  const origin = `http://files.example:${internal.port}`;
  const answers = [['10.1.2.3'], ['127.0.0.1', '::1'], ['169.254.169.254']];
  await withContent(
    {},
    async () => {
      const { askFileFacts } = await import('~/api/storage');
      const looked = vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: unknown, done: unknown) => {
        const addresses = answers[(looked.mock.calls.length - 1) % answers.length] ?? [];
        const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
        (done as (error: null, all: unknown) => void)(null, all);
      }) as typeof dns.lookup);
      for (const answer of answers)
        await expect(askFileFacts(`${origin}/a.pdf`), answer.join()).rejects.toThrow(/an internal network/);
      expect(looked).toHaveBeenCalledTimes(answers.length);
    },
    { environment: { ALLOWED_ORIGINS: origin } },
  );
  expect(internal.connected()).toBe(0);
});

it('a connection gets only the public addresses of a name, exactly as they were checked', () =>
  withContent({}, async () => {
    const { lookUpPublic } = await import('~/api/reach');
    const mixed = [
      { address: '127.0.0.1', family: 4 },
      { address: '2a00:1450:4001::1', family: 6 },
      { address: '::ffff:10.0.0.1', family: 6 },
    ];
    vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: unknown, done: unknown) =>
      (done as (error: null, all: unknown) => void)(null, mixed)) as typeof dns.lookup);
    const given = vi.fn();
    lookUpPublic('files.example', { all: true }, given);
    lookUpPublic('files.example', {}, given);
    expect(given.mock.calls).toEqual([
      [null, [mixed[1]]],
      [null, mixed[1]?.address, 6],
    ]);
  }));

it('an allowed origin is read with its port and path unchanged, and may redirect at most five times', async () => {
  const seen: string[] = [];
  const storage = await openInternal((request, response) => {
    seen.push(request.url ?? '');
    const left = Number(/^\/on\/(\d)/.exec(request.url ?? '')?.[1] ?? 0);
    if (left > 0) response.writeHead(302, { location: `/on/${left - 1}` }).end();
    else response.end('a coal mine');
  });
  await withContent(
    {},
    async () => {
      const { download } = await import('~/api/storage');
      const at = `http://127.0.0.1:${storage.port}`;
      expect((await (await download(`${at}/a%20b/%2e%2e%2fc?d=1`)).bytes()).toString()).toBe('a coal mine');
      expect((await (await download(`${at}/on/5`)).bytes()).toString()).toBe('a coal mine');
      await expect(download(`${at}/on/6`)).rejects.toThrow('it redirects more than 5 times');
    },
    { environment: { INTERNAL_ORIGINS: `http://127.0.0.1:${storage.port}` } },
  );
  expect(seen[0]).toBe('/a%20b/%2e%2e%2fc?d=1');
});

it('a relative address leads no further up than to the storage', () =>
  withContent({}, async ({ api }) => {
    const { storageAddress } = await import('~/api/storage');
    for (const climbing of [
      '../../../../etc/passwd',
      '/../../etc/passwd',
      'a/../../%2e%2e/etc/passwd',
      './/..//etc/passwd',
    ])
      expect(storageAddress(climbing), climbing).toMatch(new RegExp(`^${api.url}/media/+(a/)?/?etc/passwd$`));
    for (const odd of ['/http://[', '/http://a:99999/', '/data:x/../a', '/mailto:x'])
      expect(storageAddress(odd), odd).toMatch(new RegExp(`^${api.url}/media/`));
    expect(storageAddress('/a/b.pdf?v=2#p')).toBe(`${api.url}/media/a/b.pdf?v=2#p`);
    expect(storageAddress('https://Other.example/b.pdf')).toBe('https://other.example/b.pdf');
  }));

it('the content API may be anywhere, and where it leads elsewhere nothing is published', () =>
  withContent({}, async ({ api }) => {
    const internal = await openInternal();
    const { readList } = await import('~/api/client');
    api.misbehave({
      path: 'news_and_updates/',
      status: 302,
      headers: { location: `http://127.0.0.1:${internal.port}/` },
    });
    await expect(readList('en', 'news_and_updates/')).rejects.toThrow(
      /it redirects to http:\/\/127\.0\.0\.1:\d+, and this build may not contact that origin .*Nothing was published\./,
    );
    expect(internal.connected()).toBe(0);
  }));
