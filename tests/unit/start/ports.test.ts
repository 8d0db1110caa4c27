import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstFreeFrom, isFree, requireFree } from '../../../scripts/start/ports.ts';

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
    new RegExp(`^Port ${port} is in use; set PORT to another one, for example PORT=\\d+ npm start\\.$`),
  );
});

it('finds the next free port', async () => {
  const free = await firstFreeFrom(port);
  expect(free).toBeGreaterThan(port);
  expect(await isFree(free)).toBe(true);
});
