import { expect, it } from 'vitest';
import { takeApart } from '../../scripts/bench/frames.ts';
import { pages, siteDir } from '../support/built-site.ts';

it('the bench of builds takes every page apart, so that Hugo can render the same pages', async () => {
  const names: string[] = [];
  const { frames, menus } = await takeApart(siteDir, ({ name, own }) => {
    if (own.includes('<main')) names.push(name);
    return Promise.resolve();
  });
  expect(names).toHaveLength(pages.length);
  expect(frames.length).toBeGreaterThan(1);
  expect(menus).toMatchObject({ en: { footer: expect.stringContaining('<a ') as string }, hi: {} });
});
