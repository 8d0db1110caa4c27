import { expect, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { leavingLink } from '../support/owner.ts';

for (const { from, to, link, question, confirm, cancel, inOther, lang } of [
  {
    from: '/tenders',
    to: '/hi/tenders',
    link: 'हिन्दी',
    question: 'Do you want to read this website in Hindi?',
    confirm: 'Confirm',
    cancel: 'Cancel',
    inOther: ['क्या आप यह वेबसाइट हिन्दी में पढ़ना चाहते हैं?', 'हाँ, हिन्दी में पढ़ें', 'नहीं'],
    lang: 'hi',
  },
  {
    from: '/hi/tenders',
    to: '/tenders',
    link: 'English',
    question: 'क्या आप यह वेबसाइट अंग्रेज़ी में पढ़ना चाहते हैं?',
    confirm: 'हाँ, अंग्रेज़ी में पढ़ें',
    cancel: 'नहीं',
    inOther: ['Do you want to read this website in English?', 'Yes, read in English', 'No'],
    lang: 'en',
  },
])
  test.describe(`the language dialog on ${from}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`${from}?from=card`);
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    });

    test('asks in both languages, and on confirming goes to the same page in the other', async ({
      page,
      baseURL,
      context,
    }) => {
      await expect(page.getByRole('dialog')).toContainText(question);
      await expect(page.getByRole('dialog').locator(`[lang=${lang}]`)).toHaveText(inOther);
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      await expect(page).toHaveURL(`${baseURL ?? ''}${to}?from=card`);
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'lang');
      expect(cookie).toMatchObject({ value: lang, path: '/', sameSite: 'Lax' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(365);
    });

    test('stays on the page by cancel and by Escape, and the focus returns to the link', async ({ page }) => {
      const opener = page.getByRole('banner').getByRole('link', { name: link, exact: true });
      const dialog = page.getByRole('dialog');
      for (const leave of [
        () => dialog.getByRole('button', { name: cancel }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await expect(dialog).toBeVisible();
        await leave();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await opener.press('Enter');
      }
      await expect(page).toHaveURL(new RegExp(`${from}\\?from=card$`));
    });

    test('stays when its own padding is clicked or a drag ends beside it, and closes by a click beside it', async ({
      page,
    }) => {
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const { x, y, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      await page.mouse.click(x + 4, y + height / 2);
      await page.mouse.move(x + 40, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await expect(dialog).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();
    });

    test('keeps the focus inside and the page behind where it is', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: confirm })).toBeFocused();
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
      expect(await violationsInThemes(page)).toEqual([]);
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

test('the words of a search go along into the other language', async ({ page, baseURL }) => {
  await page.goto('/search/coal%20mine');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(`${baseURL ?? ''}/hi/search/coal%20mine`);
  await expect(page.getByRole('searchbox')).toHaveValue('coal mine');
});

for (const address of ['/search/tender', '/no/such-page'])
  test(`all of the address ${address} goes along into the other language and back`, async ({ page, baseURL }) => {
    await page.goto(`${address}?a=1`);
    for (const [link, confirm, to] of [
      ['हिन्दी', 'Confirm', `/hi${address}`],
      ['English', 'हाँ, अंग्रेज़ी में पढ़ें', address],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      await expect(page).toHaveURL(`${baseURL ?? ''}${to}?a=1`);
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

test('the link leads to the other language when the file of the dialog never arrives', async ({ page }) => {
  await page.route(/\/s\/react\./, (route) => route.abort());
  await page.goto('/news');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/news$/);
});

test.describe('on a page that a translation tool has made one of a third language', () => {
  const ENGLISH = 'You are about to be redirected';
  const HINDI = 'आपको एक बाहरी वेबसाइट पर';
  for (const { title, address, locale, cookie, said } of [
    { title: 'the cookie tells', address: '/tenders', locale: 'en-IN', cookie: 'hi', said: HINDI },
    {
      title: 'the cookie tells before the browser',
      address: '/hi/tenders',
      locale: 'hi-IN',
      cookie: 'en',
      said: ENGLISH,
    },
    { title: 'the browser tells without a cookie', address: '/tenders', locale: 'hi-IN', cookie: '', said: HINDI },
    {
      title: 'the address tells a browser of a third language',
      address: '/hi/tenders',
      locale: 'ta-IN',
      cookie: '',
      said: HINDI,
    },
    { title: 'it is English when nothing tells', address: '/tenders', locale: 'ta-IN', cookie: '', said: ENGLISH },
  ])
    test.describe(title, () => {
      test.use({ locale });

      test(`the dialog before another website speaks so, on ${address}`, async ({ page, context, baseURL }) => {
        if (cookie) await context.addCookies([{ name: 'lang', value: cookie, url: baseURL ?? '' }]);
        await page.goto(address);
        await page.evaluate(() => (document.documentElement.lang = 'ta'));
        await page.getByRole('link', { name: leavingLink.name }).click();
        await expect(page.getByRole('dialog')).toContainText(said);
      });
    });

  test('the language dialog still asks about the language its link leads to', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
    await page.goto('/tenders');
    await page.evaluate(() => (document.documentElement.lang = 'ta'));
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('dialog')).toContainText('Do you want to read this website in Hindi?');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/hi\/tenders$/);
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('hi');
  });
});
