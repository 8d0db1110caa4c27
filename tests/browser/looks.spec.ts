import { expect, test } from '@playwright/test';
import { paths } from '../../src/routes.ts';
import { overflow, PHONE } from '../support/visit.ts';

test.describe('tables on a phone', () => {
  test.use({ viewport: PHONE });

  // The rows of circulars have no names of cells: a date and a file say what they are.
  test('show rows as cards with the name of each cell beside it', async ({ page }) => {
    await page.goto(`/hi${paths.penalActions}`);
    const rows = page.locator('table.grid-table tbody tr');
    expect(await rows.count()).toBeGreaterThan(0);
    const display = await rows.first().evaluate((row) => getComputedStyle(row).display);
    expect(display).not.toBe('table-row');
    const named = rows.first().locator('td[data-label]');
    expect(await named.count()).toBeGreaterThan(0);
    const unnamed = await named.evaluateAll((cells) =>
      cells
        .filter((cell) => !getComputedStyle(cell, '::before').content.includes(cell.getAttribute('data-label') ?? '?'))
        .map((cell) => cell.outerHTML.slice(0, 100)),
    );
    expect(unnamed).toEqual([]);
    await expect(page.getByRole('table').first().getByRole('rowheader').first()).toBeVisible();
  });
});

test.describe('a word of 500 letters', () => {
  test.use({ viewport: PHONE });

  for (const address of ['/tenders', '/news', '/latest-events', '/data-listing/pages/recruitment', paths.penalActions])
    test(`makes ${address} no wider than a phone`, async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('main a, main h3, .kv span, .kv li, footer a'))
          for (const part of link.childNodes) if (part instanceof Text && part.data.trim()) part.data = 'w'.repeat(500);
      });
      expect(await overflow(page)).toEqual([]);
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('albums stand two abreast', async ({ page }) => {
    await page.goto(paths.albums);
    const places = await page
      .locator('main .pic')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(places[1]).toBe(places[0]);
    expect(places[2]).toBeGreaterThan(places[0] ?? 0);
  });

  test('a line of a song that is broken goes on with an indent', async ({ page }) => {
    await page.goto(paths.songs);
    const words = 'What we take from the earth, let us give back as much:';
    const [first, second] = await page.getByText(words).evaluate((verse, line) => {
      const [texts, range] = [document.createTreeWalker(verse, NodeFilter.SHOW_TEXT), document.createRange()];
      while (texts.nextNode()) if (texts.currentNode.textContent?.includes(line)) range.selectNode(texts.currentNode);
      return [...range.getClientRects()].map(({ left }) => left);
    }, words);
    expect(second).toBeGreaterThan((first ?? 0) + 10);
  });
});

test.describe('the open tenders', () => {
  test.use({ viewport: PHONE });

  // The height is a promise to people on phones: with documents and help unfolded, the page was more than twice as long.
  test('are a short page on a phone, in groups, with their documents folded', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
    await page.goto('/hi/tenders');
    const foot = await page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top);
    expect(foot).toBeLessThanOrEqual(5000);
    const groups = page
      .getByRole('main')
      .getByRole('rowheader', { name: /^(27 नवंबर तक|बाद में) बंद होने वाली$|^निरंतर खुली$/ });
    await expect(groups).toHaveCount(3);
    const row = page.locator('#t-1133');
    const file = row.getByRole('link', { name: /मूल्य अनुसूची/ });
    await expect(file).toBeHidden();
    await row.getByText('2 दस्तावेज़, 2 शुद्धिपत्र').click();
    await expect(file).toBeVisible();
  });

  test('stand at the middle line of today, from the begin to the end of their time', async ({ page }) => {
    await page.goto('/tenders');
    const row = page.locator('#t-1133');
    const strip = await row.locator('.time-strip').boundingBox();
    const bars = await row
      .locator('.time-strip line')
      .evaluateAll((lines) =>
        lines.map((line) => line.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    // The site is built on 20 November. The tender was published on 28 October, 23 of 30 days ago, and closes in 4 days.
    const at = (days: number): number => (strip?.x ?? 0) + (strip?.width ?? 0) * (0.5 + days / 60);
    expect(bars.flat().map((place, index) => Math.abs(place - at([-23, 0, 0, 4.7][index] ?? 0)) < 3)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

test('words stand in the place of pictures that do not come', async ({ page }) => {
  await page.route('**/m/**', (route) => route.abort());
  await page.goto('/photo-gallery/18');
  const pictures = page.getByRole('main').getByRole('img');
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', /\S/);
    const box = await picture.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(20);
  }
});

test('states keep their border and their words in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/tenders');
  const states = page.locator('main .state');
  expect(await states.count()).toBeGreaterThan(0);
  for (const state of await states.all()) {
    await expect(state).toHaveText(/\S/);
    expect(await state.evaluate((chip) => getComputedStyle(chip).borderTopStyle)).not.toBe('none');
  }
});

test('nothing moves for a visitor who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/', '/tenders', '/photo-gallery']) {
    await page.goto(address);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
          return /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth';
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving).toEqual([]);
  }
});

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`a page ${fades ? 'fades into the next one' : 'does not fade for a visitor who wants less motion'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.faded = String(viewTransition !== null);
      }),
    );
    await page.goto('/news');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/news\/\d+$/);
    await expect(page.locator('html')).toHaveAttribute('data-faded', String(fades));
  });

test('no letters are grey for a visitor who asks for more contrast, in both themes', async ({ page }) => {
  await page.goto('/news');
  const day = page.getByRole('main').getByRole('time').first();
  const colours = () => day.evaluate((one) => [one, document.body].map((part) => getComputedStyle(part).color));
  for (const theme of ['light', 'dark']) {
    await page.evaluate((choice) => (document.documentElement.dataset.theme = choice), theme);
    await page.emulateMedia({ contrast: 'no-preference' });
    const [grey, ink] = await colours();
    expect(grey, theme).not.toBe(ink);
    await page.emulateMedia({ contrast: 'more' });
    expect(await colours(), theme).toEqual([ink, ink]);
  }
});

test('a page is printed without menus, dark on light, on more than an empty page', async ({ page }) => {
  await page.goto('/hi/tenders');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  for (const part of ['.strip', '#menu', '.tool', '.foot__links'])
    await expect(page.locator(part).first()).toBeHidden();
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgba(0, 0, 0, 0)' });
  const head = page.locator('main thead').first();
  expect(await head.evaluate((one) => getComputedStyle(one).display)).toBe('table-header-group');
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.length).toBeGreaterThan(10_000);
  expect(paper.toString('latin1')).toMatch(/MediaBox \[0 0 59\d\.\d+ 84\d/);
});
