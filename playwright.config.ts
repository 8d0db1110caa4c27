import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const { TEST_SITE_URL, CHROMIUM_PATH, CI } = process.env;

/** Chromium looks up hosts of its own at every start unless it is told not to. */
const QUIET = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Without it each new page leaves its first process for a second one. */
const ONE_PROCESS = '--renderer-process-limit=1';

/** Draws in the process of the browser: the tests take a tenth less time. */
const DRAWS_ITSELF = '--in-process-gpu';

const browser = CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {};

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/support/require-served-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // Pages wait for answers more than they work: measured on two processors, three take a fifth less time than two or four.
  workers: Math.ceil(availableParallelism() * 1.5),
  timeout: 30_000,
  reporter: 'line',
  use: {
    ...(TEST_SITE_URL ? { baseURL: TEST_SITE_URL } : {}),
    browserName: 'chromium',
    // Recording what a failure looked like costs every test half as much again: `-- --trace retain-on-failure` does.
    trace: 'off',
    launchOptions: {
      ...browser,
      args: [...QUIET, ONE_PROCESS, DRAWS_ITSELF, '--no-sandbox', '--disable-gpu', '--no-first-run'],
    },
  },
});
