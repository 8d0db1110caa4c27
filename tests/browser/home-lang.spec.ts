import { expect, type BrowserContext, test } from '@playwright/test';
import { owner } from '../../src/owner/owner.ts';
import { shiftsSince } from '../support/shifts.ts';

const OFFER = 'यह वेबसाइट हिन्दी में पढ़ें';
const choose = (context: BrowserContext, lang: string, url = ''): Promise<void> =>
  context.addCookies([{ name: 'lang', value: lang, url }]);

test('a visitor who chose Hindi is redirected from / to /hi, and going back does not return to /', async ({
  page,
  context,
  baseURL,
}) => {
  await choose(context, 'hi', baseURL);
  await page.goto('about:blank');
  await page.goto('/?from=card#news');
  await expect(page).toHaveURL(`${baseURL ?? ''}/hi?from=card#news`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('nothing of the English page is painted for who is led on', async ({ page, context, baseURL }) => {
  await choose(context, 'hi', baseURL);
  const painted: string[] = [];
  page.on('console', (message) => painted.push(message.text()));
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('body')?.checkVisibility()) console.info(`painted ${location.pathname}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.route(/\/hi$/, async (route) => {
    // These two requests give the browser enough time to paint several times.
    const answer = await route.fetch();
    await page.request.get('/hi/help');
    await route.fulfill({ response: answer });
  });
  await page.goto('/');
  await expect.poll(() => painted).toContain('painted /hi');
  expect(painted).not.toContain('painted /');
});

test('a visitor who chose Hindi stays on / after a link of the site, a reload, and going back', async ({
  page,
  context,
  baseURL,
}) => {
  const home = `${baseURL ?? ''}/`;
  await choose(context, 'hi', baseURL);
  await page.goto('/news');
  await page.getByRole('banner').getByRole('link', { name: owner.words.en.name }).click();
  await expect(page).toHaveURL(home);
  await page.reload();
  await expect(page).toHaveURL(home);
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).focus();
  await page.goto('/help');
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test('no other address leads on, nor does / for who chose English', async ({ page, context, baseURL }) => {
  await choose(context, 'hi', baseURL);
  await page.goto('/tenders');
  await expect(page).toHaveURL(`${baseURL ?? ''}/tenders`);
  await choose(context, 'en', baseURL);
  await page.goto('/');
  await expect(page).toHaveURL(`${baseURL ?? ''}/`);
});

test.describe('in a browser of somebody who reads Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('/ offers Hindi in one line, moves nobody, and says it no more once a language was chosen', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(page).toHaveURL(`${baseURL ?? ''}/`);
    const offer = page.getByRole('link', { name: OFFER });
    expect((await offer.boundingBox())?.height).toBeLessThan(50);
    expect(await shiftsSince(page, 0)).toEqual([]);
    await offer.click();
    await expect(page).toHaveURL(`${baseURL ?? ''}/hi`);
    await expect(page.getByText(OFFER)).toHaveCount(0);
    await choose(context, 'en', baseURL);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(offer).toBeHidden();
  });
});

test('a browser in English is offered nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(OFFER)).toBeHidden();
});
