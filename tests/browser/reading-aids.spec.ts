import { expect, type Page, test } from '@playwright/test';
import { hold, overflow } from '../support/visit.ts';

const fontOf = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
const markOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .first()
    .evaluate((link) => getComputedStyle(link).backgroundColor);
const MARKED = 'rgb(255, 255, 0)';

test('reading aids are kept, show before the first paint of the next page, and are all taken back by one button', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/news');
  const panel = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(panel).toBeVisible();
  expect(asked).not.toContain('/aids.css');
  for (const name of ['Highlight links', 'Hide pictures', 'More space between letters'])
    await panel.getByLabel(name).check();
  await panel.getByRole('radio', { name: 'Inverted' }).check();
  await panel.getByRole('radio', { name: 'Shades of grey' }).check();
  await expect.poll(() => markOf(page)).toBe(MARKED);
  const release = await hold(page, /aids\.css/);
  await page.goto('/photo-gallery', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(await painted()).toBe(0);
  release();
  await expect.poll(painted).toBe(1);
  expect(await markOf(page)).toBe(MARKED);
  await expect(page.getByRole('main').getByRole('img').first()).toBeHidden();
  const spacing = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).letterSpacing,
      getComputedStyle(document.documentElement).filter,
    ]);
  expect(await spacing()).toEqual(['1.8px', 'grayscale(1)']);
  await page.getByRole('button', { name: 'Settings' }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  expect(await spacing()).toEqual(['normal', 'none']);
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(panel.getByRole('radio', { name: 'As designed' })).toBeChecked();
});

test('a reading aid comes to a page that another tab shows', async ({ page, context }) => {
  await page.goto('/news');
  const other = await context.newPage();
  await other.goto('/help');
  await page.evaluate(() => localStorage.setItem('aids', 'links'));
  await expect.poll(() => markOf(other)).toBe(MARKED);
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });
  test('highlighted links keep their mark, and the colours of the system are not inverted', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('aids', 'links inverted'));
    await page.goto('/help');
    expect(await markOf(page)).toBe(MARKED);
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).filter)).toBe('none');
  });
});

for (const [width, address] of [
  [1280, '/hi/help'],
  [1920, '/help'],
  [768, '/help'],
  [360, '/hi/help'],
] as const)
  test(`at ${width} px, A+ and the theme stay where they are up to twice the size, and say what is in force`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    const usual = await fontOf(page);
    const buttons = page.locator('.strip [data-set]');
    const places = () =>
      buttons.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [x, y].map(Math.round)),
      );
    const pressed = () => buttons.evaluateAll((all) => all.map((one) => one.ariaPressed));
    const before = await places();
    expect(await pressed()).toEqual(['false', 'true', 'false', 'false']);
    /** Presses a button again and again at the same place of the screen. */
    const pressAtPlace = async (button: number, times: number): Promise<void> => {
      const box = await buttons.nth(button).boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      for (let time = 0; time < times; time += 1) await page.mouse.click(x, y);
    };
    await pressAtPlace(2, 9);
    await buttons.nth(3).click();
    expect(await places()).toEqual(before);
    expect(await pressed()).toEqual(['false', 'false', 'true', 'true']);
    expect((await fontOf(page)) / usual).toBeGreaterThanOrEqual(2);
    expect(await overflow(page)).toEqual([]);
    await buttons.nth(0).click();
    await buttons.nth(3).click();
    expect(await pressed()).toEqual(['false', 'false', 'true', 'false']);
    await pressAtPlace(0, 8);
    expect(await fontOf(page)).toBeLessThanOrEqual(usual);
  });
