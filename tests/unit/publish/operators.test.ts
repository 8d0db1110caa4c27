import { expect, test } from 'vitest';
import { readSettings } from '../../../scripts/command/settings.ts';
import { boardOf } from '../../../scripts/health/board.ts';
import type { ReportLine } from '../../../scripts/health/report.ts';
import { door, STATUS } from '../../support/door.ts';
import { TOKEN } from '../../support/publisher.ts';

test('the status needs the token, and is a page for people and JSON', async () => {
  const { url } = await door();
  expect((await fetch(`${url}/status`)).status).toBe(401);
  expect((await fetch(`${url}/status`, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
  const json = await fetch(`${url}/status`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await json.json()).toMatchObject({ state: 'idle', live: 1 });
  const basic = `Basic ${Buffer.from(`anybody:${TOKEN}`).toString('base64')}`;
  const page = await fetch(`${url}/status`, { headers: { authorization: basic, accept: 'text/html' } });
  const text = await page.text();
  expect(text).toContain('<h1>What to correct on the website</h1>');
  expect(text.indexOf('Nothing to do.'), 'the board stands before what the IT team needs').toBeLessThan(
    text.indexOf('Webhooks waiting'),
  );
  const hindi = await fetch(`${url}/status?lang=hi`, { headers: { authorization: basic, accept: 'text/html' } });
  expect(await hindi.text()).toContain('<html lang="hi">');
});

test('guesses of the token are slowed for each address, logged and counted, and the operators’ own address is another', async () => {
  const lines: Record<string, unknown>[] = [];
  const { url } = await door({ log: (line) => lines.push(line) });
  const ask = async (token: string, from?: string) =>
    fetch(`${url}/status`, {
      headers: { authorization: `Bearer ${token}`, ...(from && { 'x-forwarded-for': `6.6.6.6, ${from}` }) },
    });
  const statuses: number[] = [];
  for (let count = 0; count < 15; count += 1) statuses.push((await ask(`guess ${count}`, '203.0.113.9')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
  const late = await ask(TOKEN, '203.0.113.9');
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await (await ask(TOKEN)).json()).toMatchObject({ state: 'idle', wrongTokens: 10 });
  expect((await ask(TOKEN, '203.0.113.8')).status).toBe(200);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toEqual({ event: 'token refused', from: '203.0.113.9', count: 1 });
});

test('who has one address of IPv6 has a network of them: guesses from all of it are counted together', async () => {
  const { url } = await door();
  const ask = async (token: string, from: string): Promise<number> =>
    (await fetch(`${url}/status`, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) statuses.push(await ask('guess', `2001:db8:7:1::${count}`));
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect(await ask(TOKEN, '2001:0DB8:7:1:aaaa:bbbb:cccc:dddd')).toBe(429);
  expect(await ask(TOKEN, '2001:db8:7:2::1')).toBe(200);
  // These are IPv4 addresses in the form of a socket for IPv4 and IPv6.
  for (let count = 0; count < 12; count += 1) await ask('guess', '::ffff:203.0.113.9');
  expect([await ask(TOKEN, '203.0.113.9'), await ask(TOKEN, '::ffff:203.0.113.8')]).toEqual([429, 200]);
});

test.each(['short', 'a'.repeat(40), 'abababababababababababababab'])('%s is no token', (token) => {
  expect(() => readSettings({ STATUS_TOKEN: token })).toThrow(/^STATUS_TOKEN; expected at least 24 random letters/);
});

test.each(['short', 'PURGE_TOKEN', `${'a'.repeat(30)}\r\nX: y`])('%j is no token for a purge', (token) => {
  expect(() => readSettings({ PURGE_TOKEN: token })).toThrow(/^PURGE_TOKEN; expected at least 24 letters/);
});

test('no answer of the publisher is framed, guessed at, kept or read by another site', async () => {
  const { url } = await door();
  const authorization = `Bearer ${TOKEN}`;
  for (const [path, headers] of [
    ['/healthz', {}],
    ['/status', {}],
    ['/status', { authorization }],
    ['/status', { authorization, accept: 'text/html' }],
    ['/nothing', {}],
    ['/hooks/content', {}],
  ] as const) {
    const answer = await fetch(url + path, { headers });
    expect(Object.fromEntries(answer.headers), path).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  }
});

test('editors are told what is wrong, and where to correct it', async () => {
  const page: ReportLine = { kind: 'held-back', address: '/news/1', detail: 'no such part', lastGood: true };
  const note: ReportLine = {
    kind: 'note',
    address: '/.well-known/security.txt',
    detail: 'it expires: set another day',
  };
  const entry: ReportLine = { kind: 'duplicate', address: 'news_and_updates/', lang: 'hi', entry: '812' };
  const health = boardOf([page, note, entry]);
  const { url } = await door({ cms: 'https://cms.example/{id}', status: () => ({ ...STATUS, health }) });
  const headers = { authorization: `Bearer ${TOKEN}`, accept: 'text/html' };
  const text = await (await fetch(`${url}/status`, { headers })).text();
  expect(text).toMatch(/Pages that could not be made.*\/news\/1.*no such part/s);
  expect(text).toContain('it expires: set another day');
  expect(text).toContain('<a href="https://cms.example/812"');
});

test('a digest that was not sent is told to the IT team', async () => {
  const failure = { message: 'hooks.example answered with 500.', again: '2026-11-16T03:31:00Z' };
  const { url } = await door({ status: () => ({ ...STATUS, digest: { sentAt: undefined, failure } }) });
  const headers = { authorization: `Bearer ${TOKEN}`, accept: 'text/html' };
  expect(await (await fetch(`${url}/status`, { headers })).text()).toContain('hooks.example answered with 500.');
});

test('a storage that does not have what is live is an alarm, and is told', async () => {
  const { url } = await door({ status: () => ({ ...STATUS, notDeployed: 'PUT x: <found> 403.' }) });
  expect((await fetch(`${url}/healthz`)).status).toBe(503);
  const headers = { authorization: `Bearer ${TOKEN}`, accept: 'text/html' };
  const page = await (await fetch(`${url}/status`, { headers })).text();
  expect(page).toContain('PUT x: &lt;found&gt; 403.');
});

test.each([
  { late: 0, isAlarm: false, status: 200, told: /Live everywhere since 26 Nov 2026, 2:03:07 pm\. Edges: 2\./ },
  {
    late: 12,
    isAlarm: false,
    status: 200,
    told: /1 of 2 edges have everything.*http:\/\/b: addresses that may still be old: 12/s,
  },
  { late: 12, isAlarm: true, status: 503, told: /PURGE \/x: expected status 200, found &lt;403&gt;\./ },
])('operators see which edge is late ($late, alarm: $isAlarm)', async ({ late, isAlarm, status, told }) => {
  const edge = { late: 0, since: undefined, reason: undefined };
  const other = { late, since: '2026-11-26T08:30:00Z', reason: 'PURGE /x: expected status 200, found <403>.' };
  const edges = {
    edges: [
      { url: 'http://a', ...edge },
      { url: 'http://b', ...(late ? other : edge) },
    ],
    liveAt: late ? undefined : '2026-11-26T08:33:07Z',
    isAlarm,
  };
  const { url } = await door({ status: () => ({ ...STATUS, edges }) });
  expect((await fetch(`${url}/healthz`)).status).toBe(status);
  const headers = { authorization: `Bearer ${TOKEN}`, accept: 'text/html' };
  expect(await (await fetch(`${url}/status`, { headers })).text()).toMatch(told);
});

test.each(['roll-back', 'resume', 'allow-shrink', 'compare'])('operators may %s with the token alone', async (what) => {
  const { url } = await door();
  const ask = (headers: HeadersInit) => fetch(`${url}/status/${what}`, { method: 'POST', headers });
  expect((await ask({})).status).toBe(401);
  // Commands must refuse a password: a browser that has stored it also sends it with forms of other sites.
  expect((await ask({ authorization: `Basic ${btoa(`operator:${TOKEN}`)}` })).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${TOKEN}` })).status).toBe(200);
});

test('editors open the board with a token of their own, which shows no more and permits nothing', async () => {
  const { url } = await door({ boardToken: 'a-token-of-the-editors-alone' });
  const bearer = { authorization: 'Bearer a-token-of-the-editors-alone' };
  const basic = { authorization: `Basic ${btoa('editor:a-token-of-the-editors-alone')}`, accept: 'text/html' };
  const page = await (await fetch(`${url}/status?lang=hi`, { headers: basic })).text();
  expect(page).toContain('वेबसाइट पर क्या ठीक करना है');
  expect(page).not.toMatch(/Webhooks waiting|आईटी दल के लिए/);
  const json = (await (await fetch(`${url}/status`, { headers: bearer })).json()) as object;
  expect(Object.keys(json)).toEqual(['state', 'health']);
  for (const what of ['roll-back', 'roll-back/1', 'resume', 'allow-shrink', 'compare']) {
    const answer = await fetch(`${url}/status/${what}`, { method: 'POST', headers: bearer });
    expect(answer.status, what).toBe(403);
  }
  const operator = { authorization: `Bearer ${TOKEN}`, accept: 'text/html' };
  expect(await (await fetch(`${url}/status`, { headers: operator })).text()).toContain('Webhooks waiting');
});

test('without a token of editors, no token opens the board but that of operators', async () => {
  const { url } = await door();
  for (const authorization of ['Bearer undefined', 'Bearer ', `Basic ${btoa('editor:')}`])
    expect((await fetch(`${url}/status`, { headers: { authorization } })).status).toBe(401);
});

test('editors and operators have different tokens', () => {
  const token = 'one-token-for-both-of-them';
  expect(() => readSettings({ STATUS_TOKEN: token, BOARD_TOKEN: token })).toThrow(/^BOARD_TOKEN; expected another/);
  expect(() => readSettings({ BOARD_TOKEN: 'short' })).toThrow(/^BOARD_TOKEN; expected at least 24 random letters/);
});

test.each([
  ['starting', /not known yet/],
  ['failing', /could not be published.*not known yet/s],
  ['held', /has stopped publishing.*not known yet/s],
] as const)('while %s after a start, the board does not say that all is well', async (state, told) => {
  const { url } = await door({ status: () => ({ ...STATUS, state, health: undefined }) });
  const headers = { authorization: `Bearer ${TOKEN}`, accept: 'text/html' };
  const board = (await (await fetch(`${url}/status`, { headers })).text()).split('id="it"')[0];
  expect(board).toMatch(told);
  expect(board).not.toContain('Nothing to do');
});
