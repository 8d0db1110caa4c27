// Ports for the content APIs of tests. A bundle contains the address of its API. So an API on the same port as in the last test
// needs no new bundle.
import { firstFreeFrom } from '../../scripts/command/ports.ts';

const [FIRST_PORT, PORTS_EACH] = [4700, 20];

/**
 * Returns a free port, the same in each call if possible. Each worker has its own range, because test files run in parallel.
 */
export function ownPort(): Promise<number> {
  const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
  return firstFreeFrom(FIRST_PORT + PORTS_EACH * Number(VITEST_POOL_ID ?? TEST_PARALLEL_INDEX ?? 0));
}

/** Returns this port as an option of the reference API. */
export const samePort = async (): Promise<{ port: number }> => ({ port: await ownPort() });
