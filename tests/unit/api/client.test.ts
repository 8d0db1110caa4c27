import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { API_BASE } from '~/lib/api-base';
import { withContent, type TestSite } from '../../support/content.ts';

const loadClient = () => import('~/api/client');
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `News ${index + 1}` }));
const news = { 'en/news_and_updates': entries(3) };

const listOf = (results: unknown[], more: object = {}) =>
  JSON.stringify({ count: results.length, next: null, previous: null, results, ...more });

/** Answers this page of the news list with `body`: always, or only `times` times. */
const answerPage = ({ api }: TestSite, page: number, body: string, times?: number) =>
  api.misbehave({ path: `news_and_updates/?page=${page}&page_size=100`, body, ...(times ? { times } : {}) });

async function listening(server: Server): Promise<{ server: Server; url: string }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

const readNews = async () => (await loadClient()).readList('en', 'news_and_updates/');

describe('an API that fails', () => {
  it.each([
    ['a reset connection', { reset: true }],
    ['an answer that breaks off in its middle', { reset: true, body: '{"count": 3, "next": nu' }],
    ['status 500', { status: 500 }],
    ['status 503', { status: 503 }],
    ['status 429', { status: 429 }],
  ])('is asked again after %s, until it answers', (_name, wrong) =>
    withContent(news, async ({ api }) => {
      api.misbehave({ path: 'news_and_updates/', times: 4, ...wrong });
      expect((await readNews())?.entries).toHaveLength(3);
    }),
  );

  it('is asked five times and no more, and the message names address, status and tries', () =>
    withContent(news, async ({ api }) => {
      api.misbehave({ path: 'news_and_updates/', times: 5, status: 503 });
      await expect(readNews()).rejects.toThrow(
        `${api.url}/en${API_BASE}/news_and_updates/?page=1&page_size=100: expected status 200, found 503; tried 5 times. Nothing was published.`,
      );
      expect((await readNews())?.entries, 'the sixth question').toHaveLength(3);
    }));

  it('is asked once where asking again cannot help', () =>
    withContent(news, async ({ api }) => {
      api.misbehave({ path: 'news_and_updates/', times: 1, status: 403 });
      await expect(readNews()).rejects.toThrow(/expected status 200, found 403; tried once\./);
    }));

  it('that takes too long is given up, whether its answer does not begin or does not end', () =>
    withContent(
      news,
      async ({ api }) => {
        api.misbehave({ path: 'news_and_updates/', delayMs: 600_000 });
        await expect(readNews()).rejects.toThrow(/no complete answer within 0\.05 seconds; tried 5 times\./);

        const { server, url } = await listening(createServer((_, response) => void response.write('{"count":')));
        vi.stubEnv('CONTENT_API_URL', url);
        vi.resetModules();
        await expect(readNews()).rejects.toThrow(/no complete answer within 0\.05 seconds; tried 5 times\./);
        server.close();
        server.closeAllConnections();
      },
      { environment: { API_TIME_LIMIT_MS: '50' } },
    ));

  it('that does not answer at all ends in a sentence that says why', async () => {
    const closed = await listening(createServer());
    closed.server.close();
    await withContent(
      {},
      async () => {
        await expect(readNews()).rejects.toThrow(
          `${closed.url}/en${API_BASE}/news_and_updates/?page=1&page_size=100: ` +
            `no answer (connect ECONNREFUSED ${new URL(closed.url).host}); tried 5 times. Nothing was published.`,
        );
      },
      { environment: { CONTENT_API_URL: closed.url } },
    );
  });

  it('is left alone for as long as its Retry-After asks', () =>
    withContent(news, async ({ api }) => {
      api.misbehave({ path: 'news_and_updates/', times: 1, status: 429, headers: { 'retry-after': '1' } });
      const began = performance.now();
      expect((await readNews())?.entries).toHaveLength(3);
      expect(performance.now() - began).toBeGreaterThan(990);
    }));

  it('that asks to be left alone for an hour is given up at once', () =>
    withContent(news, async ({ api }) => {
      api.misbehave({ path: 'news_and_updates/', status: 503, headers: { 'retry-after': '3600' } });
      await expect(readNews()).rejects.toThrow(/found 503; tried once\./);
    }));

  it('is not read to the end of an answer that never stops growing', () =>
    withContent(news, async ({ api }) => {
      api.misbehave({ path: 'news_and_updates/', times: 2, body: ' '.repeat(32_000_001) });
      await expect(readNews()).rejects.toThrow(/expected at most 32 MB, found more; tried once\./);
    }));
});

it('a list whose usual page is too large is read in smaller pages', () => {
  const large = entries(70).map((entry) => ({ ...entry, body: 'क'.repeat(160_000) }));
  return withContent({ 'en/news_and_updates': large }, async () => {
    expect((await readNews())?.entries).toHaveLength(70);
  });
});

describe('an answer that is not the contract', () => {
  const login = `<!doctype html>\n<title>Log in</title>${'<p>Please log in.</p>'.repeat(20)}`;

  it.each([
    ['a log-in page with status 200', login, 'expected JSON, found "<!doctype html> <title>Log in</title>'],
    ['nothing', '', 'expected JSON, found ""'],
    ['JSON of another kind', '{"detail": "ok"}', 'expected a list {"count", "next", "previous", "results"}, found "{'],
    ['a count that is no number', listOf([], { count: 'many' }), 'expected a list'],
    ['a next that is no address', listOf([], { next: 'http://[' }), 'expected a list'],
  ])('is refused: %s', (_name, body, sentence) =>
    withContent(news, async ({ api }) => {
      api.misbehave({ path: 'news_and_updates/', body });
      await expect(readNews()).rejects.toThrow(sentence);
    }),
  );

  it('is quoted with its first 200 characters', () =>
    withContent(news, async ({ api }) => {
      api.misbehave({ path: 'news_and_updates/', body: login });
      const message = await readNews().catch((error: unknown) => String(error));
      expect(message).toContain(login.slice(0, 200).replaceAll('\n', ' '));
      expect(message).not.toContain(login.slice(0, 201).replaceAll('\n', ' '));
    }));

  it('is not remembered for the next build', () =>
    withContent(news, async (site) => {
      site.api.misbehave({ path: 'news_and_updates/', times: 1, body: login, headers: { etag: '"login"' } });
      await expect(readNews()).rejects.toThrow('expected JSON');
      await site.nextBuild({ succeeded: false });
      expect((await readNews())?.entries).toHaveLength(3);
    }));

  it('is refused for one thing and for a menu too', () =>
    withContent({}, async ({ api }) => {
      api.misbehave({ path: 'homepage/', body: '{"title": "Home"}' });
      api.misbehave({ path: 'menus/header-menu/', body: '{"results": []}' });
      const { readMenu, readOne } = await loadClient();
      await expect(readOne('en', 'homepage/')).rejects.toThrow('expected {"results": {…}}, found "{"title":"Home"}"');
      await expect(readMenu('en', 'menus/header-menu/')).rejects.toThrow('expected an array, found "{"results":[]}"');
    }));
});

describe('the pages of a list', () => {
  it('are all read', () =>
    withContent({ 'en/news_and_updates': entries(257) }, async () => {
      const list = await readNews();
      expect(list?.entries).toEqual(entries(257));
      expect(list?.remarks).toEqual([]);
    }));

  it('are all read in the form Wagtail gives them', () =>
    withContent(
      { 'en/news_and_updates': entries(57) },
      async () => expect((await readNews())?.entries).toEqual(entries(57)),
      { api: { wagtailLists: true } },
    ));

  it('that lead in a circle are refused', () =>
    withContent(news, async (site) => {
      answerPage(site, 1, listOf([{ id: 1 }], { next: '?page=2&page_size=100' }));
      answerPage(site, 2, listOf([{ id: 2 }], { next: '?page=1&page_size=100' }));
      await expect(readNews()).rejects.toThrow(/\?page=1&page_size=100: the "next" links of its pages form a circle\./);
    }));

  it('may be equal, as they are if one entry comes very often', () =>
    withContent(
      { 'en/news_and_updates': entries(250).map((one) => ({ ...one, id: 7, title: 'The same' })) },
      async () => {
        expect((await readNews())?.entries).toHaveLength(250);
      },
    ));

  it('that repeat the page before are refused', () =>
    withContent(news, async (site) => {
      answerPage(site, 1, listOf([{ id: 1 }], { next: '?page=2&page_size=100' }));
      answerPage(site, 2, listOf([{ id: 1 }], { next: '?page=3&page_size=100' }));
      await expect(readNews()).rejects.toThrow(
        /\?page=2&page_size=100: this page repeats the entries of the previous page\./,
      );
    }));

  it('are read from the configured host, whatever host next names', () =>
    withContent({ 'en/news_and_updates': entries(150) }, async (site) => {
      const next = 'http://internal.example:8000/elsewhere/?page=2&page_size=100';
      answerPage(site, 1, listOf(entries(100), { count: 150, next }));
      const list = await readNews();
      expect(list?.entries).toEqual(entries(150));
      expect(list?.remarks).toEqual(['"next" names another host, internal.example:8000: only its query was used']);
    }));

  it('are read again when the list changes between them', () =>
    withContent({ 'en/news_and_updates': entries(150) }, async (site) => {
      const before = entries(151).slice(1);
      answerPage(site, 1, listOf(before.slice(0, 100), { count: 151, next: '?page=2&page_size=100' }), 1);
      const list = await readNews();
      expect(list?.entries).toEqual(entries(150));
      expect(list?.remarks).toEqual([]);
    }));

  it('whose count is not true are read, and it is remarked', () =>
    withContent(news, async ({ api }) => {
      api.misbehave({ path: 'news_and_updates/', body: listOf(entries(3), { count: 57 }) });
      const list = await readNews();
      expect(list?.entries).toHaveLength(3);
      expect(list?.remarks).toEqual(['count says 57, found 3 entries']);
    }));

  it('are asked for with the tag of the last answer, and taken from the cache when it still matches', () =>
    withContent(news, async (site) => {
      await readNews();
      await site.nextBuild();
      site.api.misbehave({ path: 'news_and_updates/', times: 1, status: 304, body: '' });
      expect((await readNews())?.entries).toEqual(entries(3));
      await site.write({ 'en/news_and_updates': entries(2) });
      await site.nextBuild();
      expect((await readNews())?.entries, 'after a change').toEqual(entries(2));
    }));
});
