import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { weighBeforeTouch } from '../../scripts/bench/before-touch.ts';
import { type Lang, LANGS } from '../../src/i18n/lang.ts';
import { href, plainPath } from '../../src/routes.ts';
import { hold, twoFrames } from '../support/visit.ts';
import { kindOf, kindsToVisit, type PageKind } from '../../scripts/check/page-kinds.ts';

/** A page needs three requests: for itself, its deferred script, and the version check. */
const MOST_REQUESTS = 3;
/** A window so tall that most pages show their footer. */
const TALL = { width: 1280, height: 2000 };

const addresses = Map.groupBy(
  globSync('**/*.html', { cwd: process.env.TEST_SITE_DIR })
    .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
    .sort(),
  (address) => kindOf(plainPath(address)),
);

/** The address that the kind names. If it does not exist, the first address of this kind. */
function addressOf(kind: PageKind, lang: Lang): string | undefined {
  const ofKind = (addresses.get(kind) ?? []).filter((address) => address === href(plainPath(address), lang));
  const named = href(kind.path, lang);
  return ofKind.includes(named) ? named : ofKind[0];
}

// The requests do not depend on the language, so each kind is tested in only one. `site/budgets.test.ts` weighs the HTML and the
// script of all pages in both.
for (const [index, kind] of kindsToVisit.entries()) {
  const lang = LANGS[index % 2] ?? 'en';
  const [{ name, mostBeforeTouch }, address] = [kind, addressOf(kind, lang)];
  if (!mostBeforeTouch || !address) continue;
  test(`${name} (${lang}) brings at most ${mostBeforeTouch} bytes before a touch, in ${MOST_REQUESTS} requests and its pictures, asks for no island and for one file of script, and is read without it`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const release = await hold(page, /\/s\//);
    const weighed = weighBeforeTouch(page, address);
    await expect(page.getByRole('main')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    release();
    const { all, requests, fonts } = await weighed;
    expect(all).toBeLessThanOrEqual(mostBeforeTouch);
    expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(fonts).toBe(0);
    await page.setViewportSize(TALL);
    await twoFrames(page);
    expect(scripts.map((file) => file.replace(/\..*/, ''))).toEqual(['/s/start']);
  });
}
