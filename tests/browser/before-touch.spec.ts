import { expect, test } from '@playwright/test';
import { pageKinds } from '../../scripts/check/page-kinds.ts';
import { hold, twoFrames } from '../support/visit.ts';

/** A window so tall that most pages show their footer. */
test.use({ viewport: { width: 1280, height: 2000 } });

for (const { name, path } of pageKinds.filter(({ mostBeforeTouch }) => mostBeforeTouch))
  test(`before a touch, ${name} asks for no island and for one file of script, and is read without it`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const release = await hold(page, /\/s\//);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    const checked = page.waitForRequest('**/meta.json');
    release();
    await checked;
    await twoFrames(page);
    expect(scripts.map((file) => file.replace(/\..*/, ''))).toEqual(['/s/start']);
  });

test('a button pressed before the script has come does its work when it comes, each press once', async ({ page }) => {
  const release = await hold(page, /\/s\//);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Larger text' }).dblclick();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.locator('html').evaluate(({ style }) => style.fontSize)).toBe('118.75%');
});
