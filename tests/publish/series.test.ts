import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/command/settings.ts';
import { samePort } from '../support/own-port.ts';
import { differences, publishedSite, treeOf } from '../support/publisher.ts';
import { randomFrom } from '../support/random.ts';
import { completeContent } from '../unit/content-api/complete-content.ts';
import { apiOn, news, put, tender } from '../unit/content-api/small-content.ts';

const { TEST_ROUNDS, TEST_SEED } = readSettings(process.env);
const ROUNDS = 3 * TEST_ROUNDS;
const CHANGES = 3;

interface Entry {
  [field: string]: unknown;
  id: string | number;
}

/** Makes random changes of content. The same seed makes the same changes. */
function changing(dir: string, seed: number): () => string {
  const random = randomFrom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  let step = 0;
  const lists: Record<string, Entry[]> = {};
  for (const lang of ['en', 'hi'])
    lists[lang] = Array.from({ length: 130 }, (_, index) => ({
      ...news(900 + index),
      ...(index % 3 ? {} : { body: '<p>Words</p>' }),
    }));
  const write = (name: string, content: unknown): void => put(dir, name, content);
  const writeNews = (): void => {
    for (const lang of ['en', 'hi']) write(`${lang}/news_and_updates`, lists[lang]);
  };
  writeNews();
  const langs = ['en', 'hi'] as const;
  const acts: Record<string, () => void> = {
    'a title': () => {
      const list = lists[langs[below(2)] ?? 'en'] ?? [];
      const entry = list[below(list.length)];
      if (entry) entry.title = `Title ${step}`;
      writeNews();
    },
    'a body': () => {
      const list = lists[langs[below(2)] ?? 'en'] ?? [];
      const entry = list[below(list.length)];
      if (entry) entry.body = below(2) ? `<p>Words ${step}</p>` : undefined;
      writeNews();
    },
    'an entry that comes': () => {
      for (const lang of langs)
        lists[lang]?.unshift({ ...news(2000 + step), published_on: '2026-11-03', body: '<p>New</p>' });
      writeNews();
    },
    'an entry that goes in one language': () => {
      lists[langs[below(2)] ?? 'en']?.splice(below(100), 1);
      writeNews();
    },
    'an entry that breaks its schema': () => {
      const list = lists.en ?? [];
      const entry = list[below(list.length)];
      if (entry) entry.published_on = entry.published_on === 'soon' ? '2026-11-02' : 'soon';
      writeNews();
    },
    'the menu': () =>
      write('en/menus__header-menu', [
        {
          title: 'Menu',
          url: '/news',
          url_type: 'internal',
          subRoutes: [{ title: `Below ${step}`, url: '/news', url_type: 'internal', subRoutes: [] }],
        },
      ]),
    'a tender': () =>
      langs.forEach((lang) => write(`${lang}/tenders-by-period`, [tender(1), tender(2, { title: `Tender ${step}` })])),
    'a tender that is withdrawn, and one of another unit': () => {
      const withdrawn = below(2) ? { withdrawn_on: '2026-11-05', withdrawn_reason: `Reason ${step}` } : {};
      const unit = { unit: `Unit ${below(3)}`, category: 'Works' };
      write('en/tenders-by-period', [
        tender(1, { ...unit, ...withdrawn }),
        tender(2, { unit: 'Unit 1', category: 'Goods' }),
      ]);
    },
    'a page': () =>
      write('hi/pages__safety', {
        slug: 'safety',
        title: `सुरक्षा ${step}`,
        body: '<p>x</p>',
        updated_at: '2026-11-02T10:00:00+05:30',
      }),
    'a section that goes': () => write('en/data_listing', []),
  };
  return () => {
    step += 1;
    const names = Object.keys(acts);
    const name = names[below(names.length)] ?? 'a title';
    acts[name]?.();
    return name;
  };
}

test(
  'after any series of changes the live tree is what a plain build of the same content makes',
  { timeout: 300_000 * TEST_ROUNDS },
  async () => {
    const api = await apiOn(completeContent, await samePort());
    const change = changing(api.dir, TEST_SEED);
    const site = await publishedSite(api.url, { environment: { ALLOW_SHRINK: '1' } });
    const done: string[] = [`seed ${TEST_SEED}`];
    await site.settled();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let index = 0; index < CHANGES; index += 1) {
        done.push(change());
        if (index === 1) api.misbehave({ path: 'news_and_updates/*', status: 503, times: 6 });
        // A webhook may name nothing, a list, or one entry although others have changed as well.
        const named = round % 3 === 0 ? undefined : 'news_and_updates/';
        expect(await site.send(named, round % 3 === 2 ? 900 + index : undefined)).toBe(202);
        if (round > 1) await site.settled();
      }
      await expect
        .poll(async () => (await site.settled()).failure?.message ?? 'none', { timeout: 90_000 })
        .toBe('none');
      expect(differences(await treeOf(site.liveDir), await site.plainBuild()), done.join(', ')).toEqual([]);
    }
  },
);
