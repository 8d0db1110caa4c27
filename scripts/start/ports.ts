// Finds out which ports of this machine are free.
import { createServer } from 'node:net';

const HOSTS = ['127.0.0.1', '::1'];

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRNOTAVAIL'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Nobody answers there under either of the machine's own addresses. */
export async function isFree(port: number): Promise<boolean> {
  const free = await Promise.all(HOSTS.map((host) => canListen(port, host)));
  return free.every(Boolean);
}

export async function firstFreeFrom(port: number): Promise<number> {
  for (let candidate = port; candidate < port + 100; candidate += 1) if (await isFree(candidate)) return candidate;
  throw new Error(`No port is free from ${port} to ${port + 99}.`);
}

/** A port from the environment. Throws one sentence when it is not a port, or when somebody else has it. */
export async function portToUse(name: string, text: string | undefined, standard: number, command: string) {
  const port = text === undefined || text === '' ? standard : Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is "${text}"; a port is a whole number from 1 to 65535.`);
  if (await isFree(port)) return port;
  const other = await firstFreeFrom(port === standard ? 4400 : port + 1);
  throw new Error(`Port ${port} is in use; set ${name} to another one, for example ${name}=${other} ${command}.`);
}
