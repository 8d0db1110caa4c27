import { expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';

it('a letter whose capital is two stands under the first of them, with the others of that letter', () =>
  withContent(
    {
      'en/data_listing': ['Sand', 'ßeta', '2026'].map((title, slug) => ({
        slug: `list-${slug}`,
        title,
        layout: 'cards',
      })),
    },
    async () => {
      const { getAtoZ } = await import('~/model/site/a-z');
      const letters = await getAtoZ('en');
      expect(new Set(letters.map(({ id }) => id)).size).toBe(letters.length);
      const s = letters.find(({ letter }) => letter === 'S');
      expect(s?.branches.map(({ title }) => title)).toEqual(expect.arrayContaining(['Sand', 'ßeta']));
    },
  ));
