// Finds out which ports of this machine are free.
import { once } from 'node:events';
import { createServer } from 'node:net';

const HOSTS = ['127.0.0.1', '::1'];
const PORTS_TRIED = 100;

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRNOTAVAIL'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** True if the port is free on both addresses of this machine, IPv4 and IPv6. */
export async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(HOSTS.map((host) => canListen(port, host)));
  return free.every(Boolean);
}

/** Returns the first free port, from `port` up. Skips the ports in `promised`, because other servers will use them. */
export async function firstFreeFrom(port: number, promised: readonly number[] = []): Promise<number> {
  for (let candidate = port; candidate < port + PORTS_TRIED; candidate += 1)
    if (!promised.includes(candidate) && (await isFree(candidate))) return candidate;
  throw new Error(`All ports from ${port} to ${port + PORTS_TRIED - 1} are in use.`);
}

/** Listens at a port until `release` is called, so that no other program takes the port before the server starts. */
export async function holdPort(port: number): Promise<{ release: () => Promise<void> }> {
  const server = createServer((visitor) => visitor.destroy()).listen({ port, host: HOSTS[0], exclusive: true });
  await once(server, 'listening');
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** If the port is in use, throws a sentence that says how to choose another port. */
export async function requireFree(port: number, command: string, variable = 'PORT'): Promise<void> {
  if (await isFree(port)) return;
  const other = await firstFreeFrom(4400);
  throw new Error(
    `Port ${port} is in use; set ${variable} to another port, for example ${variable}=${other} ${command}.`,
  );
}
