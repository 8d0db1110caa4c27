import { describe, expect, it } from 'vitest';
import { limits } from '~/config';
import { withContent } from '../../support/content.ts';

const readNews = async () => (await import('~/api/client')).readList('en', 'news_and_updates/');
const news = { 'en/news_and_updates': [] };

describe('an answer of very many values', () => {
  const zeros = (count: number) =>
    `{"results":[{"id":1,"title":"${',{['.repeat(400_000)}","files":[${'0,'.repeat(count)}0]}]}`;

  it('is refused before it is parsed', () =>
    withContent(news, async ({ api }) => {
      api.misbehave({ path: 'news_and_updates/', body: zeros(2_000_001) });
      await expect(readNews()).rejects.toThrow('expected at most 2000000 values, found more. Nothing was published.');
    }));

  it('is cut to more than an entry may have', () =>
    withContent(news, async ({ api }) => {
      api.misbehave({
        path: 'news_and_updates/',
        body: zeros(1_000_000).replace('{"results"', '{"count":1,"next":null,"previous":null,"results"'),
      });
      const [entry] = (await readNews())?.entries ?? [];
      expect(entry).toMatchObject({ id: 1, files: { length: limits.entryValues + 1 } });
    }));

  it('is not cut if the values are entries, as an API without pages sends them', () =>
    withContent(news, async ({ api }) => {
      const results = Array.from({ length: 25_000 }, (_, index) => ({ id: index + 1 }));
      const body = JSON.stringify({ count: results.length, next: null, previous: null, results });
      api.misbehave({ path: 'news_and_updates/', body });
      expect((await readNews())?.entries).toHaveLength(25_000);
    }));
});
