import { expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';

const link = (title: string, url: string) => ({ title, url, url_type: 'internal' });
const section = (url: string) => ({ ...link('A section', url), subRoutes: [link('A page', '/help')] });
const page = (slug: string, description: string) => ({
  ...{ slug, title: slug, description, updated_at: '2026-11-02T10:00:00+05:30' },
});

it('the links of a section begin with what its page says about itself, in one sentence of the language', () =>
  withContent(
    {
      'en/menus__header-menu': [
        section('/pages/mines'),
        section('/en/tenders/'),
        section('/pages/air'),
        link('Help', '/help'),
      ],
      'en/pages': [page('mines', 'Seven <open> mines. And more of them.')],
      'hi/pages': [page('air', 'वायु की देखभाल।')],
    },
    async () => {
      const { getMenuLinks } = await import('~/layouts/menu-links');
      const parts = JSON.parse((await getMenuLinks('en'))?.json ?? '') as string[];
      expect(parts.map((html) => /^<p>(.*?)<\/p>/.exec(html)?.[1])).toEqual([
        'Seven &lt;open&gt; mines.',
        expect.stringMatching(/^Open tenders of .*\.$/),
        undefined,
      ]);
      expect(parts[2]).toMatch(/^<div class="menu__group">/);
    },
  ));
