import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { filesIn } from '~/search/fetch-files';
import type { Load } from '~/search/library';
import { sentAgain } from '~/search/sent-again';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Loads index files from a server that sends these answers in this order. It repeats the last answer. */
async function filesOf(...answers: readonly RequestListener[]): Promise<Load> {
  let count = 0;
  server = createServer((request, answer) => {
    answers[Math.min(count, answers.length - 1)]?.(request, answer);
    count += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return sentAgain(filesIn(`http://127.0.0.1:${(server.address() as AddressInfo).port}/find/`));
}

const breaksOff: RequestListener = ({ socket }) => socket.destroy();
const breaksOffWithin: RequestListener = ({ socket }, answer) => {
  answer.writeHead(200, { 'Content-Length': 100 });
  answer.write('half', () => socket.destroy());
};
const has: RequestListener = ({ url }, answer) => answer.end(`the file ${url ?? ''}`);
const lacks: RequestListener = (_, answer) => answer.writeHead(404).end();

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

for (const [how, fails] of [
  ['before its answer', breaksOff],
  ['within its answer', breaksOffWithin],
] as const)
  test(`a request that breaks off ${how} is sent once more`, async () => {
    const load = await filesOf(fails, has);
    expect(textOf(await load('t-1.bin'))).toBe('the file /find/t-1.bin');
  });

test('a line that breaks off each request is given up, and never takes half a file for a whole one', async () => {
  await expect((await filesOf(breaksOffWithin))('t-1.bin')).rejects.toThrow();
});

test('a file that is not there is asked for once', async () => {
  await expect((await filesOf(lacks, has))('t-1.bin')).rejects.toThrow('404');
});

test('a file that is asked for anew has an address that no cache knows', async () => {
  expect(textOf(await (await filesOf(has))('c-1.txt', true))).toBe('the file /find/c-1.txt?anew');
});
