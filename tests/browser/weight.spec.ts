import { expect, test } from '@playwright/test';
import { weighBeforeTouch } from '../../scripts/bench/before-touch.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { href } from '../../src/routes.ts';
import { pageKinds } from '../support/page-kinds.ts';

/** The page, the script of every page, and the question whether the site is still the same. */
const MOST_REQUESTS = 3;

/** Its address asks for something. */
const ASKS = 'ready-made results';

for (const { name, path, mostBeforeTouch } of pageKinds.filter((kind) => kind.name !== ASKS))
  for (const lang of LANGS)
    test(`${name} (${lang}) brings at most ${mostBeforeTouch} bytes before a touch, in ${MOST_REQUESTS} requests and its pictures`, async ({
      page,
    }) => {
      const { all, requests, fonts } = await weighBeforeTouch(page, href(path, lang));
      expect(all).toBeLessThanOrEqual(mostBeforeTouch);
      expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
      expect(fonts).toBe(0);
    });
