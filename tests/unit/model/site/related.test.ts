import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

const release = (id: number, title: string, published_on: string) => ({
  ...{ id, kind: 'press-release', title, published_on },
});
const content = {
  'en/news_and_updates': [
    release(1, 'Sonpahar crosses ten million tonnes', '2026-11-12'),
    release(2, 'Winter hours of the hospital', '2026-11-13'),
    release(3, 'Women drive dumpers at Sonpahar', '2026-11-01'),
    release(4, 'Reports are public', '2026-11-30'),
    release(5, 'Sonpahar in October', '2026-10-31'),
    { ...release(6, 'A notice without a page', '2026-11-12'), kind: 'news' },
  ],
  'en/upcoming_events': [{ id: 7, title: 'A fair at the school', starts_at: '2026-11-14T10:00:00+05:30' }],
  'en/photo-gallery': [
    {
      ...{ id: 8, title: 'Pictures of the lake', held_on: '2026-11-20', photo_count: 1 },
      cover: { src: 'a.jpg', alt: '', width: 9, height: 9 },
    },
  ],
};

it('an article names three others of its month: first those of the same words, then the nearest', () =>
  withContent(content, async () => {
    const { relatedTo } = await import('~/model/site/related');
    const own = { path: '/press-release/1', datedOn: '2026-11-12' };
    const found = await relatedTo(own, 'en');
    expect(found.map(({ path }) => path)).toEqual([...['/press-release/3', '/press-release/2', '/latest-events/7']]);
    expect(found.map(({ kind }) => kind)).toEqual(['press-release', 'press-release', 'event']);
    expect(await relatedTo({ ...own, path: '/press-release/5', datedOn: '2026-10-31' }, 'en')).toEqual([]);
  }));

it('a changed title changes only the articles that show it, so that a publish renders no others', () =>
  withContent(content, async ({ write }) => {
    const { beginRevision, createQuery, readQuery } = await import('~/lib/queries');
    const { relatedTo } = await import('~/model/site/related');
    const next = (): void => beginRevision({ now: Date.now(), mayHaveChanged: () => true });
    const rendered: string[] = [];
    const pages = ['/press-release/1', '/press-release/4'].map((path) =>
      createQuery({
        async compute() {
          rendered.push(path);
          return relatedTo({ path, datedOn: '2026-11-12' }, 'en');
        },
      }),
    );
    const publish = async (): Promise<string[]> => {
      next();
      rendered.length = 0;
      await Promise.all(pages.map((page) => readQuery(page)));
      return [...rendered];
    };
    await publish();
    const changed = release(3, 'Women drive shovels at Sonpahar', '2026-11-01');
    await write({ 'en/news_and_updates': content['en/news_and_updates'].with(2, changed) });
    expect(await publish()).toEqual(['/press-release/1']);
  }));
