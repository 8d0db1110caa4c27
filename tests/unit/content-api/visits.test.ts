import { expect, test } from 'vitest';
import { API_BASE } from '../../../src/lib/api-base.ts';
import { apiOn, contentOfTest } from './small-content.ts';

const site = { visitors_count: 1_234_567, last_updated_date: '2026-11-18' };
const countAt = async (url: string): Promise<unknown> => (await fetch(`${url}${API_BASE}/visitors_count/`)).json();
const visit = (url: string, body: string) =>
  fetch(`${url}${API_BASE}/visitors_count_update/`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain' },
  });

test('the counter starts where site.json says; 1 counts a visit, 0 does not', async () => {
  const { url } = await apiOn({ site });
  expect(await countAt(url)).toEqual({ results: { visitors_count: 1_234_567 } });
  expect((await visit(url, '{"counter": 1}')).status).toBe(200);
  expect((await visit(url, '{"counter": 0}')).status).toBe(200);
  expect(await countAt(url)).toEqual({ results: { visitors_count: 1_234_568 } });
});

test('visits that come at the same time are all counted', async () => {
  const { url } = await apiOn({ site });
  await Promise.all(Array.from({ length: 200 }, () => visit(url, '{"counter": 1}')));
  expect(await countAt(url)).toEqual({ results: { visitors_count: 1_234_767 } });
});

test.each(['{"counter": 2}', '{"counter": "1"}', '{}', '[]', 'null', '', 'counter=1'])(
  'anything else than 0 or 1 (%s) is refused and counts nothing',
  async (body) => {
    const { url } = await apiOn({ site });
    expect((await visit(url, body)).status).toBe(400);
    expect(await countAt(url)).toEqual({ results: { visitors_count: 1_234_567 } });
  },
);

test('the counter goes on after a restart, whatever site.json says then', async () => {
  const dir = contentOfTest({ site });
  const dataFile = `${dir}/data/kept.sqlite`;
  const first = await apiOn({}, { dir, dataFile });
  await visit(first.url, '{"counter": 1}');
  const second = await apiOn({}, { dir, dataFile });
  expect(await countAt(second.url)).toEqual({ results: { visitors_count: 1_234_568 } });
});

test('the date of the last change is the one in site.json', async () => {
  const { url } = await apiOn({ site });
  const answer = await fetch(`${url}${API_BASE}/last_updated_date/`);
  expect(await answer.json()).toEqual({ results: { last_updated_date: '2026-11-18' } });
});
