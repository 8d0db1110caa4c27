import { expect, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { PHONE, twoFrames } from '../support/visit.ts';

for (const { base, search, popular, first, close } of [
  { base: '', search: 'Search', popular: 'Popular Page', first: 'About us', close: 'Close' },
  { base: '/hi', search: 'खोजें', popular: 'लोकप्रिय पृष्ठ', first: 'हमारे बारे में', close: 'बंद करें' },
])
  test.describe(`the search overlay on ${base || '/'}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(base || '/');
      await page.getByRole('banner').getByRole('link', { name: search, exact: true }).click();
    });

    test('has the focus in its field, and leads to the results of what was typed', async ({ page, baseURL }) => {
      const field = page.getByRole('dialog').getByRole('combobox');
      await expect(field).toBeFocused();
      await field.fill('NIT 45/2026');
      await field.press('Enter');
      await expect(page).toHaveURL(`${baseURL ?? ''}${base}/search/NIT%2045%2F2026`);
    });

    test('leads to the results also where the files of the search hang', async ({ page, baseURL }) => {
      await page.context().route('**/find/**', () => {});
      const field = page.getByRole('dialog').getByRole('combobox');
      await field.fill('coal');
      await field.press('Enter');
      await expect(page).toHaveURL(`${baseURL ?? ''}${base}/search/coal`);
    });

    test('closes by its button and by a click beside it, and leads on by its other button', async ({
      page,
      baseURL,
    }) => {
      const dialog = page.getByRole('dialog');
      const opener = page.getByRole('banner').getByRole('link', { name: search, exact: true });
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(640, 700);
      await expect(dialog).toBeHidden();
      await opener.click();
      await dialog.getByRole('combobox').fill('coal');
      await dialog.getByRole('button', { name: search }).click();
      await expect(page).toHaveURL(`${baseURL ?? ''}${base}/search/coal`);
    });

    test('asks before a popular page that is another website opens', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      // Imitate a menu whose first link leads to another website.
      await page
        .locator('.menu__list > li')
        .first()
        .evaluate((item) => {
          const link = item.querySelector('a');
          if (link) Object.assign(link, { href: 'https://tenders.portal.example/', rel: 'external noopener' });
        });
      await page.keyboard.press('Enter');
      await dialog.getByRole('link', { name: first }).click();
      await expect(dialog).toHaveCount(1);
      await expect(dialog).toContainText('tenders.portal.example');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${base}/?$`));
    });

    test('does nothing for an empty field', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').press('Enter');
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${base}/?$`));
    });

    test('offers the first items of the menu', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: popular })).toBeVisible();
      const links = dialog.getByRole('listitem').getByRole('link');
      await expect(links).toHaveCount(8);
      await expect(links.first()).toHaveText(first);
      expect(await links.first().getAttribute('href')).not.toContain('/en/');
    });

    test('closes by Escape and by scrolling, and holds nothing axe objects to in both themes', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await violationsInThemes(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: search, exact: true }).press('Enter');
      await expect(dialog).toBeVisible();
      await page.evaluate(() => scrollBy(0, 300));
      await expect(dialog).toBeHidden();
    });
  });

for (const base of ['', '/hi'])
  for (const words of ['..', 'index', 'notice.html'])
    test(`${words} is searched for like other words, on ${base || '/'}`, async ({ page, baseURL }) => {
      await page.goto(`${base}/search`);
      await page.getByRole('banner').locator('a[data-island=search]').click();
      await page.getByRole('dialog').getByRole('combobox').fill(words);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${baseURL ?? ''}${base}/search?q=${words}`);
      await expect(page.getByRole('searchbox')).toHaveValue(words);
      await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    });

test('the keyboard of a phone moves the page and leaves the overlay open, a finger does not', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/news');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
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
    await expect(dialog).toBeVisible({ visible: isLeftOpen });
  }
});

test('on a page of results the overlay has what was asked for', async ({ page }) => {
  await page.goto('/search/coal');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('coal');
});

test('the query string of another page is no search', async ({ page }) => {
  await page.goto('/news?q=hello');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('');
});

test('without the file of the overlay the button leads to the search page', async ({ page }) => {
  await page.route(/\/s\/react\./, (route) => route.abort());
  await page.goto('/news');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search$/);
});
