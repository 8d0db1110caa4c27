import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { sign } from '@octokit/webhooks-methods';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { webhookHeaders } from '../../../scripts/command/webhook-headers.ts';
import { openEvents } from '../../../scripts/publish/events.ts';
import { requireStrong } from '../../../scripts/publish/signed.ts';
import { body, door } from '../../support/door.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';
import { SECRET } from '../../support/publisher.ts';

const OTHER = `whsec_${Buffer.from('another secret, thirty-two bytes').toString('base64')}`;

const standard = (id: string, secret = SECRET, at = new Date(), text = body): Record<string, string> =>
  webhookHeaders(secret, id, at, text);

const minutes = (number: number): Date => new Date(Date.now() + number * 60_000);

test('a webhook in either form is taken, with where it says to look', async () => {
  const { post, taken } = await door();
  expect((await post(standard('one'))).status).toBe(202);
  const github = { 'x-github-delivery': 'two', 'x-hub-signature-256': await sign(SECRET, body) };
  expect((await post(github)).status).toBe(202);
  expect(taken.map(({ id, path }) => [id, path])).toEqual([
    ['one', 'news_and_updates/'],
    [github['x-hub-signature-256'], 'news_and_updates/'],
  ]);
});

test('a secret without its prefix is taken as its letters, and as the base64 that official senders make of it', async () => {
  const secret = OTHER.slice('whsec_'.length);
  const { post } = await door({ secrets: [secret] });
  const now = new Date();
  const raw = new Webhook(secret, { format: 'raw' }).sign('two', now, body);
  expect((await post(standard('one', secret))).status).toBe(202);
  expect((await post({ ...standard('two', secret, now), 'webhook-signature': raw })).status).toBe(202);
});

test.each(['null', '{"path":null}', '""', '[]', `{"path":"${'x'.repeat(501)}"}`])(
  'a webhook whose data is %s is one to look everywhere',
  async (data) => {
    const { post, taken } = await door();
    const text = `{"type":"content.changed","data":${data}}`;
    expect((await post(standard('one', SECRET, new Date(), text), text)).status).toBe(202);
    expect(taken.map(({ path }) => path)).toEqual([undefined]);
  },
);

test('while a secret is changed both are good', async () => {
  const { post } = await door({ secrets: [OTHER, SECRET] });
  expect((await post(standard('one', SECRET))).status).toBe(202);
  expect((await post(standard('two', OTHER))).status).toBe(202);
});

test.each([
  ['without a signature', 401, { 'webhook-id': 'x' }],
  ['signed with another secret', 401, standard('x', OTHER)],
  ['signed for another body', 401, standard('x', SECRET, new Date(), '{}')],
  ['six minutes old', 401, standard('x', SECRET, minutes(-6))],
  ['six minutes from the future', 401, standard('x', SECRET, minutes(6))],
  ['without an id', 401, { 'x-hub-signature-256': 'sha256=00' }],
])('a webhook %s is refused', async (_name, status, headers) => {
  const { post, taken } = await door();
  const answer = await post(headers);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/\.$/) as string });
  expect(taken).toEqual([]);
});

test('a webhook that is no JSON, or too large, is refused', async () => {
  const { post, taken } = await door();
  expect((await post(standard('x', SECRET, new Date(), '{"data":'), '{"data":')).status).toBe(400);
  const huge = 'x'.repeat(70_000);
  expect((await post(standard('y', SECRET, new Date(), huge), huge)).status).toBe(413);
  expect(taken).toEqual([]);
});

test('a webhook that comes a second time changes nothing, after a restart neither', async () => {
  const { post, taken, file } = await door();
  await post(standard('one'));
  expect((await post(standard('one'))).status).toBe(202);
  expect(taken).toHaveLength(1);
  const later = await openEvents(file);
  expect(await later.add({ id: 'one', at: '2026-11-20' })).toBe(false);
});

test('a webhook in GitHub’s form is identified by its signature, whatever its id, and can be repeated a few times in a minute', async () => {
  const { post, taken, file } = await door();
  const send = async (id: string): Promise<number> =>
    (await post({ 'x-github-delivery': id, 'x-hub-signature-256': await sign(SECRET, body) })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 20; count += 1) statuses.push(await send(`delivery ${count}`));
  expect(statuses).toEqual([...Array<number>(13).fill(202), ...Array<number>(7).fill(429)]);
  expect(taken).toHaveLength(13);
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(1);
});

test('a flood of what is refused does not keep out what is signed', async () => {
  const { post, url } = await door();
  const statuses = await Promise.all(Array.from({ length: 80 }, async () => (await post({})).status));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect((await post(standard('one'))).status).toBe(202);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a line that was cut off in the log is passed over', async () => {
  const folder = await throwAwayFolder();
  onTestFinished(() => folder.remove());
  const file = `${folder.dir}/events.ndjson`;
  const events = await openEvents(file);
  await Promise.all(Array.from({ length: 50 }, (_, index) => events.add({ id: `id ${index}`, at: '2026-11-20' })));
  await appendFile(file, '{"id":"cut o');
  const again = await openEvents(file);
  const ids = [...Array.from({ length: 50 }, (_, index) => `id ${index}`), 'cut o'];
  const isNew = await Promise.all(ids.map((id) => again.add({ id, at: '2026-11-20' })));
  expect(isNew).toEqual([...Array<boolean>(50).fill(false), true]);
});

test('a second of one that could not be written is not told that it was taken before', async () => {
  const folder = await throwAwayFolder();
  onTestFinished(() => folder.remove());
  const file = `${folder.dir}/events.ndjson`;
  const events = await openEvents(file);
  await rm(file);
  await mkdir(file);
  const both = await Promise.allSettled([1, 2].map(() => events.add({ id: 'one', at: '2026-11-20' })));
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await rm(file, { recursive: true });
  expect(await events.add({ id: 'one', at: '2026-11-20' })).toBe(true);
});

test.each([
  ['none', []],
  ['a short one', ['secret']],
  ['one letter over and over', ['a'.repeat(40)]],
  ['a good one and a weak one', [SECRET, 'whsec_c2hvcnQ=']],
])('the publisher does not start with %s as its secret', (_name, secrets) =>
  expect(() => requireStrong(secrets)).toThrow(/WEBHOOK_SECRET.*\./),
);

test('a sender who leaves in the middle is one refused webhook in the log', async () => {
  const lines: unknown[] = [];
  const logged = Promise.withResolvers<unknown>();
  const { url } = await door({
    log: (line) => {
      logged.resolve(lines.push(line));
    },
  });
  const headers = 'Host: publisher\r\nContent-Length: 100\r\n\r\n';
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`POST /hooks/content HTTP/1.1\r\n${headers}{`, () => socket.destroy());
  await logged.promise;
  expect(lines).toEqual([expect.objectContaining({ event: 'webhook refused', status: 400 })]);
});
