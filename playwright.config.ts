import { defineConfig } from '@playwright/test';

const { TEST_SITE_URL, CHROMIUM_PATH, CI } = process.env;
if (!TEST_SITE_URL || !CHROMIUM_PATH)
  throw new Error('The browser tests need a served site and a Chromium: run them with "npm run test:browser".');

/** Chromium looks up hosts of its own at every start unless it is told not to. */
const QUIET = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  workers: 2,
  timeout: 30_000,
  reporter: 'line',
  use: {
    baseURL: TEST_SITE_URL,
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [...QUIET, '--no-sandbox', '--disable-gpu', '--no-first-run'],
    },
  },
});
