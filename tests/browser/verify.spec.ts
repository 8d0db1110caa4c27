import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { violationsInThemes } from '../../scripts/check/axe.ts';
import { bytesOf, CHANGED, choose, fieldOf, GENUINE, pdf, requests, status } from '../support/verify-page.ts';
import { overflow, PHONE, watch } from '../support/visit.ts';

test('each file is told apart: genuine under any name, changed since, with another byte, printed, a picture, empty', async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto('/verify');
  const bytes = bytesOf(GENUINE);
  await choose(page, pdf(bytes, 'scan0001.pdf'));
  await expect(status(page)).toContainText('Genuine');
  await expect(status(page)).toContainText('Published on');
  await expect(status(page).getByRole('link')).toHaveAttribute('href', /^\/press-release\/\d+$/);
  expect(faults).toEqual([]);
  expect(await violationsInThemes(page)).toEqual([]);
  // A tender document names the corrigendum that changes it.
  await choose(page, pdf(bytesOf(CHANGED)));
  await expect(status(page)).toContainText('Genuine, but changed since');
  const changes = status(page).getByText('Changed by').locator('xpath=following-sibling::dd');
  await expect(changes).toContainText(/\(\d+ \w+ 2026\)/);
  await expect(changes.getByRole('link').first()).toHaveAttribute('href', '/tenders/10/2026/1133#history');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await choose(page, pdf(bytes));
  await expect(status(page)).toContainText('Not known to us');
  await expect(status(page)).not.toContainText('This is not a PDF');
  await choose(page, pdf(bytesOf(GENUINE)));
  await expect(status(page)).toContainText('Genuine');
  // What a browser prints is another file, though it looks the same.
  await choose(page, pdf(await page.pdf()));
  await expect(status(page)).toContainText('Not known to us');
  await choose(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a picture') });
  await expect(status(page)).toHaveText(/^\s*This is not a PDF/);
  await expect(status(page)).not.toContainText('Not known to us');
  await status(page).getByRole('link', { name: 'only a picture' }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport();
  await choose(page, pdf(Buffer.of()));
  await expect(status(page)).toContainText('This file is empty');
});

test('no request tells which file it is: all files ask for the same', async ({ browser }) => {
  const asked: string[][] = [];
  for (const file of [bytesOf(GENUINE), bytesOf(CHANGED), Buffer.from('%PDF- unknown')]) {
    const page = await browser.newPage();
    const own = requests(page);
    await page.goto('/verify');
    await choose(page, pdf(file));
    await expect(status(page)).toContainText(/Genuine|Not known/);
    await expect(page.getByText('From now on, this page works without a connection')).toBeVisible();
    asked.push([...new Set(own)].sort());
    expect(own.join()).not.toContain(createHash('sha256').update(file).digest('hex').slice(0, 6));
    await page.close();
  }
  expect(asked[0]).toContainEqual(expect.stringMatching(/^GET \/verify\/0_0\.json\?[\d-]+$/));
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[2]).toEqual(asked[0]);
});

test('the register says what was replaced or withdrawn, and until when', async ({ page }) => {
  const key = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
  const json = {
    [key('%PDF- replaced')]: { state: 'replaced', of: 'Leave rules', href: '/news', replaced: '3 May 2026' },
    [key('%PDF- taken back')]: { state: 'withdrawn', of: 'A pump', href: '/tenders', withdrawn: '4 May 2026' },
    [key('%PDF- gone')]: { state: 'gone', published: '1 May 2026', gone: '2 May 2026' },
  };
  await page.route('**/verify/0_0.json*', (route) => route.fulfill({ json }));
  await page.goto('/verify');
  await choose(page, pdf(Buffer.from('%PDF- replaced')));
  await expect(status(page)).toContainText('Genuine, but replaced');
  await expect(status(page)).toContainText('3 May 2026');
  await expect(status(page).getByRole('link', { name: 'Leave rules' })).toBeVisible();
  await choose(page, pdf(Buffer.from('%PDF- taken back')));
  await expect(status(page)).toContainText('Genuine, but withdrawn');
  await expect(status(page)).toContainText('4 May 2026');
  await choose(page, pdf(Buffer.from('%PDF- gone')));
  await expect(status(page)).toContainText('Genuine, but no longer offered');
  await expect(status(page)).toContainText('No longer offered since2 May 2026');
  await expect(status(page).getByRole('link')).toHaveText('Whom to ask');
});

test('a script that did not come is said, and comes when the line is back', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }));
  await page.goto('/verify');
  await page.waitForFunction(() => !window.onclick);
  await page.context().setOffline(true);
  await choose(page, pdf(bytesOf(GENUINE)));
  await expect(status(page)).toContainText('cannot be loaded now');
  await page.context().setOffline(false);
  await expect(status(page)).toContainText('Genuine');
  await expect(status(page)).not.toContainText('cannot be loaded now');
});

test('a page that was touched works without a connection, also with a file that is dropped beside the field', async ({
  page,
  context,
}) => {
  await page.goto('/verify');
  const loaded = page.waitForResponse(/\/verify\/0_0\.json\?/);
  await fieldOf(page).focus();
  await loaded;
  await context.setOffline(true);
  await choose(page, pdf(bytesOf(CHANGED)));
  await expect(status(page)).toContainText('Genuine, but changed since');
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], 'dropped.pdf'));
    document
      .querySelector('main')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, bytesOf(GENUINE).toString('base64'));
  await expect(status(page)).toContainText('dropped.pdf');
  await expect(status(page)).toContainText('Genuine');
  await expect(status(page)).not.toContainText('changed since');
});

test('a file waits for a register that does not come, or is a list of something else, and is compared when it is there', async ({
  page,
}) => {
  await page.route('**/verify/0_0.json*', (route) => route.fulfill({ json: [] }));
  await page.goto('/verify');
  await choose(page, pdf(bytesOf(GENUINE)));
  await expect(status(page)).toContainText('The list cannot be reached');
  await page.route('**/verify/0_0.json*', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toContainText('The list cannot be reached');
  await page.unroute('**/verify/0_0.json*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toContainText('Genuine');
});

test('a file of 100 MB is read while the page answers', async ({ page }) => {
  await page.goto('/verify');
  await fieldOf(page).evaluate((field: HTMLInputElement) => {
    const files = new DataTransfer();
    const piece = new Uint8Array(50_000_000);
    files.items.add(new File(['%PDF-1.7', ...Array.from({ length: 2 }, () => piece)], 'large.pdf'));
    field.files = files.files;
    field.focus();
  });
  await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
  await page.getByRole('searchbox').fill('VCL/SON');
  await expect(status(page)).toContainText('Not known to us', { timeout: 25_000 });
});

test('on a phone in Hindi, everything is seen and said', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/hi/verify');
  await choose(page, pdf(bytesOf(CHANGED)));
  await expect(status(page)).toContainText('प्रामाणिक, किंतु बाद में संशोधित');
  await expect(status(page).getByRole('link').first()).toHaveAttribute('href', '/hi/tenders/10/2026/1133');
  expect(await overflow(page)).toEqual([]);
  expect(await violationsInThemes(page)).toEqual([]);
});

test('a form that counts in one tender and not in another says first where it has ended', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/verify');
  await choose(page, pdf(bytesOf('tender-document-services-en.pdf')));
  await expect(status(page)).toContainText('Genuine, but not valid everywhere');
  const first = status(page).locator('dl > div').first();
  await expect(first.locator('dt')).toHaveText('No longer valid here');
  await expect(first).toContainText(/\d+ of \d+ entries/);
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /\/tenders\/\d+\/\d+\/\d+$/);
  expect(await overflow(page)).toEqual([]);
  // The page with its text lists the tenders for which there is no room.
  await status(page).locator('a[href*="/documents/"]').last().click();
  await page.getByRole('main').locator('a[href="#published-with"]').click();
  await expect(page.locator('#published-with')).toBeInViewport();
});

test('a reference number that no entry has is said to be none, though there are results', async ({ page }) => {
  await page.goto('/verify');
  await page.getByRole('main').getByRole('searchbox').fill('VCL/SON/CIVIL/2026-27/9999');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  const count = page.getByRole('main').locator('output');
  await expect(count).toContainText(/^No entry of this site has exactly the number.*result/);
  const number =
    /No\. (.*)/.exec(
      (await page
        .getByText(/^No\. /)
        .first()
        .textContent()) ?? '',
    )?.[1] ?? '';
  expect(number).toContain('/');
  await page.getByRole('main').getByRole('searchbox').fill(number);
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(count).toContainText(number);
  await expect(count).not.toContainText('No entry');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to compare by hand, and a reference number is searched for', async ({ page }) => {
    await page.goto('/verify');
    await expect(fieldOf(page)).toBeHidden();
    await expect(page.getByText('certutil')).toBeVisible();
    const list = await page.request.get((await page.getByRole('link', { name: /SHA-256/ }).getAttribute('href')) ?? '');
    expect(await list.text()).toContain(createHash('sha256').update(bytesOf(GENUINE)).digest('hex'));
    await page.getByRole('searchbox').fill('VCL');
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(/\/search\/VCL$/);
  });

  test('who has a reference number on paper finds its page in the list of numbers', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/verify');
    const list = page.getByRole('main').locator('a[href="/reference-numbers"]');
    // A whole number has slashes, so the search cannot answer it: its page leads to the list too.
    await page.getByRole('main').getByRole('searchbox').fill('VCL/HQ/CIV/26-27/0088');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await list.click();
    await page.getByRole('listitem').filter({ hasText: 'VCL/HQ/CIV/26-27/…' }).locator('summary').click();
    expect(await overflow(page)).toEqual([]);
    await page.getByRole('link', { name: 'VCL/HQ/CIV/26-27/0088', exact: true }).click();
    await expect(page).toHaveURL(/\/tenders\/10\/2026\/1128$/);
  });
});
