import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { API_BASE } from '../../../src/lib/api-base.ts';
import { completeContent } from './complete-content.ts';
import { apiOn, news } from './small-content.ts';

const CHECK = fileURLToPath(new URL('../../../scripts/check/api.ts', import.meta.url));

/** The time limit is long, because a test makes several checks, and each check starts a process. */
const PATIENT = { timeout: 60_000 };

const checked = (...args: string[]): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [CHECK, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });

/** Sends feedback. Returns the answer, which has its number. */
async function sendFeedback(url: string): Promise<string> {
  const answer = await fetch(`${url}${API_BASE}/submit_feedback/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'A', email: 'a@b.in', subject: 'S', message: 'M', lang: 'en' }),
  });
  return await answer.text();
}

test(
  'an API that meets the contract is told so, address by address, also where it redirects, and nothing is written to it',
  PATIENT,
  async () => {
    const { url, misbehave } = await apiOn(completeContent);
    const location = `${url}/hi${API_BASE}/homepage/`;
    misbehave({ path: 'homepage/', lang: 'en', status: 302, headers: { location } });
    const { code, text } = await checked(`${url}/`);
    expect(text).toContain(`ok         /hi${API_BASE}/news_and_updates/ (4 entries)\n`);
    expect(text, 'the site follows a redirect too').toContain(`ok         /en${API_BASE}/homepage/\n`);
    expect(text).toMatch(/\n52 meet the contract, 0 do not, 0 do not exist, 2 were not tried\.\n$/);
    expect(code).toBe(0);
    expect(await sendFeedback(url), 'nothing was written').toContain('-000001"');
  },
);

test('an API is written to if that is asked for', PATIENT, async () => {
  const { url } = await apiOn(completeContent);
  const { text } = await checked(url, '--write');
  expect(text).toContain(`ok         ${API_BASE}/submit_feedback/\n`);
  expect(text).toContain(`ok         ${API_BASE}/visitors_count_update/\n`);
  expect(text).toContain(
    `ok         ${API_BASE}/submit_feedback/ (the same message again) (the API stored the repeated message once: set FEEDBACK_ONCE=1)\n`,
  );
  expect(await sendFeedback(url)).toContain('-000003"');
});

test('a fault names address, entry, field, the expected and the found value', PATIENT, async () => {
  const { url, misbehave } = await apiOn({
    ...completeContent,
    'hi/news_and_updates': [news(812, { published_on: '31/12/2026' }), news(5), news(5)],
    'en/pages': [{ slug: 'safety', title: 'Safety', updated_at: '2026-11-02T10:00:00+05:30' }, { slug: 'gone' }],
  });
  misbehave({ path: 'homepage/', lang: 'en', body: '<h1>Down</h1>', headers: { 'content-type': 'text/html' } });
  misbehave({ path: 'sitemap/', lang: 'hi', status: 500 });
  misbehave({ path: 'site_banners*', reset: true });
  misbehave({ path: 'visitors_count/', body: '{"results": {"visitors_count": 1}}' });
  const { code, text } = await checked(url);
  const sentences = [
    `/hi${API_BASE}/news_and_updates/: entry 812, field published_on: expected a date YYYY-MM-DD, found "31/12/2026"`,
    `/hi${API_BASE}/news_and_updates/: entry 5: expected once, found more than once`,
    `/en${API_BASE}/pages/{slug}/: pages/gone/: expected status 200, found 404`,
    `/en${API_BASE}/homepage/: expected content type application/json, found text/html`,
    `/en${API_BASE}/homepage/: expected JSON, found: <h1>Down</h1>`,
    `/hi${API_BASE}/sitemap/: expected status 200, found 500`,
    `/en${API_BASE}/site_banners/: expected an answer, found none: `,
    `${API_BASE}/visitors_count/: header ETag: expected a tag, found nothing`,
    `${API_BASE}/visitors_count/: header Access-Control-Allow-Origin: expected * or the site's origin, found nothing`,
  ];
  for (const sentence of sentences) expect(text).toContain(`\nwrong      ${sentence}`);
  expect(text).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test('a section the owner does not have is no fault, a missing counter is one', PATIENT, async () => {
  const { url } = await apiOn({ site: {} });
  const { code, text } = await checked(url);
  expect(text).toContain(`not there  /en${API_BASE}/homepage/\n`);
  expect(text).toContain(`wrong      ${API_BASE}/last_updated_date/: expected status 200, found 404`);
  expect(code).toBe(1);
});

test(
  'a list that does not page, count or filter is found out, and an address that refuses browsers',
  PATIENT,
  async () => {
    const entries = [news(1), news(2, { kind: 'press-release' }), news(3), news(4)];
    // It answers only requests with the headers of the build.
    const server = createServer(({ headers }, response) => {
      response.statusCode = headers.accept === 'application/json' ? 200 : 401;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ count: 9, next: null, previous: null, results: entries }));
    });
    onTestFinished(() => void server.close());
    const port = await new Promise<number>((listening) => {
      server.listen(0, '127.0.0.1', () => listening((server.address() as { port: number }).port));
    });
    const { text } = await checked(`http://127.0.0.1:${port}`);
    const list = `wrong      /en${API_BASE}/news_and_updates/: `;
    expect(text).toContain(`${list}expected 9 entries in all, as the count of the answer says, found 4`);
    expect(text).toContain(
      `${list}page=2&page_size=2: expected the third and the fourth entry of the list, found other entries`,
    );
    expect(text).toContain(
      `${list}kind=press-release: expected 1 entries with this value, found 1 of these and 3 others`,
    );
    expect(text).toContain(
      `wrong      ${API_BASE}/visitors_count/: from a browser, without the headers of the build: expected status 200, found 401`,
    );
    expect(text).toContain(`wrong      /en${API_BASE}/no-such-address/ (unknown): expected status 404, found 200`);
  },
);

test('without an address, or with none that answers, a sentence says so', PATIENT, async () => {
  expect(await checked()).toEqual({ code: 2, text: expect.stringMatching(/^Give the address of the API: .*\n$/) });
  expect(await checked('http://127.0.0.1:1')).toEqual({
    code: 2,
    text: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 does not answer: .*\.\n$/),
  });
});
