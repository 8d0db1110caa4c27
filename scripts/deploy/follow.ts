// Sends each publish to the storage, one at a time. A failed publish is sent again after a pause. Each pause is longer than the
// last one.
import type { Log } from '../command/log.ts';
import type { Deployed } from './deploy.ts';

const PAUSES = { first: 5000, longest: 300_000 };

export function followPublishes(deploy: () => Promise<Deployed>, log: Log, pauses = PAUSES) {
  let isWanted = false;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let again: NodeJS.Timeout | undefined;
  let pause = pauses.first;
  let failure: string | undefined;

  async function deployWanted(): Promise<void> {
    while (isWanted && !isClosed) {
      isWanted = false;
      try {
        const { sent, removed, purged } = await deploy();
        [pause, failure] = [pauses.first, undefined];
        log({ event: 'deployed', sent, removed, purged });
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
        log({ event: 'deploy failed', reason: failure, againInSeconds: pause / 1000 });
        again = setTimeout(start, pause);
        pause = Math.min(pause * 2, pauses.longest);
        return;
      }
    }
  }

  function start(): void {
    clearTimeout(again);
    isWanted = true;
    running ??= deployWanted().finally(() => (running = undefined));
  }

  return {
    /** Call this function after each publish. */
    published: start,
    /** Returns the reason why the last try failed. Returns undefined if it succeeded. */
    failure: () => failure,
    async close() {
      isClosed = true;
      clearTimeout(again);
      await running;
      clearTimeout(again);
    },
  };
}
