import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { readSettings } from '../../../scripts/command/settings.ts';
import { boardOf } from '../../../scripts/health/board.ts';
import { digestText } from '../../../scripts/health/digest-text.ts';
import { lastDue, openDigest } from '../../../scripts/health/digest.ts';
import type { ReportLine } from '../../../scripts/health/report.ts';
import { digestTarget } from '../../../scripts/publish/digest-target.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';

const SECRET = 'whsec_c2VjcmV0IG9mIHRoZSBkaWdlc3QsIGZvciB0ZXN0cyBvbmx5';
const MONDAY = Date.parse('2026-11-16T09:00:00+05:30');
const WEEK_MS = 604_800_000;
const board = boardOf([
  {
    ...{ kind: 'advice', about: 'review', address: 'pages/', lang: 'hi', entry: 'land', title: 'भूमि' },
    since: '2026-01-31',
  },
]);

interface Received {
  readonly id: string;
  readonly said: Record<string, unknown>;
}

/** A receiver of digests that checks their signatures as every receiver should. */
async function receiver() {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const said = new Webhook(SECRET).verify(Buffer.concat(parts).toString(), headers);
      received.push({ id: headers['webhook-id'] ?? '', said: said as Received['said'] });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/digest/token`, received, answers };
}

async function sender(
  url: string,
  dir: string,
  clock: { now: number },
  board$ = () => board as typeof board | undefined,
) {
  const lines: Record<string, unknown>[] = [];
  const digest = await openDigest({
    ...{ url, secret: SECRET, siteUrl: 'https://www.vindhyacoal.example', cms: 'https://cms.example/{kind}/{id}' },
    ...{ file: `${dir}/digest.json`, board: board$, log: (line: Record<string, unknown>) => void lines.push(line) },
    now: () => clock.now,
  });
  onTestFinished(() => digest.close());
  return { ...digest, lines };
}

/** The signature is valid for five minutes, so the clock of the test is the real one, moved by whole weeks. */
const weekOf = async () => {
  const folder = await throwAwayFolder();
  onTestFinished(() => folder.remove());
  return { dir: folder.dir, clock: { now: Date.now() } };
};

it.each([
  ['2026-11-16T09:00:00+05:30', MONDAY],
  ['2026-11-16T08:59:59+05:30', MONDAY - WEEK_MS],
  ['2026-11-22T23:59:00+05:30', MONDAY],
  ['2026-11-15T23:00:00+05:30', MONDAY - WEEK_MS],
])('at %s, the last digest was due on a Monday at nine in India', (now, due) => {
  expect(lastDue(Date.parse(now))).toBe(due);
});

test('a digest goes out once a week, is signed, says what to do in both languages, and a restart sends no second', async () => {
  const { url, received } = await receiver();
  const { dir, clock } = await weekOf();
  const first = await sender(url, dir, { now: clock.now - WEEK_MS });
  await first.tick();
  await first.close();
  expect(received, 'none at the first start').toEqual([]);
  const digest = await sender(url, dir, clock);
  await Promise.all([digest.tick(), digest.tick()]);
  expect(digest.status().sentAt).toBeDefined();
  expect(received).toMatchObject([
    {
      id: expect.stringMatching(/^digest_\d{4}-\d\d-\d\d$/) as string,
      said: {
        type: 'health.digest',
        data: {
          site: 'https://www.vindhyacoal.example',
          count: 1,
          summary: { en: '1 thing to do', hi: '1 कार्य शेष' },
          groups: [
            {
              title: { en: 'Pages past their review date', hi: 'पृष्ठ जिनकी समीक्षा की तिथि बीत गई' },
              rows: [
                {
                  name: { en: 'भूमि', hi: 'भूमि' },
                  since: '2026-01-31',
                  url: { en: 'https://cms.example/pages/land', hi: 'https://cms.example/pages/land' },
                },
              ],
            },
          ],
        },
      },
    },
  ]);
  await digest.close();
  const again = await sender(url, dir, clock);
  await again.tick();
  expect(received).toHaveLength(1);
});

test('a receiver that fails is asked again with growing pauses and the same id, and its host is named, not its path', async () => {
  const { url, received, answers } = await receiver();
  const { dir, clock } = await weekOf();
  await (await sender(url, dir, { now: clock.now - WEEK_MS })).close();
  answers.push(500, 503);
  const digest = await sender(url, dir, clock);
  const start = clock.now;
  for (const seconds of [60, 120]) {
    await digest.tick();
    expect(digest.lines.at(-1)).toMatchObject({ againInSeconds: seconds });
    await digest.tick();
    clock.now = Date.parse(digest.status().failure?.again ?? '');
  }
  expect(clock.now - start).toBe(180_000);
  expect(JSON.stringify(digest.lines)).not.toContain('token');
  await digest.tick();
  expect(digest.status()).toMatchObject({ failure: undefined, sentAt: expect.any(String) as string });
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  expect(received).toHaveLength(3);
});

test('nothing is sent before the first publish', async () => {
  const { url, received } = await receiver();
  const { dir, clock } = await weekOf();
  await (await sender(url, dir, { now: clock.now - WEEK_MS })).close();
  const digest = await sender(url, dir, clock, () => undefined);
  await digest.tick();
  expect(received).toEqual([]);
  expect(digest.lines).toEqual([]);
});

test.each(['http://hooks.example/x', 'https://a:b@hooks.example/x', 'http://127.0.0.1.example/', 'hooks'])(
  '%s is no address for a digest',
  (address) => {
    expect(() => readSettings({ DIGEST_URL: address })).toThrow(/^DIGEST_URL; expected an https address/);
  },
);

test('the digest has a secret of its own', () => {
  const target = (more: Record<string, string>) =>
    digestTarget(readSettings({ DIGEST_URL: 'https://hooks.example/x', ...more }));
  expect(() => target({})).toThrow(/^DIGEST_SECRET is missing/);
  expect(() => target({ DIGEST_SECRET: 'whsec_c2hvcnQ=' })).toThrow(/^DIGEST_SECRET.*at least 24/);
  expect(() => target({ DIGEST_SECRET: SECRET, WEBHOOK_SECRET: SECRET })).toThrow(/another secret than WEBHOOK_SECRET/);
  expect(target({ DIGEST_SECRET: SECRET })).toEqual({ url: 'https://hooks.example/x', secret: SECRET });
  expect(digestTarget(readSettings({}))).toBeUndefined();
});

it('a digest has the first five rows of a group and the number of all, and leads to the entry of a faulty file', () => {
  const file = 'https://files.example/a.pdf';
  const use: ReportLine = {
    kind: 'use',
    address: 'recruitments/',
    lang: 'hi',
    entry: '5',
    title: 'नर्स',
    files: [`${file}?key=of-the-storage`],
  };
  const pending = Array.from({ length: 7 }, (_, at): ReportLine => ({
    ...{ kind: 'advice', about: 'untranslated', address: 'news_and_updates/', lang: 'hi', entry: `${at}` },
  }));
  const lines: ReportLine[] = [
    use,
    { kind: 'file', about: 'broken', reason: 'cut', address: `${file}?key=of-the-storage` },
    ...pending,
  ];
  const facts = { siteUrl: '', cms: 'https://cms.example/{kind}/{id}?lang={lang}', due: 0, at: new Date(0) };
  const [broken, waiting] = digestText(boardOf(lines), facts).data.groups;
  expect(broken?.rows).toMatchObject([
    { name: { hi: 'नर्स' }, url: { hi: 'https://cms.example/recruitments/5?lang=hi' }, address: file },
  ]);
  expect(JSON.stringify(broken), 'an address can have a key of the storage').not.toContain('key');
  expect(waiting).toMatchObject({ count: 7 });
  expect(waiting?.rows).toHaveLength(5);
});

it('a digest has no query of an address either where no entry has the file, or where the address is what was found', () => {
  const address = 'https://files.example/a/plan.pdf?key=of-the-storage';
  const lines: ReportLine[] = [
    { kind: 'file', about: 'broken', reason: 'cut', address },
    { kind: 'held-back', address: 'news_and_updates/', entry: '8', lang: 'en', field: 'file', found: `"${address}"` },
  ];
  const { groups } = digestText(boardOf(lines), { siteUrl: '', cms: undefined, due: 0, at: new Date(0) }).data;
  expect(groups.map(({ rows: [row] }) => [row?.name.en, row?.why.en])).toEqual([
    ['8', 'field file; found: "https://files.example/a/plan.pdf"'],
    ['https://files.example/a/plan.pdf', expect.any(String)],
  ]);
  expect(JSON.stringify(groups)).not.toContain('key');
});

it('a digest names the field to correct, and speaks of a tender in the language of the reader', () => {
  const where = { address: 'tenders-by-period/', entry: '7' };
  const lines: ReportLine[] = [
    { kind: 'use', ...where, lang: 'hi', title: 'एक पंप', files: [] },
    { kind: 'advice', about: 'short-bid', ...where, lang: 'en', title: 'A pump', count: 9 },
    { kind: 'held-back', ...where, entry: '8', lang: 'hi', field: 'closes_at', expected: 'a moment', found: '"soon"' },
  ];
  const facts = { siteUrl: '', cms: 'https://cms.example/{id}?lang={lang}', due: 0, at: new Date(0) };
  const [held, short] = digestText(boardOf(lines), facts).data.groups;
  expect(held?.rows).toMatchObject([
    {
      why: {
        en: 'field closing date and time; expected: a date and time, such as 20 November 2026, 5 pm; found: "soon"',
        hi: 'फ़ील्ड अंतिम तिथि और समय; अपेक्षित: तिथि और समय, जैसे 20 नवंबर 2026, सायं 5 बजे; मिला: "soon"',
      },
    },
  ]);
  expect(short?.rows).toMatchObject([
    {
      name: { en: 'A pump', hi: 'एक पंप' },
      url: { en: 'https://cms.example/7?lang=en', hi: 'https://cms.example/7?lang=hi' },
    },
  ]);
});
