import { expect, it, vi } from 'vitest';
import type { RawHtml } from '~/model/door/shapes';
import { withContent } from '../../support/content.ts';
import { plain } from '../../support/drawn.ts';

it('a publish makes pictures for some seconds, and the next publishes make the others', async () => {
  const names = ['a.png', 'b.png', 'c.png', 'new.png'];
  const files = await Promise.all(
    names.map(
      async (name, index) =>
        [
          `media/${name}`,
          await plain(8 + index, 8)
            .png()
            .toBuffer(),
        ] as const,
    ),
  );
  await withContent(Object.fromEntries(files), async (site) => {
    const { beginRevision, nextExpiry } = await import('~/lib/queries');
    let now = Date.now();
    const nextRound = (): void => beginRevision({ now: (now += 1000), mayHaveChanged: () => false });
    const { picture } = await import('~/model/pictures');
    const shown = async (asked: readonly string[]): Promise<string[]> => {
      const made: string[] = [];
      for (const src of asked) if ((await picture({ src, alt: src }, 'photo')).small) made.push(src);
      return made;
    };
    nextRound();
    nextRound();
    // Each call of `performance.now` returns a time that is ten seconds later.
    let clock = 0;
    const looks = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10_000));
    try {
      const old = names.slice(0, 3);
      expect(await shown(old)).toEqual(['a.png']);
      expect(await site.report('picture')).toMatchObject([{ address: 'b.png' }, { address: 'c.png' }]);
      expect(nextExpiry(), 'the next publish follows at once').toBeLessThanOrEqual(now + 1000);
      nextRound();
      expect(await shown(names), 'a new picture does not wait behind others').toEqual(['a.png', 'b.png', 'new.png']);
      nextRound();
      expect(await shown(names)).toEqual(names);
    } finally {
      looks.mockRestore();
    }
  });
});

it('one picture of many places takes the time of one entry, too', () =>
  plain(8, 8)
    .png()
    .toBuffer()
    .then((png) =>
      withContent({ 'media/a.png': png }, async () => {
        const { beginRevision } = await import('~/lib/queries');
        let now = Date.now();
        const nextRound = (): void => beginRevision({ now: (now += 1000), mayHaveChanged: () => false });
        const { picture } = await import('~/model/pictures');
        const shown = async (): Promise<string[]> => {
          const made: string[] = [];
          for (const use of ['photo', 'thumb', 'banner'] as const)
            if ((await picture({ src: 'a.png', alt: '' }, use)).small) made.push(use);
          return made;
        };
        nextRound();
        nextRound();
        let clock = 0;
        // Each call of `performance.now` returns a time that is ten seconds later.
        const looks = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10_000));
        try {
          expect(await shown()).toEqual(['photo']);
          nextRound();
          expect(await shown()).toEqual(['photo', 'thumb']);
        } finally {
          looks.mockRestore();
        }
      }),
    ));

it('a picture stands in a page in the same letters when it is new and when it is taken from the cache', async () => {
  await withContent({ 'media/a.png': await plain(700, 500).png().toBuffer() }, async (site) => {
    const inPage = async (): Promise<string> => {
      const { richText } = await import('~/model/kinds/rich-text');
      return (await richText('<p><img src="/a.png" alt="The pit"></p>' as RawHtml, 'en', 'news 1')).html;
    };
    const first = await inPage();
    expect(first).toContain('/m/');
    await site.nextBuild();
    expect(await inPage()).toBe(first);
  });
});
