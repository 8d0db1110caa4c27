/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { getViteConfig } from 'astro/config';

/** Stands in for the environment of a build wherever a test does not set its own. Nothing answers there. */
const environment = {
  CONTENT_API_URL: 'http://127.0.0.1:9',
  FILE_STORAGE_URL: 'http://127.0.0.1:9/media',
  SITE_URL: 'https://www.vindhyacoal.example',
  SITE_NOW: '2026-11-20T12:00:00+05:30',
  CACHE_DIR: fileURLToPath(new URL('.cache/unit', import.meta.url)),
};

export default getViteConfig({
  test: {
    // Many tests wait for a build or a server of their own.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // On a busy machine, the first import of a file may take long.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          env: environment,
          // Some tests publish a whole small site. On a busy machine this took more than a minute.
          testTimeout: 120_000,
          // Loading packages anew for each file took a third of the time.
          isolate: false,
          globalSetup: 'tests/support/made-once.ts',
          setupFiles: ['tests/support/fresh-start.ts'],
        },
      },
      {
        extends: true,
        // A whole publisher in each: they take longer than all the unit tests.
        test: { name: 'publish', include: ['tests/publish/**/*.test.ts'], env: environment, testTimeout: 300_000 },
      },
      {
        extends: true,
        // They look at one built site, and share what has been read of it.
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 180_000, isolate: false },
      },
    ],
  },
});
