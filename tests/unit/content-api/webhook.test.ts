import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { apiOn, news, put } from './small-content.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a server that accepts webhooks. It answers the first `refusals` webhooks with 503. */
async function receiver(refusals = 0): Promise<{ url: string; next: () => Promise<Received> }> {
  const came: Received[] = [];
  let tell = (): void => {};
  let left = refusals;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      came.push({ headers: request.headers, body });
      response.writeHead(left > 0 ? 503 : 202).end();
      left -= 1;
      tell();
    });
  });
  const port = await new Promise<number>((listening) => {
    server.listen(0, '127.0.0.1', () => listening((server.address() as { port: number }).port));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  let read = 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    async next() {
      while (came.length <= read) await new Promise<void>((told) => void (tell = told));
      read += 1;
      const last = came[read - 1];
      if (!last) throw new Error('No webhook came.');
      return last;
    },
  };
}

const secret = `whsec_${Buffer.from('a secret of the two').toString('base64')}`;
const dataOf = ({ body }: Received): unknown => {
  const { type, data } = JSON.parse(body) as { type: string; data: unknown };
  return { type, data };
};

test('a changed entry is told, with a signature only the two can make', async () => {
  const { url, next } = await receiver();
  const { dir } = await apiOn({ 'hi/news_and_updates': [news(811), news(812)] }, { webhook: { url, secret } });
  put(dir, 'hi/news_and_updates', [news(811), news(812, { title: 'Another title' })]);
  const webhook = await next();
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = webhook.headers;
  const signed = `${String(id)}.${String(timestamp)}.${webhook.body}`;
  const expected = createHmac('sha256', 'a secret of the two').update(signed).digest('base64');
  expect(signature).toBe(`v1,${expected}`);
  expect(dataOf(webhook)).toEqual({
    type: 'content.changed',
    data: { path: 'news_and_updates/', id: 812, lang: 'hi' },
  });
});

test('an entry that comes or goes is told as such, and many changes at once as one', async () => {
  const { url, next } = await receiver();
  const { dir } = await apiOn({ 'en/news_and_updates': [news(1)] }, { webhook: { url, secret } });
  const data = { path: 'news_and_updates/', lang: 'en' };
  put(dir, 'en/news_and_updates', [news(1), news(2)]);
  expect(dataOf(await next())).toEqual({ type: 'content.published', data: { ...data, id: 2 } });
  put(dir, 'en/news_and_updates', [news(2)]);
  expect(dataOf(await next())).toEqual({ type: 'content.unpublished', data: { ...data, id: 1 } });
  put(dir, 'en/news_and_updates', [news(3), news(4)]);
  expect(dataOf(await next())).toEqual({ type: 'content.changed', data });
  put(dir, 'en/pages__safety', { slug: 'safety' });
  expect(dataOf(await next())).toEqual({ type: 'content.changed', data: { path: 'pages/safety/', lang: 'en' } });
});

test('a webhook that is not taken is sent again, the same one', async () => {
  const { url, next } = await receiver(1);
  const { dir } = await apiOn({ 'en/news_and_updates': [news(1)] }, { webhook: { url, secret } });
  put(dir, 'en/news_and_updates', [news(1, { title: 'Another' })]);
  const [first, second] = [await next(), await next()];
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
  expect(second.body).toBe(first.body);
});
