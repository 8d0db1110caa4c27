// The page that verifies files, without a connection, and with a file that another app shares.
import { expect, type Page, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { bytesOf, CHANGED, choose, fieldOf, GENUINE, pdf, requests, status } from '../support/verify-page.ts';

/** The script is there when the page has said that it is kept. */
const KEPT = { en: 'From now on, this page works without', hi: 'अब यह पृष्ठ इंटरनेट के बिना भी काम करेगा' };

test('on a fast line, the page opens again and works without a connection, though nobody touched it', async ({
  page,
  context,
}) => {
  await page.goto('/hi/verify');
  await expect(page.getByText(KEPT.hi)).toBeVisible();
  await context.setOffline(true);
  await page.goto('/hi/verify');
  await choose(page, pdf(bytesOf(GENUINE)));
  await expect(status(page)).toContainText('प्रामाणिक');
  await expect(status(page)).toContainText('नवंबर 2026 की स्थिति');
  await expect(page.getByText(KEPT.hi)).toBeVisible();
});

test('a browser that remembers nothing of what it has loaded keeps all that the page needs, before it says so', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    performance.setResourceTimingBufferSize(0);
    performance.clearResourceTimings();
  });
  await page.goto('/verify');
  await expect(page.getByText(KEPT.en)).toBeVisible();
  await context.setOffline(true);
  // Nothing that the browser has on its own may help.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goto('/verify');
  await choose(page, pdf(bytesOf(GENUINE)));
  await expect(status(page)).toContainText('Genuine');
  await expect(page.getByText(KEPT.en)).toBeVisible();
});

test('of a long list, the parts that were asked for work without a connection, and all of it after the button', async ({
  page,
  context,
}) => {
  // The sample has a short list: here, each page and each part is that of a long one.
  let isDown = false;
  const part = await (await page.request.get('/verify/0_0.json')).text();
  await context.route(/\/verify\/\w+\.json/, (route) =>
    isDown ? route.abort() : route.fulfill({ body: part, contentType: 'application/json' }),
  );
  await context.route(/\/verify$/, async (route) => {
    if (isDown) return route.abort();
    const html = await (await route.fetch()).text();
    const place = '<button data-take type=button>Load the whole list</button><div class="soft small"';
    const body = html.replace('data-bits="0"', 'data-bits="4" data-part="Parts are kept"');
    return route.fulfill({ body: body.replace('<div class="soft small"', place), contentType: 'text/html' });
  });
  await page.goto('/verify');
  await choose(page, pdf(bytesOf(GENUINE)));
  await expect(status(page)).toContainText('Genuine');
  await expect(page.getByText('Parts are kept')).toBeVisible();
  await page.goto('/verify');
  await choose(page, pdf(bytesOf(GENUINE)));
  await expect(page.getByText('Parts are kept')).toBeVisible();
  await context.setOffline((isDown = true));
  await page.goto('/verify');
  await choose(page, pdf(bytesOf(GENUINE)));
  await expect(status(page)).toContainText('Genuine');
  await choose(page, pdf(bytesOf(CHANGED)));
  await expect(status(page)).toContainText('The list cannot be reached');
  await context.setOffline((isDown = false));
  await page.getByRole('button', { name: 'Load the whole list' }).click();
  await expect(page.getByText(KEPT.en)).toBeVisible();
  await context.setOffline((isDown = true));
  await page.goto('/verify');
  await choose(page, pdf(bytesOf(CHANGED)));
  await expect(status(page)).toContainText('Genuine, but changed');
});

test('while data is saved, nothing is loaded for later until a touch', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => (localStorage.saver = 'on'));
  await page.goto('/verify');
  const own = requests(page);
  await page.clock.fastForward(60_000);
  await expect(page.getByText('as soon as you touch the field')).toBeVisible();
  expect(own.filter((one) => /verify|\/s\//.test(one))).toEqual([]);
  await fieldOf(page).focus();
  await page.clock.resume();
  await expect(page.getByText(KEPT.en)).toBeVisible();
});

test('what was kept stays when a newer version of the site is online', async ({ page, context }) => {
  await page.goto('/verify');
  await fieldOf(page).focus();
  await expect(page.getByText(KEPT.en)).toBeVisible();
  await page.route('**/meta.json', (route) => route.fulfill({ json: { version: 'newer' } }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/help');
  await expect.poll(() => loads, 'the page loads a second time, for the newer version').toBe(2);
  await context.setOffline(true);
  await page.goto('/verify');
  await choose(page, pdf(bytesOf(GENUINE)));
  await expect(status(page)).toContainText('Genuine');
});

/** Shares a file as a phone does, which sends it like a form. */
const share = (page: Page, action: string): Promise<void> =>
  page.evaluate(
    ([to, text]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: to });
      const field = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], 'सूचना.pdf'));
      field.files = files.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    [action, bytesOf(GENUINE).toString('base64')] as const,
  );

test('a file that another app shares is compared, never sent, and forgotten', async ({ page, context }) => {
  await page.goto('/verify');
  await fieldOf(page).focus();
  await expect(page.getByText(KEPT.en)).toBeVisible();
  const sent: string[] = [];
  await context.route('**/shared*', async (route) => {
    sent.push(route.request().url());
    await route.abort();
  });
  await share(page, '/verify/shared');
  await expect(status(page)).toContainText('Genuine');
  await expect(status(page)).toContainText('सूचना.pdf');
  expect(sent).toEqual([]);
  const left = (): Promise<string[]> =>
    page.evaluate(async () =>
      (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .map(({ url }) => url),
    );
  expect((await left()).filter((url) => url.includes('shared'))).toEqual([]);
  // The page cannot take it twice.
  await page.reload();
  await expect(page).toHaveURL(/#again$/);
  await page.goto('/help');
  await page.reload();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

test('a file that is shared before the page was kept leads to a page that says so, in Hindi', async ({ page }) => {
  await page.goto('/hi/verify');
  await expect(page.getByText('आपने जो फ़ाइल साझा की')).toBeHidden();
  await page.goto('/404');
  await share(page, '/hi/verify/shared');
  await expect(page).toHaveURL(/\/hi\/verify#again$/);
  await expect(page.getByText('आपने जो फ़ाइल साझा की')).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});
