import { expect, test } from 'vitest';
import { API_BASE } from '../../../src/lib/api-base.ts';
import { apiOn, news } from './small-content.ts';

const files = { 'en/news_and_updates': [news(1)], 'hi/news_and_updates': [news(1)], 'media/a.txt': Buffer.from('a') };
const LIST = `/en${API_BASE}/news_and_updates/`;

test('an address answers with the status it is told to, as often as it is told to', async () => {
  const { url, misbehave } = await apiOn(files);
  misbehave({ path: 'news_and_updates/', lang: 'en', status: 503, times: 2, headers: { 'retry-after': '1' } });
  const first = await fetch(url + LIST);
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await fetch(url + LIST.replace('en', 'hi'))).status).toBe(200);
  expect((await fetch(url + LIST)).status).toBe(503);
  expect((await fetch(url + LIST)).status).toBe(200);
});

test('an address answers with any body, whatever it is', async () => {
  const { url, misbehave } = await apiOn(files);
  misbehave({ path: 'news_and_updates/?page=2', body: '<html>', headers: { 'content-type': 'text/html' } });
  expect((await fetch(url + LIST)).headers.get('content-type')).toContain('json');
  const wrong = await fetch(`${url}${LIST}?page=2`);
  expect([wrong.status, wrong.headers.get('content-type'), await wrong.text()]).toEqual([200, 'text/html', '<html>']);
});

test('a connection is reset at once, or in the middle of the answer', async () => {
  const { url, misbehave } = await apiOn(files);
  misbehave({ path: 'news*', reset: true, times: 1 });
  await expect(fetch(url + LIST)).rejects.toThrow();
  misbehave({ path: 'news*', reset: true, body: '{"count": 1, "res', times: 1 });
  const half = await fetch(url + LIST);
  expect(half.status).toBe(200);
  await expect(half.text()).rejects.toThrow();
  expect((await fetch(url + LIST)).status).toBe(200);
});

test('an answer that is late is still the right one', async () => {
  const { url, misbehave } = await apiOn(files);
  misbehave({ path: 'media/*', delayMs: 300 });
  const start = performance.now();
  expect(await (await fetch(`${url}/media/a.txt`)).text()).toBe('a');
  expect(performance.now() - start).toBeGreaterThan(290);
});

test('a server that waits for ever can still be closed, and one that is told to behaves', async () => {
  const { url, misbehave, behave } = await apiOn(files);
  misbehave({ path: '*', delayMs: 1_000_000 });
  await expect(fetch(url + LIST, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  behave();
  expect((await fetch(url + LIST)).status).toBe(200);
  misbehave({ path: '*', delayMs: 1_000_000 });
  void fetch(url + LIST).catch(() => undefined);
});

test('rules come over HTTP only where that is allowed', async () => {
  const rule = { method: 'POST', body: JSON.stringify({ path: '*', status: 500 }) };
  const strict = await apiOn(files);
  expect((await fetch(`${strict.url}/__misbehave`, rule)).status).toBe(404);
  const { url } = await apiOn(files, { allowMisbehaving: true });
  expect((await fetch(`${url}/__misbehave`, { ...rule, body: '{"status": 500}' })).status).toBe(400);
  expect((await fetch(`${url}/__misbehave`, rule)).status).toBe(204);
  expect((await fetch(url + LIST)).status).toBe(500);
  expect((await fetch(`${url}/__misbehave`, { method: 'DELETE' })).status).toBe(204);
  expect((await fetch(url + LIST)).status).toBe(200);
});
