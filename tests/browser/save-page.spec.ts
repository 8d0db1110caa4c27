import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { owner } from '../../src/owner/owner.ts';
import { openAway, saveAsArchive, saveButtons, saveByButton, saveComplete } from '../support/saved-copies.ts';
import { PHONE, watch } from '../support/visit.ts';

test.use({ viewport: PHONE });

test.describe('saving a page by its button', () => {
  test('says before how large the copy will be, with each choice of pictures', async ({ page }, testInfo) => {
    const faults = watch(page);
    await page.goto('/hi/photo-gallery/12');
    for (const [back, name] of ['बड़े चित्रों सहित', 'छोटे चित्रों सहित', 'केवल पाठ'].entries()) {
      if (back > 0) await page.reload();
      const copy = await saveByButton(page, testInfo.outputPath(), back);
      const { size } = await stat(fileURLToPath(copy));
      expect(await readFile(fileURLToPath(copy), 'utf8')).not.toContain('lang=""');
      const said = await saveButtons(page).filter({ hasText: name }).textContent();
      const bytes = Number(/([\d,]+) केबी/.exec(said ?? '')?.[1]?.replace(',', '')) * 1000;
      expect(Math.abs(bytes - size), `${said ?? ''}: ${size}`).toBeLessThan(2000);
      await expect(page.getByRole('status')).toHaveText('सहेज लिया गया');
    }
    expect(faults).toEqual([]);
  });

  test('needs no line where the page is here', async ({ page, context, browser }, testInfo) => {
    await page.goto('/news/836');
    await Promise.all([page.waitForResponse('**/s/save.*.js'), saveButtons(page).hover()]);
    await context.setOffline(true);
    const copy = await saveByButton(page, testInfo.outputPath());
    const away = await openAway(browser);
    await away.page.goto(copy);
    await expect(away.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(away.page.getByRole('banner').getByText(owner.words.en.name)).toBeVisible();
  });

  test('names its encoding first, and each place that songs come from once', async ({ page }, testInfo) => {
    await page.goto('/corporate-song');
    const copy = await readFile(fileURLToPath(await saveByButton(page, testInfo.outputPath())), 'utf8');
    expect(copy).toMatch(/<head>\s*<meta charset="utf-8">/);
    expect(copy.match(/<audio/g)?.length).toBeGreaterThan(1);
    expect(/media-src ([^;]*);/.exec(copy)?.[1]).toBe(new URL(process.env.TEST_API_URL ?? '').origin);
  });

  test('says so when it fails, and works when it is asked again', async ({ page }, testInfo) => {
    await page.goto('/photo-gallery/12');
    await page.route('**/m/*', (route) => route.abort());
    await saveButtons(page).click();
    await page.getByRole('button', { name: /^With large pictures/ }).click();
    await expect(page.getByRole('status')).toHaveText('That failed. Please try again.');
    await page.unroute('**/m/*');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^With large pictures/ }).click(),
    ]);
    await download.saveAs(testInfo.outputPath('again.html'));
    await expect(page.getByRole('status')).toHaveText('Saved');
  });

  test('keeps lists of every kind findable', async ({ page, browser }, testInfo) => {
    const away = await openAway(browser);
    for (const [address, rows, found, asked] of [
      ['/data-listing/pages/recruitment', '.rows > li', /overman/i, 'OVERMAN'],
      ['/data-listing/pages/penal-action', 'tbody tr', /debarment/i, 'DEBARMENT'],
      ['/card-data-listing/pages/publications', '.pics > li', /darpan/i, 'DARPAN'],
      // The word is typed without the nukta (a dot below a letter), because many keyboards do not have it.
      ['/hi/tenders/3/2026', 'tbody tr', /सड\u093cक|स\u095cक/, 'सडक'],
    ] as const) {
      await page.goto(address);
      await away.page.goto(await saveByButton(page, testInfo.outputPath()));
      const all = away.page.locator('.filter ~ *').locator(rows);
      const some = all.filter({ hasText: found });
      await away.page.getByRole('searchbox').fill(asked);
      await expect(all.filter({ visible: true })).toHaveCount(await some.count());
      expect(await some.count()).toBeGreaterThan(0);
      expect(await some.count()).toBeLessThan(await all.count());
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('is not offered', async ({ page }) => {
      await page.goto('/tenders');
      await expect(saveButtons(page)).toHaveCount(0);
    });
  });
});

test.describe('a copy of a list', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('says whence it is, of which day, when it was saved, and where to look, and finds rows by words', async ({
    page,
    browser,
  }, testInfo) => {
    await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
    await page.goto('/tenders');
    const source = page.url();
    const copy = await saveByButton(page, testInfo.outputPath());
    // The copy must be readable without any script.
    const bare = await openAway(browser, { javaScriptEnabled: false });
    await bare.page.goto(copy);
    const stamp = bare.page.locator('.signature').first();
    for (const said of [
      `Saved copy of ${source}`,
      'Saved on 20 November 2026 at 12:00',
      'This page was last updated on 19 November 2026',
    ])
      await expect(stamp).toContainText(said);
    await expect(stamp.getByRole('link', { name: 'check here' })).toHaveAttribute('href', source);
    await expect(bare.page.locator('tbody tr').first()).toBeVisible();
    await expect(bare.page.getByRole('searchbox')).toHaveCount(0);
    expect(bare.faults).toEqual([]);
    const away = await openAway(browser);
    await away.page.goto(copy);
    const rows = away.page.locator('.grid-table tbody tr');
    const all = await rows.count();
    const words = away.page.getByRole('searchbox', { name: 'Find in this list' });
    await words.fill('26-27/0418 VCL');
    await expect(rows.filter({ visible: true })).toHaveCount(1);
    await expect(away.page.getByRole('status')).toHaveText(`1 / ${all}`);
    await words.fill('');
    await expect(rows.filter({ visible: true })).toHaveCount(all);
    expect(away.faults).toEqual([]);
  });
});

test('a tender that has closed since it was saved is shown as closed in every copy that runs script', async ({
  page,
  browser,
}, testInfo) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
  await page.goto('/hi/tenders');
  const dir = testInfo.outputPath();
  const row = '#t-1133';
  await expect(page.locator(row).locator('.state')).toHaveText('4 दिन शेष');
  const archive = await saveAsArchive(page, dir);
  const away = await openAway(browser);
  await away.page.clock.setFixedTime('2026-11-25T12:00:00+05:30');
  for (const copy of [await saveComplete(page, dir), await saveByButton(page, dir)]) {
    await away.page.goto(copy);
    await expect(away.page.locator(row).locator('.state')).toHaveText('बंद');
  }
  // In an archive no script runs. So it does not say that the tender is open, but it shows the full closing date.
  await away.page.goto(archive);
  await expect(away.page.locator(row).locator('.state')).toBeHidden();
  await expect(away.page.locator(row)).toContainText('24 नवंबर 2026, 17:00');
});

test('a tender found by search is shown as closed in a copy that runs script, and its day in one that does not', async ({
  page,
  browser,
}, testInfo) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00+05:30');
  await page.goto('/search?q=conveyor');
  const said = '.result .state:visible';
  const isOpen = /^\s*(Open until|Last date) \d+\s\w+\s202\d\s*$/;
  await expect(page.locator(said).filter({ hasText: isOpen }).first()).toBeVisible();
  const open = await page.locator(said).filter({ hasText: isOpen }).count();
  const closed = await page
    .locator(said)
    .filter({ hasText: /Closed on/ })
    .count();
  const dir = testInfo.outputPath();
  const [archive, complete] = [await saveAsArchive(page, dir), await saveComplete(page, dir)];
  const away = await openAway(browser);
  await away.page.clock.setFixedTime('2027-09-01T12:00:00+05:30');
  await away.page.goto(complete);
  await expect(away.page.locator(said).filter({ hasText: /^\s*Closed on \d+\s\w+\s202\d\s*$/ })).toHaveCount(
    open + closed,
  );
  await away.page.goto(archive);
  await expect(away.page.locator(said).filter({ hasText: isOpen })).toHaveCount(open);
});

test('a copy of a page whose dialog is open shows the page, which scrolls', async ({ page, browser }, testInfo) => {
  const away = await openAway(browser);
  for (const [address, opener] of [
    ['/photo-gallery/12', 'a[data-island=album]'],
    ['/tenders', 'footer a[rel~=external]'],
  ] as const) {
    await page.goto(address);
    await page.locator(opener).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const dir = testInfo.outputPath();
    for (const copy of [await saveAsArchive(page, dir), await saveComplete(page, dir)]) {
      await away.page.goto(copy);
      await expect(away.page.locator('dialog[open]')).toBeHidden();
      await away.page.mouse.wheel(0, 400);
      await expect.poll(() => away.page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }
  }
});

test('nothing on a complete copy waits for what never comes, and its places are found in it', async ({
  page,
  browser,
}, testInfo) => {
  await page.goto('/help');
  const away = await openAway(browser);
  await away.page.goto(await saveComplete(page, testInfo.outputPath()));
  const link = away.page.getByRole('main').locator('a[href^="#"]').first();
  const place = (await link.getAttribute('href')) ?? '';
  await link.click();
  expect(away.page.url()).toMatch(new RegExp(`^file:.*${place}$`));
  await page.goto('/tenders');
  await away.page.goto(await saveComplete(page, testInfo.outputPath('list')));
  await expect(away.page.locator('.filter')).toHaveCount(0);
  await expect(away.page.getByRole('button', { name: 'Settings' })).toHaveCount(0);
  await away.page.getByRole('button', { name: 'Dark' }).click();
  await expect(away.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
