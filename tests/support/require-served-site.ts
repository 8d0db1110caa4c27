/** Stops browser tests that were started without a served site. */
export default function requireServedSite(): void {
  const { TEST_SITE_URL, CHROMIUM_PATH } = process.env;
  if (!TEST_SITE_URL || !CHROMIUM_PATH)
    throw new Error('The browser tests need a served site and a Chromium: run them with "npm run test:browser".');
}
