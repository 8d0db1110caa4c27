import { expect, test } from 'vitest';
import { serveSettings } from '../../../scripts/content-api/settings.ts';

const SECRET = 'whsec_c2VjcmV0';

test('without arguments and variables the sample is served on port 4400 of this machine', () => {
  expect(serveSettings([], {})).toMatchObject({
    ...{ dir: expect.stringMatching(/sample$/), port: 4400, host: '127.0.0.1', siteUrls: [], webhook: undefined },
    ...{ behindProxy: false, wagtailLists: false, allowMisbehaving: false },
  });
});

test('an argument is stronger than its variable, and an empty variable is none', () => {
  const env = { PORT: '4500', HOST: '', SITE_URL: 'https://a.example', FEEDBACK_LIMIT: '50', CONTENT_DIR: '/a' };
  expect(serveSettings(['/b', '--port', '4600', '--wagtail-lists'], env)).toMatchObject({
    ...{ dir: '/b', port: 4600, host: '127.0.0.1', siteUrls: ['https://a.example'], wagtailLists: true },
    feedbackLimit: { most: 50, seconds: 600 },
  });
});

test.each([
  [{ PORT: 'x', FEEDBACK_LIMIT: 'y' }, /^PORT is "x": expected .*\. FEEDBACK_LIMIT is "y": expected a whole number/],
  [{ PORT: '70000' }, /^PORT is "70000": expected a whole number from 0 to 65535/],
  [{ SITE_URL: 'a.example' }, /^SITE_URL is "a.example": expected an http or https address/],
  [{ WEBHOOK_URL: 'ftp://a.example', WEBHOOK_SECRET: SECRET }, /^WEBHOOK_URL is "ftp:/],
])('%j is refused with a sentence that names each variable', (env, sentence) =>
  expect(() => serveSettings([], env)).toThrow(sentence),
);

test('a webhook is signed with a secret or not sent at all, and the secret is not told', () => {
  const url = 'https://a.example/hook';
  expect(serveSettings([], { WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET }).webhook).toEqual({ url, secret: SECRET });
  for (const secret of [undefined, '', 'whsec_', 'whsec_!'])
    expect(() => serveSettings([], { WEBHOOK_URL: url, WEBHOOK_SECRET: secret })).toThrow(
      /^WEBHOOK_SECRET: expected a secret/,
    );
});
