import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { PHONE, twoFrames } from '../support/visit.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const field = (page: Page): Locator => dialog(page).getByRole('combobox');
const opener = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });

test.describe('the search overlay', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
  });

  test('has the focus in its field, the first items of the menu, and nothing axe objects to in both themes', async ({
    page,
  }) => {
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByRole('heading', { name: 'Popular Page' })).toBeVisible();
    const links = dialog(page).getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(8);
    await expect(links.first()).toHaveText('About us');
    expect(await links.first().getAttribute('href')).not.toContain('/en/');
    expect(await violationsInThemes(page)).toEqual([]);
    // An empty field is no search.
    await field(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('closes by its button, a click beside it, Escape and scrolling, and leads on by its other button', async ({
    page,
    baseURL,
  }) => {
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await opener(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => scrollBy(0, 300));
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await field(page).fill('coal');
    await dialog(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${baseURL ?? ''}/search/coal`);
  });

  test('leads to the results also where the files of the search hang', async ({ page, baseURL }) => {
    await page.context().route('**/find/**', () => {});
    await field(page).fill('NIT 45/2026');
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${baseURL ?? ''}/search/NIT%2045%2F2026`);
  });

  test('asks before a popular page that is another website opens', async ({ page }) => {
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // Imitate a menu whose first link leads to another website.
    await page
      .locator('.menu__list > li')
      .first()
      .evaluate((item) => {
        const link = item.querySelector('a');
        if (link) Object.assign(link, { href: 'https://tenders.portal.example/', rel: 'external noopener' });
      });
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('link', { name: 'About us' }).click();
    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page)).toContainText('tenders.portal.example');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
});

test('in Hindi the overlay has its own words, closes by its button, and leads to the results in Hindi', async ({
  page,
  baseURL,
}) => {
  await page.goto('/hi');
  const hindiOpener = page.getByRole('banner').getByRole('link', { name: 'खोजें', exact: true });
  await hindiOpener.click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('heading', { name: 'लोकप्रिय पृष्ठ' })).toBeVisible();
  await expect(dialog(page).getByRole('listitem').getByRole('link').first()).toHaveText('हमारे बारे में');
  expect(await violationsInThemes(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'बंद करें' }).click();
  await expect(dialog(page)).toBeHidden();
  await hindiOpener.click();
  await field(page).fill('NIT 45/2026');
  await dialog(page).getByRole('button', { name: 'खोजें' }).click();
  await expect(page).toHaveURL(`${baseURL ?? ''}/hi/search/NIT%2045%2F2026`);
});

test('words that can be no part of a path are searched for like others, and the overlay has the query of the page', async ({
  page,
  baseURL,
}) => {
  await page.goto('/search');
  await opener(page).click();
  await field(page).fill('..');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL ?? ''}/search?q=..`);
  const ownField = page.getByRole('main').getByRole('searchbox');
  await expect(ownField).toHaveValue('..');
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  for (const words of ['..', 'coal']) {
    await ownField.fill(words);
    await ownField.press('Enter');
    await opener(page).click();
    await expect(field(page)).toHaveValue(words);
    await page.keyboard.press('Escape');
  }
});

test('the keyboard of a phone moves the page and leaves the overlay open, a finger does not', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/news');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.setViewportSize({ ...PHONE, height: 400 });
  for (const isLeftOpen of [true, false]) {
    await page.evaluate(
      () =>
        new Promise((scrolled) => {
          addEventListener('scroll', scrolled, { once: true });
          scrollBy(0, 300);
        }),
    );
    await twoFrames(page);
    await expect(dialog(page)).toBeVisible({ visible: isLeftOpen });
  }
});

test('on a page of results the overlay has what was asked for', async ({ page }) => {
  await page.goto('/search/coal');
  await opener(page).click();
  await expect(field(page)).toHaveValue('coal');
});

test('the query string of another page is no search', async ({ page }) => {
  await page.goto('/news?q=hello');
  await opener(page).click();
  await expect(field(page)).toHaveValue('');
});
