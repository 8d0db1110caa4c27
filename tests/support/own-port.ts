// What a bundle of the site contains: the address of its API, and these variables. So a test whose API is on the same port as that
// of the last test, and that sets the same variables, needs no new bundle.
import { firstFreeFrom } from '../../scripts/command/ports.ts';

const [FIRST_PORT, PORTS_EACH] = [4700, 20];

/** All small sites and publishers of the tests have these variables. */
export const SAME_BUNDLE = {
  SITE_URL: 'https://www.vindhyacoal.example',
  MEASURE_URL: 'https://measure.example/page',
};

/**
 * Returns a free port, the same in each call if possible. Each worker has its own range, because test files run in parallel.
 * Vitest counts its workers from 1, Playwright from 0.
 */
export function ownPort(): Promise<number> {
  const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
  return firstFreeFrom(FIRST_PORT + PORTS_EACH * Number(VITEST_POOL_ID ?? 1 + Number(TEST_PARALLEL_INDEX ?? 0)));
}

/** Returns this port as an option of the reference API. */
export const samePort = async (): Promise<{ port: number }> => ({ port: await ownPort() });
