import { expect, test } from '@playwright/test';
import { violations } from '../support/axe.ts';

for (const { from, to, link, question, confirm, cancel, close, lang } of [
  {
    from: '/tenders',
    to: '/hi/tenders',
    link: 'हिन्दी',
    question: 'Do you want to read this website in Hindi?',
    confirm: 'Confirm',
    cancel: 'Cancel',
    close: 'Close',
    lang: 'hi',
  },
  {
    from: '/hi/tenders',
    to: '/tenders',
    link: 'English',
    question: 'क्या आप यह वेबसाइट अंग्रेज़ी में पढ़ना चाहते हैं?',
    confirm: 'पुष्टि करें',
    cancel: 'रद्द करें',
    close: 'बंद करें',
    lang: 'en',
  },
])
  test.describe(`the language dialog on ${from}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${from}?from=card`);
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    });

    test('asks in the language of the page, and on confirming goes to the same page in the other', async ({
      page,
      baseURL,
      context,
    }) => {
      await expect(page.getByRole('dialog')).toContainText(question);
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      await expect(page).toHaveURL(`${baseURL ?? ''}${to}?from=card`);
      expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe(lang);
    });

    test('stays on the page by cancel, close and Escape, and the focus returns to the link', async ({ page }) => {
      const opener = page.getByRole('banner').getByRole('link', { name: link, exact: true });
      const dialog = page.getByRole('dialog');
      for (const name of [cancel, close]) {
        await dialog.getByRole('button', { name }).click();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await opener.press('Enter');
      }
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${from}\\?from=card$`));
    });

    test('closes by a click beside it, keeps the focus inside and the page behind where it is', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: confirm })).toBeFocused();
      for (let time = 0; time < 4; time += 1) {
        await page.keyboard.press('Tab');
        // After its last stop comes the browser's own bar, never the page behind.
        const isBehind = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused !== document.body && !focused?.closest('dialog');
        });
        expect(isBehind).toBe(false);
      }
      await page.mouse.wheel(0, 600);
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('is confirmed and cancelled by keyboard alone', async ({ page, baseURL }) => {
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: confirm })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: cancel })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${baseURL ?? ''}${to}?from=card`);
    });

    test('holds nothing axe objects to, in both themes', async ({ page }) => {
      await expect(page.getByRole('dialog')).toBeVisible();
      for (const theme of ['light', 'dark']) {
        await page.evaluate((one) => (document.documentElement.dataset.theme = one), theme);
        expect(await violations(page), theme).toEqual([]);
      }
    });
  });

test('a page-translation widget follows the choice', async ({ page }) => {
  await page.goto('/help');
  await page.evaluate(() => {
    const choice = document.createElement('select');
    choice.className = 'goog-te-combo';
    choice.hidden = true;
    choice.append(new Option('English', 'en'), new Option('Hindi', 'hi'));
    choice.addEventListener('change', () => sessionStorage.setItem('widget', choice.value));
    document.body.append(choice);
  });
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/hi\/help$/);
  expect(await page.evaluate(() => sessionStorage.getItem('widget'))).toBe('hi');
});

test('a visitor who chose Hindi is not led away from the English address asked for', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/tenders');
  await expect(page).toHaveURL(`${baseURL ?? ''}/tenders`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('the place on the page is kept', async ({ page }) => {
  await page.goto('/help');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'हिन्दी' })
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/hi\/help$/);
  await expect.poll(() => page.evaluate(() => scrollY / document.documentElement.scrollHeight)).toBeGreaterThan(0.4);
});

test('the link leads to the other language when the file of the dialog never arrives', async ({ page }) => {
  await page.route(/\/s\/react\./, (route) => route.abort());
  await page.goto('/news');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/news$/);
});
