import { expect, type Page, test } from '@playwright/test';
import type { Lang } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { islands } from '../support/islands.ts';
import { leavingLink } from '../support/owner.ts';
import { announced, bringScreenReader, exposed, spoken } from '../support/screen-reader.ts';
import { DESK } from '../support/visit.ts';

test.use({ viewport: DESK });
test.beforeEach(({ page }) => bringScreenReader(page));

const LEAVE = 'You are about to be redirected to an external website. Are you sure you want to leave?';

/** Returns the phrases that are spoken in this order. Other phrases may be between them. */
function inOrder(said: readonly string[], phrases: readonly string[]): string[] {
  let next = 0;
  for (const phrase of said) if (phrase === phrases[next]) next += 1;
  return phrases.slice(0, next);
}

interface Heard {
  readonly island: string;
  readonly lang: Lang;
  /** What is spoken about the dialog, in this order. Other phrases may be between them. */
  readonly phrases: readonly string[];
  /** The element that has the focus when the dialog opens. */
  readonly focus: string;
}

const heard: readonly Heard[] = [
  {
    island: 'leave',
    lang: 'en',
    phrases: [
      `dialog, Leave this website?, ${LEAVE}`,
      'heading, Leave this website?, level 2',
      LEAVE,
      'It leads to',
      new URL(leavingLink.url).host,
      'button, YES',
      'button, NO',
    ],
    focus: 'button, NO',
  },
  {
    island: 'language',
    lang: 'en',
    phrases: [
      'dialog, Change the language?, Do you want to read this website in Hindi? क्या आप यह वेबसाइट हिन्दी में पढ़ना चाहते हैं?',
      'heading, Change the language?, level 2',
      'Do you want to read this website in Hindi?',
      'button, Confirm हाँ, हिन्दी में पढ़ें',
      'button, Cancel नहीं',
    ],
    focus: 'button, Confirm हाँ, हिन्दी में पढ़ें',
  },
  {
    island: 'language',
    lang: 'hi',
    phrases: [
      'dialog, भाषा बदलें?, क्या आप यह वेबसाइट अंग्रेज़ी में पढ़ना चाहते हैं? Do you want to read this website in English?',
      'heading, भाषा बदलें?, level 2',
      'क्या आप यह वेबसाइट अंग्रेज़ी में पढ़ना चाहते हैं?',
      'button, हाँ, अंग्रेज़ी में पढ़ें Yes, read in English',
      'button, नहीं No',
    ],
    focus: 'button, हाँ, अंग्रेज़ी में पढ़ें Yes, read in English',
  },
  {
    island: 'search',
    lang: 'en',
    phrases: [
      'dialog, Search',
      'heading, Search, level 2',
      'button, Close',
      'search',
      'combobox, Search this website, has popup listbox, not expanded, autocomplete in list',
      'button, Search',
      'heading, Popular Page, level 3',
      'listitem, level 1, position 1, set size 8',
      'link, About us',
    ],
    focus: 'combobox, Search this website, has popup listbox, not expanded, autocomplete in list',
  },
];

const settings: Heard = {
  island: 'settings',
  lang: 'en',
  phrases: [
    'dialog, Accessibility settings',
    'button, Close',
    'heading, Accessibility settings, level 2',
    'group, Theme',
    'radio, Light, checked, position 1, set size 2',
    'radio, Dark, not checked, position 2, set size 2',
    'group, Text size',
    'button, Smaller',
    'button, Standard',
    'button, Larger',
    'status',
    'Now 100 %',
    'checkbox, Save data, not checked',
    'button, Reset',
  ],
  focus: 'button, Close',
};

async function openIsland(page: Page, name: string, lang: Lang): Promise<string[]> {
  const island = islands.find((one) => one.name === name);
  if (!island) throw new Error(`There is no island ${name}.`);
  await page.goto(href(island.path, lang));
  return announced(page.locator('body'), async () => {
    await island.opener(page, lang).press('Enter');
    await expect(island.opened(page, lang)).toBeVisible();
  });
}

/** Opens the dialog of an island, and expects that all about it is spoken. */
async function expectHeard(page: Page, { island, lang, phrases, focus }: Heard): Promise<void> {
  const said = await openIsland(page, island, lang);
  expect(said.at(-1)).toBe(focus);
  const all = await spoken(page.getByRole('dialog'));
  expect(inOrder(all, phrases), all.join('\n')).toEqual(phrases);
}

for (const one of heard)
  test(`a screen reader is told what the dialog ${one.island} is, and all that is in it, in ${one.lang}`, ({ page }) =>
    expectHeard(page, one));

test('a screen reader is told what the dialog settings is, all that is in it, and at once how large the letters are now', async ({
  page,
}) => {
  await expectHeard(page, settings);
  const panel = page.getByRole('dialog');
  const said = await announced(panel, () => panel.getByRole('button', { name: 'Larger' }).press('Enter'));
  expect(said).toContain('polite: Now 113 %');
});

test('a screen reader is told of the menu, and whether a group of it is open', async ({ page }) => {
  await page.goto('/');
  const first = '.menu summary';
  expect(await exposed(page, first)).toBe('About us, collapsed');
  await page.locator(first).first().press('Enter');
  // The Escape key works only with the script, which also adds the other links. So wait for these links.
  await expect(page.locator('.menu details').first().getByRole('link').nth(2)).toBeVisible();
  expect(await exposed(page, first)).toBe('About us, expanded');
  const said = await spoken(page.getByRole('navigation', { name: 'Main', exact: true }));
  const expected = [
    'navigation, Main',
    'listitem, level 1, position 1, set size 8',
    'About us',
    'link, All of this section',
  ];
  expect(inOrder(said, expected)).toEqual(expected);
  await page.keyboard.press('Escape');
  await expect.poll(() => exposed(page, first)).toBe('About us, collapsed');
});

test('a screen reader is told of the menu of a phone, and whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const button = '[popovertarget=menu]';
  expect(await exposed(page, button)).toBe('Menu, collapsed');
  await page.locator(button).first().press('Enter');
  expect(await exposed(page, button)).toBe('Menu, expanded');
});

test('a screen reader is told of each field of the form its name, its hint and whether it is required', async ({
  page,
}) => {
  await page.goto('/feedback');
  const said = await spoken(page.locator('form.form'));
  const boxes = said.filter((phrase) => phrase.startsWith('textbox'));
  const required = [
    'textbox, Name, required',
    'textbox, E-mail, Only for our reply., required',
    'textbox, Subject, required',
  ];
  expect(boxes).toEqual(expect.arrayContaining(required));
  expect(boxes).toHaveLength(5);
  const telephone = boxes.filter((phrase) => !phrase.endsWith(', required'));
  expect(telephone).toHaveLength(1);
  expect(telephone[0]).toMatch(/^textbox, Telephone ?\(optional\), /);
  expect(said).toContain('button, Send message');
});
