import type { Locator, Page } from '@playwright/test';
import type { Lang } from '../../src/i18n/lang.ts';
import { href, twinHref } from '../../src/routes.ts';

/** An island as a visitor meets it. */
export interface Island {
  /** Of its file in src/islands/entries. */
  readonly name: string;
  /** At each click (`data-island`), at the first touch (`data-live`), when in sight (`data-seen`), with a page whose address asks for something (`data-asked`). */
  readonly comes: 'click' | 'live' | 'seen' | 'asked';
  /** An English address of the sample company; its Hindi twin stands under /hi. */
  readonly path: string;
  /** What a visitor touches, or scrolls to. */
  readonly opener: (page: Page, lang: Lang) => Locator;
  /** What is seen once it has answered. */
  readonly opened: (page: Page, lang: Lang) => Locator;
  /** Where the opener leads when the island never comes; a button leads nowhere. */
  readonly leadsTo?: (lang: Lang) => string;
}

const dialog = (page: Page): Locator => page.getByRole('dialog');
const banner = (page: Page): Locator => page.getByRole('banner');
const footer = (page: Page): Locator => page.getByRole('contentinfo');

/** Every island, one row each: the tests of islands and `npm run bench:page` read it. */
export const islands: readonly Island[] = [
  {
    name: 'leave-site',
    comes: 'click',
    path: '/',
    opener: (page) => footer(page).getByRole('link', { name: /^Facebook/ }),
    opened: dialog,
    leadsTo: () => 'https://facebook.social.example/vindhyacoal',
  },
  {
    name: 'language',
    comes: 'click',
    path: '/help',
    opener: (page, lang) => banner(page).getByRole('link', { name: { en: 'हिन्दी', hi: 'English' }[lang], exact: true }),
    opened: dialog,
    leadsTo: (lang) => twinHref('/help', lang),
  },
  {
    name: 'search',
    comes: 'click',
    path: '/news',
    opener: (page, lang) => banner(page).getByRole('link', { name: { en: 'Search', hi: 'खोजें' }[lang], exact: true }),
    opened: dialog,
    leadsTo: (lang) => href('/search', lang),
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
    opened: (page) => page.locator('.menu details').first().getByRole('link').first(),
  },
  {
    name: 'feedback',
    comes: 'live',
    path: '/feedback',
    opener: (page) => page.getByRole('main').getByRole('textbox').first(),
    opened: (page) => page.locator('form[novalidate]'),
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
    opened: (page) => page.getByRole('main').getByRole('status'),
  },
];

export const islandsThat = (comes: Island['comes']): readonly Island[] => islands.filter((one) => one.comes === comes);
