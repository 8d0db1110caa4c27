import { expect, test } from 'vitest';
import { API_BASE } from '../../../src/lib/api-base.ts';
import { apiOn } from './small-content.ts';

const good = {
  name: 'A resident',
  email: 'resident@example.in',
  subject: 'Dust',
  message: 'The road to the mine is dusty.',
  lang: 'en',
  website: '',
};
const ADDRESS = `${API_BASE}/submit_feedback/`;
const SITE = 'https://www.vindhya.example';

const sendJson = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url + ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const sendForm = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url + ADDRESS, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });

test('feedback is answered with a reference number, counted from the start of the year', async () => {
  const { url } = await apiOn({});
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format();
  for (const number of ['000001', '000002']) {
    const answer = await sendJson(url, good);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ results: { reference: `F-${year}-${number}` } });
  }
});

test('a form posted without script leads to the thank-you page of the site, in its language', async () => {
  const { url } = await apiOn({}, { siteUrls: [SITE] });
  const reference = /^F-\d{4}-\d{6}$/;
  const english = await sendForm(url, { ...good, phone: '' }, { referer: `${SITE}/feedback` });
  const to = new URL(english.headers.get('location') ?? '');
  expect(english.status).toBe(303);
  expect(to.origin + to.pathname).toBe(`${SITE}/feedback/thank-you`);
  expect(to.searchParams.get('reference')).toMatch(reference);
  const hindi = await sendForm(url, { ...good, lang: 'hi', page_url: `${SITE}/hi/feedback` });
  expect(hindi.headers.get('location')).toMatch(
    /^https:\/\/www\.vindhya\.example\/hi\/feedback\/thank-you\?reference=F-/,
  );
});

test('a form from another site is kept and never sent on to that site', async () => {
  const { url } = await apiOn({}, { siteUrls: [SITE] });
  const answer = await sendForm(
    url,
    { ...good, page_url: 'https://evil.example/x' },
    { referer: 'https://evil.example/' },
  );
  expect(answer.status).toBe(201);
  expect(answer.headers.get('location')).toBeNull();
});

test.each([
  ['name', '', /Fill in/, /जानकारी भरें/],
  ['name', 'x'.repeat(101), /at most 100/, /अधिकतम 100/],
  ['email', 'nobody', /e-mail address/, /ई-मेल/],
  ['email', '   ', /Fill in/, /जानकारी भरें/],
  ['phone', 'call me', /telephone number/, /दूरभाष संख्या/],
  ['subject', '', /Fill in/, /जानकारी भरें/],
  ['message', 'म'.repeat(5001), /at most 5000/, /अधिकतम 5000/],
  ['website', 'https://buy.example', /empty/, /रिक्त/],
  ['message', 7, /text/, /पाठ/],
])('a wrong %s (%s) is refused with a sentence in the language of the sender', async (field, value, english, hindi) => {
  const { url } = await apiOn({});
  for (const [lang, sentence] of [
    ['en', english],
    ['hi', hindi],
  ] as const) {
    const answer = await sendJson(url, { ...good, lang, [field]: value });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ [field]: [expect.stringMatching(sentence)] });
  }
});

test('every refused field is named at once', async () => {
  const { url } = await apiOn({});
  const errors = (await (await sendJson(url, {})).json()) as Record<string, unknown>;
  expect(Object.keys(errors).sort()).toEqual(['email', 'lang', 'message', 'name', 'subject']);
});

test.each([
  ['an address in Hindi', { email: 'निवासी@उदाहरण.भारत' }],
  ['a number in Devanagari digits', { phone: '+९१ ९८७६५ ४३२१०' }],
  ['a field the contract does not know', { colour: 'green' }],
  ['five thousand letters of which each is two code units', { message: '🌱'.repeat(5000) }],
])('feedback with %s is taken', async (_what, more) => {
  const { url } = await apiOn({});
  expect((await sendJson(url, { ...good, ...more })).status).toBe(201);
});

test('someone whose browser runs no script reads what is wrong as a page', async () => {
  const { url } = await apiOn({});
  const answer = await sendForm(url, { ...good, lang: 'hi', email: '<script>' }, { accept: 'text/html,*/*' });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(page).toContain('<html lang="hi">');
  expect(page).toContain('ई-मेल');
  expect(page).not.toContain('<script>');
});

test('one sender is asked to wait when it sends too much; others are not', async () => {
  const { url } = await apiOn({}, { feedbackLimit: { most: 2, seconds: 600 }, behindProxy: true });
  const from = (client: string) => sendJson(url, good, { 'x-forwarded-for': `9.9.9.9, ${client}` });
  expect([(await from('1.1.1.1')).status, (await from('1.1.1.1')).status]).toEqual([201, 201]);
  const third = await from('1.1.1.1');
  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(await third.json()).toEqual({ detail: expect.any(String) });
  expect((await from('2.2.2.2')).status).toBe(201);
});

test.each([
  ['en', 600, 'in 10 minutes.'],
  ['en', 10_800, 'in 3 hours.'],
  ['en', 86_400, 'in 1 day.'],
  ['hi', 86_400, 'कृपया 1 दिन बाद'],
] as const)('someone who runs no script reads in %s how long %d seconds are', async (lang, seconds, said) => {
  const { url } = await apiOn({}, { feedbackLimit: { most: 1, seconds } });
  const accept = { accept: 'text/html,*/*' };
  await sendForm(url, { ...good, lang }, accept);
  const refused = await sendForm(url, { ...good, lang }, accept);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain(said);
});

test('the same message sent again has the same reference, is kept once and waits for nothing', async () => {
  const { url } = await apiOn({}, { feedbackLimit: { most: 1, seconds: 600 } });
  const message = { ...good, message_id: '1804289383-846930886-1681692777-1714636915' };
  const first = await sendJson(url, message);
  const again = await sendJson(url, message);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  expect((await sendJson(url, { ...message, message_id: 'another-message' })).status).toBe(429);
});

test('an id that is none is refused', async () => {
  const { url } = await apiOn({});
  const answer = await sendJson(url, { ...good, message_id: 'no id' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message_id: [expect.stringMatching(/id of a message/)] });
});

test('a sender cannot pass for another unless a proxy is trusted', async () => {
  const { url } = await apiOn({}, { feedbackLimit: { most: 1, seconds: 600 } });
  expect((await sendJson(url, good, { 'x-forwarded-for': '1.1.1.1' })).status).toBe(201);
  expect((await sendJson(url, good, { 'x-forwarded-for': '2.2.2.2' })).status).toBe(429);
});

test('all addresses of one home connection count as one sender', async () => {
  const { url } = await apiOn({}, { feedbackLimit: { most: 1, seconds: 600 }, behindProxy: true });
  expect((await sendJson(url, good, { 'x-forwarded-for': '2001:db8:1:2::1' })).status).toBe(201);
  expect((await sendJson(url, good, { 'x-forwarded-for': '2001:db8:1:2::2' })).status).toBe(429);
  expect((await sendJson(url, good, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(201);
});

test('a body that is too long, of another type or no JSON is refused', async () => {
  const { url } = await apiOn({});
  expect((await sendJson(url, { ...good, message: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await sendJson(url, '{"name": ')).status).toBe(400);
  expect((await sendJson(url, good, { 'content-type': 'text/csv' })).status).toBe(415);
  expect((await sendJson(url, '[]')).status).toBe(400);
});

test.each([
  ['en', 'It is too long.'],
  ['hi', 'यह बहुत लंबा है।'],
])('someone who runs no script reads in %s that a message is too long', async (lang, said) => {
  const { url } = await apiOn({});
  // The language is the first field, as in the form of the site.
  const sent = Object.assign({ lang }, good, { lang, message: 'क'.repeat(20_000) });
  const answer = await sendForm(url, sent, { accept: 'text/html,*/*' });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain(said);
});

test('the longest message there may be is taken from a form, in Hindi too', async () => {
  const { url } = await apiOn({});
  const body = new URLSearchParams({ ...good, lang: 'hi', message: 'क'.repeat(5000) });
  const answer = await fetch(`${url}${API_BASE}/submit_feedback/`, { method: 'POST', body });
  expect(answer.status).toBe(201);
});
