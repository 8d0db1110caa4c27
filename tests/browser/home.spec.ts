import { expect, type Page, test } from '@playwright/test';
import { expectStripInOneRow } from '../support/strip.ts';
import { hold, PHONE } from '../support/visit.ts';

const at = (width: number) => ({ width, height: 900 });

// The height is a promise to people on phones: before, the page was 7,800 px high.
test('the Hindi home page is at most 5,600 px high on a phone, down to its footer, and its bar above the name takes one row', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/hi');
  const foot = await page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top);
  expect(foot).toBeLessThanOrEqual(5600);
  await expectStripInOneRow(page);
});

const leftEdges = (page: Page): Promise<number[]> =>
  page
    .locator('.bench > .wrap')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(part).paddingLeft)),
    );

test('each part of the home page lies a step deeper on a wide screen, and none does on a narrower one', async ({
  page,
}) => {
  await page.setViewportSize(at(1280));
  await page.goto('/');
  const steps = await leftEdges(page);
  expect(steps).toHaveLength(5);
  expect(steps.slice(1).map((left, index) => left - (steps[index] ?? 0))).toEqual([26.25, 26.25, 26.25, 26.25]);
  await page.setViewportSize(at(1279));
  expect(new Set(await leftEdges(page)).size).toBe(1);
});

test('no picture of the home page is blown up, and the place of one that is to come is seen', async ({ page }) => {
  const release = await hold(page, /\/m\//);
  await page.goto('/', { waitUntil: 'commit' });
  const places = page.locator('.bench picture');
  await expect(places.last()).toBeAttached();
  const colours = await places.evaluateAll((all) => all.map((place) => getComputedStyle(place).backgroundColor));
  expect(colours.length).toBeGreaterThan(4);
  const unseen = ['rgba(0, 0, 0, 0)', await page.evaluate(() => getComputedStyle(document.body).backgroundColor)];
  expect(colours.filter((colour) => unseen.includes(colour))).toEqual([]);
  release();
  const pictures = page.locator('.bench img');
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize(at(width));
    for (const one of await pictures.all()) {
      await one.scrollIntoViewIfNeeded();
      const blownUp = (): Promise<boolean> =>
        one.evaluate(
          (image) =>
            image instanceof HTMLImageElement && (!image.naturalWidth || image.clientWidth > image.naturalWidth),
        );
      await expect.poll(blownUp, `${width} px`).toBe(false);
    }
  }
});
