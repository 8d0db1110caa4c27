import { expect, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { leavingLink, otherLeavingLink } from '../support/owner.ts';
import { answerForOthers, hold } from '../support/visit.ts';

for (const { lang, home, question, yes, no } of [
  {
    lang: 'English',
    home: '/',
    question: 'You are about to be redirected to an external website. Are you sure you want to leave?',
    yes: 'YES',
    no: 'NO',
  },
  {
    lang: 'Hindi',
    home: '/hi',
    question: 'आपको एक बाहरी वेबसाइट पर भेजा जा रहा है। क्या आप इस वेबसाइट से बाहर जाना चाहते हैं?',
    yes: 'हाँ',
    no: 'नहीं',
  },
])
  test.describe(`the dialog before another website, in ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await answerForOthers(page);
      await page.goto(home);
    });

    test('asks, names the host, and stays on NO, which has the focus', async ({ page, baseURL }) => {
      const opener = page.getByRole('link', { name: leavingLink.name });
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(question);
      await expect(dialog).toContainText(new URL(leavingLink.url).host);
      const button = dialog.getByRole('button', { name: no });
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`^${baseURL ?? ''}${home === '/' ? '/' : home}$`));
    });

    for (const how of ['pointer', 'keyboard'])
      test(`opens the website in a new tab on YES, and closes, by ${how} alone`, async ({ page }) => {
        const [opener, button] = [
          page.getByRole('link', { name: leavingLink.name }),
          page.getByRole('button', { name: yes }),
        ];
        const opened = page.waitForEvent('popup');
        if (how === 'pointer') {
          await opener.click();
          await button.click();
        } else {
          await opener.press('Enter');
          await expect(page.getByRole('dialog').getByRole('button', { name: no })).toBeFocused();
          await page.keyboard.press('Shift+Tab');
          await expect(button).toBeFocused();
          await page.keyboard.press('Enter');
        }
        expect((await opened).url()).toBe(leavingLink.url);
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(opener).toBeFocused();
      });

    test('keeps the focus inside, and closes by Escape and by a click beside it', async ({ page }) => {
      const opener = page.getByRole('link', { name: leavingLink.name });
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (let time = 0; time < 4; time += 1) await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            !document.activeElement ||
            document.activeElement === document.body ||
            Boolean(document.activeElement.closest('dialog')),
        ),
      ).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
    });

    test('stays when its own padding is clicked, and when a drag leaves or enters it', async ({ page }) => {
      await page.getByRole('link', { name: leavingLink.name }).click();
      const dialog = page.getByRole('dialog');
      const { x, y, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      await page.mouse.click(x + 4, y + height / 2);
      await page.mouse.move(x + 40, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await page.mouse.down();
      await page.mouse.move(x + 4, y + height / 2);
      await page.mouse.up();
      await expect(dialog).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
    });

    test('gives the focus to the page itself when what opened it is gone', async ({ page }) => {
      const opener = page.getByRole('link', { name: leavingLink.name });
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await opener.evaluate((element) => element.remove());
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('does not let the page behind scroll, and holds nothing axe objects to in either theme', async ({ page }) => {
      await page.getByRole('link', { name: leavingLink.name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, -600);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      expect(await violationsInThemes(page)).toEqual([]);
    });
  });

test('the national portal opens in a window of its own size that cannot reach this page', async ({ page }) => {
  await answerForOthers(page);
  await page.goto('/');
  await page.getByRole('link', { name: /^National portal \(/ }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'YES' }).click();
  const popup = await opened;
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([1000, 700]);
});

test('the website that is opened cannot reach this page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: leavingLink.name }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'YES' }).click();
  expect(await (await opened).evaluate(() => window.opener as unknown)).toBeNull();
});

test('a second tap while the dialog is on its way counts, and no click opens two', async ({ page }) => {
  await answerForOthers(page);
  const release = await hold(page, /\/s\/react\./);
  await page.goto('/');
  await page.getByRole('link', { name: leavingLink.name }).click();
  await page.getByRole('link', { name: otherLeavingLink.name }).click();
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toContainText(new URL(otherLeavingLink.url).host);
});

test('a link works as a link when the file of the dialog never arrives', async ({ page }) => {
  await answerForOthers(page);
  await page.route(/\/s\/react\./, (route) => route.abort());
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: leavingLink.name }).click();
  expect((await opened).url()).toBe(leavingLink.url);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a link to another website says so and opens in a new tab', async ({ page }) => {
    await answerForOthers(page);
    await page.goto('/');
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('link', { name: leavingLink.name })
      .and(page.getByRole('link', { name: 'opens another website in a new tab' }))
      .click();
    expect((await opened).url()).toBe(leavingLink.url);
  });
});

for (const { where, address, name, host } of [
  { where: 'the popular pages', address: '/', name: /^e-Procurement \(/, host: 'eprocure.example' },
  { where: 'the footer menu', address: '/news', name: /^National portal of India/, host: 'portal.example' },
  {
    where: 'the content of a page',
    address: '/pages/how-to-bid',
    name: /^e-procurement portal/,
    host: 'eprocure.example',
  },
])
  test(`a link of ${where} that leads to another website asks first`, async ({ page, baseURL }) => {
    await page.goto(address);
    const link = page.getByRole('link', { name }).last();
    await link.click();
    await expect(page.getByRole('dialog')).toContainText(host);
    await expect(page).toHaveURL((baseURL ?? '') + address);
  });

test('a host that looks like another is shown in the letters it is really made of', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: leavingLink.name });
  await link.evaluate((element: HTMLAnchorElement) => (element.href = 'https://\u0440\u043e\u0440t\u0430l.example/'));
  await link.click();
  await expect(page.getByRole('dialog')).toContainText('xn--');
});

test('an address that is neither http nor https is never asked about nor opened', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: leavingLink.name });
  await link.evaluate((element: HTMLAnchorElement) => (element.href = 'ftp://files.example/'));
  const arrived = page.waitForResponse(/\/s\/react\./);
  await link.click();
  await arrived;
  await page.getByRole('link', { name: otherLeavingLink.name }).click();
  await expect(page.getByRole('dialog')).toContainText(new URL(otherLeavingLink.url).host);
  expect(page.context().pages()).toHaveLength(1);
});
