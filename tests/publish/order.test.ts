import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publishedSite } from '../support/publisher.ts';
import { samePort } from '../support/own-port.ts';
import { apiOn, put } from '../unit/content-api/small-content.ts';
import { entry, timesIn } from './few-news.ts';

test(
  'the first page of a long list does not wait for its further ones, but for one that it leads to anew',
  { timeout: 300_000 },
  async () => {
    const long = (length: number) => Array.from({ length }, (_, index) => entry(1000 - index, `Entry ${index}`));
    const api = await apiOn({ 'en/news_and_updates': long(86) }, await samePort());
    const site = await publishedSite(api.url);
    await site.settled();
    const placedAt = timesIn(site.liveDir);
    const publishLonger = async (length: number): Promise<void> => {
      put(api.dir, 'en/news_and_updates', [entry(2000 + length, `Entry of ${length}`), ...long(length - 1)]);
      await site.send('news_and_updates/');
      await site.settled();
      expect(await readFile(path.join(site.liveDir, 'news.html'), 'utf8')).toContain(`Entry of ${length}`);
    };

    await publishLonger(89);
    const further = Math.min(...(await Promise.all([2, 3].map((number) => placedAt(`news/page/${number}.html`)))));
    for (const name of ['news/2089.html', 'news.html', 'index.html'])
      expect(await placedAt(name), name).toBeLessThan(further);

    await publishLonger(91);
    expect(await placedAt('news/page/4.html')).toBeLessThan(await placedAt('news.html'));
  },
);
