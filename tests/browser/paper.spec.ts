import { expect, type Page, test } from '@playwright/test';
import { LANGS } from '../../src/i18n/lang.ts';
import { owner } from '../../src/owner/owner.ts';
import { href } from '../../src/routes.ts';
import { kindsToVisit } from '../../scripts/check/page-kinds.ts';
import { codeOn, inkOn, printed, unspaced } from '../support/paper.ts';
import { overflow } from '../support/visit.ts';

const builtFor = process.env.TEST_BUILT_FOR ?? '';
/** Words of the header, the menu, the breadcrumb and the footer. They must not be printed. */
const NAVIGATION = [
  ...['Screen reader access', 'Smaller text', 'Our mines', 'RTI and vigilance', 'Site map', 'Visitors:', 'Skip to'],
  ...['स्क्रीन रीडर सुविधा', 'अक्षर छोटे करें', 'हमारी खदानें', 'साइट मानचित्र', 'आगंतुक', 'मुख्य सामग्री पर जाएँ'],
].map(unspaced);
/** The content of these pages names other pages. So it may contain words of the navigation. */
const NAMES_PAGES = [
  'lost address',
  'site map',
  'A to Z',
  'help',
  'screen-reader access',
  'search',
  'ready-made results',
  'home',
];

/** Photographs slow down printing and do not matter here. */
const withoutPhotographs = (page: Page) => page.route('**/m/*.avif', (route) => route.abort());

for (const [index, { name, path }] of kindsToVisit.entries())
  test(`${name} is printed on A4 with the company, its address as words and as a code, and page numbers`, async ({
    page,
  }) => {
    await withoutPhotographs(page);
    // Both languages are printed in the same way, so each kind is tested in only one language.
    const lang = LANGS[index % 2] ?? 'en';
    const address = href(path, lang);
    await page.goto(address);
    const paper = await printed(page);
    const [first] = paper.texts;
    expect(first).toContain(unspaced(owner.words[lang].name));
    expect(paper.areA4).toBe(true);
    for (const [place, text] of paper.texts.entries()) expect(text).toContain(`${place + 1}/${paper.texts.length}`);
    if (!NAMES_PAGES.includes(name)) for (const words of NAVIGATION) expect(paper.texts.join(' ')).not.toContain(words);
    if (path === '/404') return;
    expect(first).toContain(builtFor + address);
    expect(codeOn(paper)).toBe(builtFor + address);
  });

test('fifty tenders have the heads of their columns on every sheet, and no row is cut in two', async ({ page }) => {
  await page.goto('/hi/tenders/3/2026');
  const references = await page.locator('tbody .kv span:first-child').allTextContents();
  const sheets = (await printed(page)).texts.filter((text) => text.includes('VCL/'));
  expect(sheets.length).toBeGreaterThan(3);
  for (const text of sheets) expect(text).toContain(unspaced('अंतिम तिथि एवं स्थिति'));
  // A row begins with the reference number, and ends with the day of publication. If a sheet has as many beginnings as
  // ends, no row is cut.
  const starts = sheets.map((text) => references.filter((one) => text.includes(unspaced(one))).length);
  const ends = sheets.map((text) => text.replace('मेंप्रकाशित', '').split('प्रकाशित').length - 1);
  expect(starts).toEqual(ends);
});

for (const address of ['/tenders', '/hi/tenders', '/hi/data-listing/pages/penal-action'])
  test(`${address} has whole names and reference numbers on A4, and its table keeps within the paper`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 680, height: 960 });
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('tbody th[scope=row]')
      .locator('visible=true')
      .evaluateAll((heads) =>
        heads.flatMap((head) => {
          const isCut = [...head.querySelectorAll('a')].some((link) => link.scrollHeight > link.clientHeight + 1);
          const first = head.querySelector<HTMLElement>('.kv span');
          const isBroken =
            first !== null && first.clientHeight > 1.9 * Number.parseFloat(getComputedStyle(first).lineHeight);
          return isCut || isBroken || head.clientWidth < 110 ? [head.textContent] : [];
        }),
      );
    expect(cut).toEqual([]);
    await expect(page.locator('.time-strip').locator('visible=true')).toHaveCount(0);
    await page.setViewportSize({ width: 794, height: 1123 });
    expect(await overflow(page)).toEqual([]);
    const wide = await page
      .locator('main td')
      .evaluateAll((cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(String));
    expect(wide).toEqual([]);
  });

test.describe('on paper of any height', () => {
  test.use({ bypassCSP: true });

  test('no heading of the page that verifies files stands alone at the foot of a sheet', async ({ page }) => {
    await page.goto('/verify');
    await page.getByRole('main').locator('summary').click();
    // A link has the words of the last heading.
    const headings = (await page.getByRole('main').locator('h2:not(#ask), h3, b.block').allTextContents()).map(
      unspaced,
    );
    expect(headings.length).toBeGreaterThan(9);
    // At these heights, headings of answers and of sections stood alone when nothing kept them with what follows.
    for (let height = 90; height < 130; height += 6) {
      await page.addStyleTag({ content: `@page { size: 210mm ${height}mm }` });
      const sheets = (await printed(page)).texts.map((text) => text.replace(/\d\/\d/, ''));
      expect(sheets.length).toBeGreaterThan(1);
      const alone = headings.filter((heading) => sheets.slice(0, -1).some((text) => text.endsWith(heading)));
      expect(alone, `${height} mm`).toEqual([]);
    }
  });
});

test('a list over several sheets is printed whole, and no smaller than another page', async ({ page }) => {
  await page.goto('/reference-numbers');
  const links = await page.getByRole('main').locator('.tree a').allTextContents();
  const { texts } = await printed(page);
  expect(links.length).toBeGreaterThan(150);
  expect(links.filter((one) => !texts.some((text) => text.includes(unspaced(one))))).toEqual([]);
  expect(texts.length).toBeGreaterThan(3);
});

test('the dark theme is printed in black on white', async ({ page }) => {
  await page.goto('/tenders');
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(inkOn(await printed(page))).toBeLessThan(0.2);
});

test('folded parts are printed, and a printed link to apply shows its address', async ({ page }) => {
  await page.goto('/data-listing/pages/recruitment');
  const text = (await printed(page)).texts.join('');
  expect(text).toContain(unspaced('Read the detailed advertisement to the end'));
  expect(text).toContain('Applyonline(https://bharti.example/vcl/2026-07)');
});

test('links in a text say their address once, and films where they can be seen', async ({ page }) => {
  await withoutPhotographs(page);
  await page.goto('/pages/how-to-bid');
  const text = (await printed(page)).texts.join('');
  expect(text.split('(https://eprocure.example/)')).toHaveLength(2);
  expect(text).toContain('(/pages/bills-and-payments)');
  expect(text).not.toMatch(/\((tel|mailto|#)/);
  await page.goto('/video-documentries');
  expect((await printed(page)).texts.join('')).toMatch(/Downloadthefilm\(MP4.*?films\/[\w-]+\.mp4\)/);
});

const letters = (text: string): string => text.replaceAll(/[^\w/#.:]/g, '');

/** Returns the addresses of the pages of entries to which the titles of a list lead. */
const entriesOf = async (page: Page, list: string): Promise<string[]> => {
  await page.goto(list);
  const links = page.locator('[data-rows] :is(.row__title, h3) a');
  return links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname));
};

for (const [list, least] of [
  ['/hi/tenders', 10],
  ['/hi/data-listing/pages/recruitment', 2],
  ['/data-listing/pages/apprenticeship-training', 1],
] as const)
  test(`each entry of ${list} is printed on one sheet for a notice board, with a code that leads to it`, async ({
    page,
  }) => {
    const addresses = await entriesOf(page, list);
    expect(addresses.length).toBeGreaterThanOrEqual(least);
    // Only every fourth entry is printed, because printing takes long. The test of links checks that all pages exist.
    for (const address of addresses.filter((_, index) => index % 4 === 0)) {
      await page.goto(address);
      const paper = await printed(page);
      expect(paper.texts, address).toHaveLength(1);
      expect(paper.areA4, address).toBe(true);
      expect(codeOn(paper)).toBe(builtFor + address);
      // `letters` also removes the hyphens that a long address gets at the end of a line.
      expect(letters(paper.texts[0] ?? '')).toContain(letters(builtFor + address));
    }
  });

test('the notice of a tender says what, until when, and where to ask', async ({ page }) => {
  await page.goto('/tenders/11/2026/1142');
  const [text] = (await printed(page)).texts;
  for (const words of [
    'Removal of 12.5 million cubic metres of overburden',
    '21 December 2026, 17:00',
    'VCL/HQ/CMC/26-27/0066',
    '₹ 1,86,40,00,000',
    'https://eprocure.example/tender/VCL-HQ-CMC-26-27-0066',
    owner.desks?.tenders?.phone ?? '',
  ])
    expect(text).toContain(unspaced(words));
});

const sheets = [
  // The first two have a contact of their own.
  ['/hi/tenders/10/2026/1133', '0000-000 031'],
  ['/hi/data-listing/pages/recruitment/507', '0000-000 024'],
  ['/hi/data-listing/pages/internal-selection-promotion/541', owner.desks?.jobs?.phone ?? ''],
] as const;
for (const [address, phone] of sheets)
  test(`${address} stays one sheet however much is said, with the date, the way to more and the day of it`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.evaluate(() => {
      const long = 'सोनपहाड़ खुली खदान परियोजना में भारी मृदा-चालन मशीनरी किराये पर लेकर अधिभार हटाने का कार्य '.repeat(12);
      for (const element of document.querySelectorAll('h1, .notice-sheet__facts dd')) element.textContent = long;
    });
    const { texts } = await printed(page);
    expect(texts).toHaveLength(1);
    for (const words of ['17:00 बजे', 'https://www.vindhyacoal.example/hi/', phone, 'अंतिम बार अद्यतन'])
      expect(texts[0]).toContain(unspaced(words));
  });
