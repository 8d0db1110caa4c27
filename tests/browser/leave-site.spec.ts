import { expect, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { leavingLink, otherLeavingLink } from '../support/owner.ts';
import { answerForOthers, hold } from '../support/visit.ts';

test.describe('the dialog before another website', () => {
  test('asks, names the host, stays on NO, which has the focus, keeps the focus inside, and closes by Escape and by a click beside it', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    const [opener, dialog] = [page.getByRole('link', { name: leavingLink.name }), page.getByRole('dialog')];
    await opener.click();
    await expect(dialog).toContainText(
      'You are about to be redirected to an external website. Are you sure you want to leave?',
    );
    await expect(dialog).toContainText(new URL(leavingLink.url).host);
    const no = dialog.getByRole('button', { name: 'NO' });
    await expect(no).toBeFocused();
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          !document.activeElement ||
          document.activeElement === document.body ||
          Boolean(document.activeElement.closest('dialog')),
      ),
    ).toBe(true);
    for (const leave of [() => no.press('Enter'), () => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await expect(dialog).toBeVisible();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
    }
    await expect(page).toHaveURL(`${baseURL ?? ''}/`);
  });

  test('lets nothing behind it scroll, stays when its padding is clicked and when a drag leaves or enters it, and holds nothing axe objects to', async ({
    page,
  }) => {
    await page.goto('/');
    const [opener, dialog] = [page.getByRole('link', { name: leavingLink.name }), page.getByRole('dialog')];
    await opener.click();
    await expect(dialog).toBeVisible();
    expect(await violationsInThemes(page)).toEqual([]);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -600);
    expect(await page.evaluate(() => scrollY)).toBe(before);
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
    // What opened it is gone, so the page itself has the focus next.
    await opener.evaluate((element) => element.remove());
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('opens the website, which cannot reach this page, in a new tab on YES, and closes, by pointer or keyboard', async ({
    page,
  }) => {
    await answerForOthers(page);
    await page.goto('/');
    const [opener, dialog] = [page.getByRole('link', { name: leavingLink.name }), page.getByRole('dialog')];
    const yes = dialog.getByRole('button', { name: 'YES' });
    for (const confirm of [
      async () => {
        await opener.click();
        await yes.click();
      },
      async () => {
        await opener.press('Enter');
        await expect(dialog.getByRole('button', { name: 'NO' })).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(yes).toBeFocused();
        await page.keyboard.press('Enter');
      },
    ]) {
      const opened = page.waitForEvent('popup');
      await confirm();
      const popup = await opened;
      expect(popup.url()).toBe(leavingLink.url);
      expect(await popup.evaluate(() => window.opener === null)).toBe(true);
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('asks in Hindi on a Hindi page', async ({ page }) => {
    await answerForOthers(page);
    await page.goto('/hi');
    await page.getByRole('link', { name: leavingLink.name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('आपको एक बाहरी वेबसाइट पर भेजा जा रहा है। क्या आप इस वेबसाइट से बाहर जाना चाहते हैं?');
    await expect(dialog).toContainText(new URL(leavingLink.url).host);
    await expect(dialog.getByRole('button', { name: 'नहीं' })).toBeFocused();
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'हाँ' }).click();
    expect((await opened).url()).toBe(leavingLink.url);
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

test('a link in the content of a page that leads to another website asks first', async ({ page, baseURL }) => {
  await page.goto('/pages/how-to-bid');
  await page
    .getByRole('link', { name: /^e-procurement portal/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toContainText('eprocure.example');
  await expect(page).toHaveURL(`${baseURL ?? ''}/pages/how-to-bid`);
});

test('an address that is neither http nor https is not asked about nor opened, and a host that looks like another is shown in the letters it is made of', async ({
  page,
}) => {
  await page.goto('/');
  const [link, dialog] = [page.getByRole('link', { name: leavingLink.name }), page.getByRole('dialog')];
  const leadTo = (address: string): Promise<void> =>
    link.evaluate((element: HTMLAnchorElement, to) => {
      element.href = to;
    }, address);
  await leadTo('ftp://files.example/');
  const arrived = page.waitForResponse(/\/s\/react\./);
  await link.click();
  await arrived;
  await page.getByRole('link', { name: otherLeavingLink.name }).click();
  await expect(dialog).toContainText(new URL(otherLeavingLink.url).host);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await leadTo('https://\u0440\u043e\u0440t\u0430l.example/');
  await link.click();
  await expect(dialog).toContainText('xn--');
  expect(page.context().pages()).toHaveLength(1);
});
