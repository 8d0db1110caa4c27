import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { weighBeforeTouch } from '../../scripts/bench/before-touch.ts';
import { type Lang, LANGS } from '../../src/i18n/lang.ts';
import { href, plainPath } from '../../src/routes.ts';
import { kindOf, type PageKind, pageKinds } from '../../scripts/check/page-kinds.ts';

/** A page needs three requests: for itself, its deferred script, and the version check. */
const MOST_REQUESTS = 3;

const addresses = globSync('**/*.html', { cwd: process.env.TEST_SITE_DIR })
  .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
  .sort();

/** The address that the kind names. If it does not exist, the first address of this kind. */
function addressOf(kind: PageKind, lang: Lang): string | undefined {
  const isOfKind = (address: string): boolean => kindOf(plainPath(address)) === kind;
  const ofKind = addresses.filter((address) => address === href(plainPath(address), lang) && isOfKind(address));
  const named = href(kind.path, lang);
  return ofKind.includes(named) ? named : ofKind[0];
}

for (const kind of pageKinds)
  for (const lang of LANGS) {
    const [{ name, mostBeforeTouch }, address] = [kind, addressOf(kind, lang)];
    if (!mostBeforeTouch || !address) continue;
    test(`${name} (${lang}) brings at most ${mostBeforeTouch} bytes before a touch, in ${MOST_REQUESTS} requests and its pictures`, async ({
      page,
    }) => {
      const { all, requests, fonts } = await weighBeforeTouch(page, address);
      expect(all).toBeLessThanOrEqual(mostBeforeTouch);
      expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
      expect(fonts).toBe(0);
    });
  }
