import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { API_BASE } from '../../../src/lib/api-base.ts';
import { apiOn, contentOfTest } from './small-content.ts';

const good = {
  name: 'A resident',
  email: 'resident@example.in',
  subject: 'Dust',
  message: 'a',
  lang: 'en',
  website: '',
};
const DAY_MS = 86_400_000;

async function send(url: string, more: object = {}): Promise<{ status: number; reference: string }> {
  const answer = await fetch(`${url}${API_BASE}/submit_feedback/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...good, ...more }),
  });
  const { results } = (await answer.json()) as { results?: { reference: string } };
  return { status: answer.status, reference: results?.reference ?? '' };
}

const rowsIn = (dataFile: string): Record<string, string>[] => {
  const database = new DatabaseSync(dataFile, { readOnly: true });
  const rows = database.prepare('SELECT feedback FROM feedback ORDER BY number').all();
  database.close();
  return rows.map(({ feedback }) => JSON.parse(String(feedback)) as Record<string, string>);
};

test('stored data of senders is readable only by its owner, also in a file from before', async () => {
  const dataFile = `${contentOfTest({})}/kept.sqlite`;
  writeFileSync(dataFile, '', { mode: 0o644 });
  const { url } = await apiOn({}, { dataFile });
  await send(url);
  for (const file of [dataFile, `${dataFile}-wal`, `${dataFile}-shm`])
    expect((statSync(file).mode & 0o777).toString(8), file).toBe('600');
});

test('feedback is deleted after its days, and no reference number is given a second time', async () => {
  const dataFile = `${contentOfTest({})}/kept.sqlite`;
  const first = await apiOn({}, { dataFile, feedbackDays: 30 });
  await send(first.url);
  const { reference } = await send(first.url);
  expect(reference).toMatch(/-000002$/);
  const database = new DatabaseSync(dataFile);
  database.prepare('UPDATE feedback SET received_ms = ?').run(Date.now() - 31 * DAY_MS);
  database.close();
  const again = await apiOn({}, { dataFile, feedbackDays: 30 });
  expect(rowsIn(dataFile)).toEqual([]);
  for (const file of [dataFile, `${dataFile}-wal`]) expect(readFileSync(file).includes(good.email), file).toBe(false);
  expect((await send(again.url)).reference).toMatch(/-000003$/);
});

test('no secret lies beside what it disguises', async () => {
  const dataFile = `${contentOfTest({})}/kept.sqlite`;
  const { url } = await apiOn({}, { dataFile });
  await send(url);
  const database = new DatabaseSync(dataFile, { readOnly: true });
  const names = database.prepare('SELECT name FROM facts').all();
  database.close();
  expect(names).toEqual([{ name: 'visitors' }]);
});

test.each([
  ['a scheme in capitals', 'HTTPS://www.vindhya.example/feedback'],
  ['another scheme', 'javascript:alert(1)'],
  ['too many letters', `https://www.vindhya.example/${'a'.repeat(2000)}`],
  ['no text', 7],
])('a page that the contract refuses is left out, and no sender hears of it: %s', async (_name, page_url) => {
  const dataFile = `${contentOfTest({})}/kept.sqlite`;
  const { url } = await apiOn({}, { dataFile });
  expect((await send(url, { page_url })).status).toBe(201);
  expect(rowsIn(dataFile)[0]).not.toHaveProperty('page_url');
});

test('a field of one line is kept in one line', async () => {
  const dataFile = `${contentOfTest({})}/kept.sqlite`;
  const { url } = await apiOn({}, { dataFile });
  const subject = 'Dust\r\nBcc: all@example.in\u0000\u2028x';
  expect((await send(url, { subject, message: 'a\u0007\r\nb' })).status).toBe(201);
  const [kept] = rowsIn(dataFile);
  expect(kept).toMatchObject({ subject: 'Dust Bcc: all@example.in x', message: 'a\r\nb' });
});
