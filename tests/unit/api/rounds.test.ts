import { beforeAll, describe, expect, it } from 'vitest';
import { hintOf, readingOf } from '../../../scripts/publish/hints.ts';
import { withContent, type TestSite } from '../../support/content.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `News ${index + 1}` }));
const listed = async () => (await (await import('~/api/client')).readList('en', 'news_and_updates/'))?.entries ?? [];
const nextRound = async () => {
  const { beginRevision } = await import('~/lib/queries');
  beginRevision({ now: Date.now(), mayHaveChanged: () => true });
};
/** A publish after a webhook that names this entry. */
const narrowRound = async (id: string) => {
  const { allInputs, beginRevision } = await import('~/lib/queries');
  beginRevision({ now: Date.now(), ...readingOf(hintOf('news_and_updates/', id), allInputs()) });
};
const withNews = (ask: (site: TestSite, news: ReturnType<typeof entries>) => Promise<void>) => {
  const news = entries(250);
  return withContent({ 'en/news_and_updates': news }, (site) => ask(site, news));
};

describe('a long list that is read again', () => {
  beforeAll(nextRound);

  it('is the very same while nothing in it has changed', () =>
    withNews(async () => {
      const before = await listed();
      await nextRound();
      expect(await listed()).toBe(before);
    }));

  it('has the same objects for the entries that a new one has moved to other pages', () =>
    withNews(async ({ write }, news) => {
      const before = await listed();
      const changed = news.map((one) => (one.id === 120 ? { ...one, title: 'Changed' } : one));
      await write({ 'en/news_and_updates': [{ id: 999, title: 'Added' }, ...changed] });
      await nextRound();
      const after = await listed();
      expect(after).toEqual([{ id: 999, title: 'Added' }, ...changed]);
      expect(after.filter((entry) => !before.includes(entry))).toEqual([
        { id: 999, title: 'Added' },
        { id: 120, title: 'Changed' },
      ]);
    }));

  it('may lose its last page', () =>
    withNews(async ({ api, write }, news) => {
      await listed();
      await write({ 'en/news_and_updates': news.slice(0, 150) });
      api.misbehave({ path: 'news_and_updates/?page=3&page_size=100', status: 400 });
      await nextRound();
      expect(await listed()).toEqual(news.slice(0, 150));
    }));

  it('says what is wrong with a page that fails', () =>
    withNews(async ({ api }) => {
      await listed();
      api.misbehave({ path: 'news_and_updates/?page=2&page_size=100', status: 403 });
      await nextRound();
      await expect(listed()).rejects.toThrow(/page=2&page_size=100: expected status 200, found 403/);
    }));

  it('is asked only for the page of an entry that has changed, if nothing else has', () =>
    withNews(async ({ api, write }, news) => {
      await listed();
      await write({ 'en/news_and_updates': news.map((one) => (one.id === 120 ? { ...one, title: 'Changed' } : one)) });
      // Whoever asks for another page fails.
      for (const page of [1, 3]) api.misbehave({ path: `news_and_updates/?page=${page}&page_size=100`, status: 403 });
      await narrowRound('120');
      expect(await listed()).toContainEqual({ id: 120, title: 'Changed' });
    }));

  it('says so if it is not there any more', () =>
    withNews(async ({ api }) => {
      await listed();
      api.misbehave({ path: 'news_and_updates/*', status: 404 });
      await narrowRound('20');
      await expect(listed()).rejects.toMatchObject({ name: 'MovedError' });
    }));

  it('says so if it has other entries than before, because they may be in other lists now', () =>
    withNews(async ({ write }, news) => {
      await listed();
      await write({ 'en/news_and_updates': news.filter(({ id }) => id !== 120) });
      await narrowRound('120');
      await expect(listed()).rejects.toMatchObject({ name: 'MovedError' });
      await nextRound();
      expect(await listed()).toHaveLength(249);
    }));
});
