// Ports of the content APIs of tests. A bundle contains the address of its API, so an API on the port of the last test needs
// no new bundle.
import { firstFreeFrom } from '../../scripts/command/ports.ts';

const [FIRST_PORT, PORTS_EACH] = [4700, 20];

/** Returns a free port, again and again the same. Each worker has its own range, because test files run in parallel. */
export function ownPort(): Promise<number> {
  const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
  return firstFreeFrom(FIRST_PORT + PORTS_EACH * Number(VITEST_POOL_ID ?? TEST_PARALLEL_INDEX ?? 0));
}

/** The same, as an option of the reference API. */
export const samePort = async (): Promise<{ port: number }> => ({ port: await ownPort() });
