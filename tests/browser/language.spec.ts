import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { leavingLink } from '../support/owner.ts';

const FROM = '/tenders?from=card';
const toHindi = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'हिन्दी', exact: true });

/** Checks that the dialog led to this address, and that the choice is kept for a year. */
async function expectChosen(page: Page, address: string, lang: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'lang');
  expect(cookie).toMatchObject({ value: lang, path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
}

test.describe('the language dialog', () => {
  test('asks in both languages, and on confirming goes to the same page in the other', async ({ page, baseURL }) => {
    await page.goto(FROM);
    await toHindi(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Do you want to read this website in Hindi?');
    const inHindi = ['क्या आप यह वेबसाइट हिन्दी में पढ़ना चाहते हैं?', 'हाँ, हिन्दी में पढ़ें', 'नहीं'];
    await expect(dialog.locator('[lang=hi]')).toHaveText(inHindi);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expectChosen(page, `${baseURL ?? ''}/hi${FROM}`, 'hi');
  });

  test('asks the same on a Hindi page, is cancelled there, and leads from it to the English one', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/hi${FROM}`);
    const opener = page.getByRole('banner').getByRole('link', { name: 'English', exact: true });
    const dialog = page.getByRole('dialog');
    await opener.click();
    await expect(dialog).toContainText('क्या आप यह वेबसाइट अंग्रेज़ी में पढ़ना चाहते हैं?');
    const inEnglish = ['Do you want to read this website in English?', 'Yes, read in English', 'No'];
    await expect(dialog.locator('[lang=en]')).toHaveText(inEnglish);
    await dialog.getByRole('button', { name: 'नहीं' }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByRole('button', { name: 'हाँ, अंग्रेज़ी में पढ़ें' }).click();
    await expectChosen(page, (baseURL ?? '') + FROM, 'en');
  });

  test('keeps the focus inside and the page behind where it is, closes by a click beside it, by cancel and by Escape, and holds nothing axe objects to', async ({
    page,
  }) => {
    await page.goto(FROM);
    const [opener, dialog] = [toHindi(page), page.getByRole('dialog')];
    await opener.click();
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
    expect(await violationsInThemes(page)).toEqual([]);
    for (let time = 0; time < 4; time += 1) {
      await page.keyboard.press('Tab');
      // After the last tab stop, the focus goes to the browser's own bar, and never to the page behind the dialog.
      const isBehind = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(isBehind).toBe(false);
    }
    await page.mouse.wheel(0, 600);
    // It stays when its own padding is clicked, and when a drag ends beside it.
    const { x, y, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.mouse.click(x + 4, y + height / 2);
    await page.mouse.move(x + 40, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    for (const leave of [
      () => page.mouse.click(5, 5),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await expect(dialog).toBeVisible();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await opener.press('Enter');
    }
    await expect(page).toHaveURL(/\/tenders\?from=card$/);
  });

  test('is confirmed and cancelled by keyboard alone', async ({ page, baseURL }) => {
    await page.goto(FROM);
    await toHindi(page).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${baseURL ?? ''}/hi${FROM}`);
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

test('the place on the page is kept, for once', async ({ page }) => {
  await page.goto('/help');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'हिन्दी' })
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/hi\/help$/);
  await expect.poll(() => page.evaluate(() => scrollY / document.documentElement.scrollHeight)).toBeGreaterThan(0.4);
  await page.goto('/news');
  const started = page.waitForRequest('**/meta.json');
  await page.goto('/hi/help');
  await started;
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const { address, words } of [
  { address: '/search/coal%20mine', words: 'coal mine' },
  { address: '/no/such-page', words: '' },
])
  test(`all of the address ${address} goes along into the other language and back`, async ({ page, baseURL }) => {
    await page.goto(`${address}?a=1`);
    for (const [link, confirm, to] of [
      ['हिन्दी', 'Confirm', `/hi${address}`],
      ['English', 'हाँ, अंग्रेज़ी में पढ़ें', address],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      await expect(page).toHaveURL(`${baseURL ?? ''}${to}?a=1`);
      if (words) await expect(page.getByRole('searchbox')).toHaveValue(words);
    }
  });

test('a page that was not gone to after all gives its place to no other, and this page stays in its language', async ({
  page,
}) => {
  await page.goto('/help');
  await page.evaluate(() => scrollTo(0, 600));
  await page.route('**/hi/help', (route) => route.abort('aborted'));
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी', exact: true }).dispatchEvent('click');
  const given = page.waitForEvent('requestfailed');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await given;
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-IN');
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('on a page that a translation tool has made one of a third language', () => {
  const inHindi = 'आपको एक बाहरी वेबसाइट पर';

  test('the dialogs speak as the cookie tells, and the language dialog asks about the language its link leads to', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
    await page.goto('/tenders');
    await page.evaluate(() => (document.documentElement.lang = 'ta'));
    await page.getByRole('link', { name: leavingLink.name }).click();
    await expect(page.getByRole('dialog')).toContainText(inHindi);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('dialog')).toContainText('Do you want to read this website in Hindi?');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/hi\/tenders$/);
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('hi');
  });

  test.describe('in a browser of somebody who reads Hindi', () => {
    test.use({ locale: 'hi-IN' });

    test('the dialog before another website speaks so without a cookie', async ({ page }) => {
      await page.goto('/tenders');
      await page.evaluate(() => (document.documentElement.lang = 'ta'));
      await page.getByRole('link', { name: leavingLink.name }).click();
      await expect(page.getByRole('dialog')).toContainText(inHindi);
    });
  });
});
