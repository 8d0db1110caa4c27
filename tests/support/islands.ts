import type { Locator, Page } from '@playwright/test';
import type { Lang } from '../../src/i18n/lang.ts';
import { leavingLink } from './owner.ts';
import { TABLET } from './visit.ts';

/** An island, and how a visitor uses it. */
export interface Island {
  /** The name of its file in src/islands/entries. */
  readonly name: string;
  /**
   * The attribute that loads the island: `data-island`, `data-live`, `data-seen` or `data-asked`
   * (docs/architecture.md).
   */
  readonly comes: 'click' | 'live' | 'seen' | 'asked';
  /** An English path of the sample site. The Hindi page has the same path under /hi. */
  readonly path: string;
  /** The size of the window, if a desktop window does not show the element to touch. */
  readonly viewport?: typeof TABLET;
  /** The element that a visitor touches, or scrolls to, to load the island. */
  readonly opener: (page: Page, lang: Lang) => Locator;
  /** The element that appears when the island has loaded. */
  readonly opened: (page: Page, lang: Lang) => Locator;
  /** Set if the browser itself opens the element at the click, and moves what is below it. */
  readonly opensInPlace?: true;
  /** The interaction to measure on the English page. If unset, the island is opened, and closed with Escape. */
  readonly use?: (page: Page) => Promise<void>;
}

const dialog = (page: Page): Locator => page.getByRole('dialog');
const banner = (page: Page): Locator => page.getByRole('banner');
const footer = (page: Page): Locator => page.getByRole('contentinfo');
const main = (page: Page): Locator => page.getByRole('main');

/** All islands. The tests of islands and `npm run bench:page` use this table. */
export const islands: readonly Island[] = [
  {
    name: 'leave',
    comes: 'click',
    path: '/help',
    opener: (page) => footer(page).getByRole('link', { name: leavingLink.name }),
    opened: dialog,
  },
  {
    name: 'language',
    comes: 'click',
    path: '/help',
    opener: (page, lang) => banner(page).getByRole('link', { name: { en: 'हिन्दी', hi: 'English' }[lang], exact: true }),
    opened: dialog,
  },
  {
    name: 'search',
    comes: 'click',
    path: '/latest-events',
    opener: (page, lang) => banner(page).getByRole('link', { name: { en: 'Search', hi: 'खोजें' }[lang], exact: true }),
    opened: dialog,
  },
  {
    name: 'settings',
    comes: 'click',
    path: '/help',
    opener: (page, lang) => banner(page).getByRole('button', { name: { en: 'Settings', hi: 'सेटिंग' }[lang] }),
    opened: dialog,
  },
  {
    name: 'menu',
    comes: 'live',
    path: '/',
    opener: (page) => page.locator('.menu summary').first(),
    opened: (page) => page.locator('.menu details').first().locator('.menu__group a').first(),
  },
  {
    name: 'album',
    comes: 'click',
    path: '/photo-gallery/12',
    opener: (page) => main(page).locator('a[data-island=album]').first(),
    opened: dialog,
  },
  {
    name: 'list',
    comes: 'live',
    path: '/data-listing/pages/penal-action',
    viewport: TABLET,
    opener: (page) => main(page).locator('.filter summary'),
    opened: (page) => main(page).getByRole('textbox').first(),
    opensInPlace: true,
    use: async (page) => {
      await main(page).getByRole('textbox').first().press('a');
      await main(page).getByRole('combobox', { name: 'Order' }).selectOption({ index: 1 });
      await main(page).getByRole('button', { name: 'Show the whole list' }).click();
    },
  },
  {
    name: 'player',
    comes: 'live',
    path: '/video-documentries',
    opener: (page) => main(page).locator('summary').first(),
    opened: (page) => main(page).locator('video').first(),
    opensInPlace: true,
    use: async (page) => {
      await main(page).locator('summary').first().click();
      await main(page).locator('summary').first().click();
    },
  },
  {
    name: 'feedback',
    comes: 'live',
    path: '/feedback',
    opener: (page) => main(page).getByRole('textbox').first(),
    opened: (page) => page.locator('form[novalidate]'),
    use: async (page) => {
      await main(page).getByRole('textbox').first().press('a');
      await main(page).getByRole('textbox').first().press('Backspace');
      await main(page).getByRole('button', { name: 'Send' }).click();
      await main(page)
        .getByRole('group', { name: /to correct/ })
        .waitFor();
    },
  },
  {
    name: 'footer',
    comes: 'seen',
    path: '/help',
    opener: footer,
    opened: (page) => footer(page).locator('[data-visitors]'),
  },
  {
    name: 'results',
    comes: 'asked',
    path: '/search/coal',
    opener: (page) => page.getByRole('heading', { level: 1 }),
    // The page has built-in results before the island answers. The filters come only with the answer, so look for them.
    opened: (page, lang) => main(page).getByText({ en: 'Filter the results', hi: 'परिणाम छाँटें' }[lang]).last(),
  },
];

export const islandsThat = (comes: Island['comes']): readonly Island[] => islands.filter((one) => one.comes === comes);
