import { expect, test } from 'vitest';
import type { Deployed } from '../../../scripts/deploy/deploy.ts';
import { followPublishes } from '../../../scripts/deploy/follow.ts';

test('a publish during an upload is uploaded afterwards, and a failed upload is tried again', async () => {
  const logged: Record<string, unknown>[] = [];
  const rounds: PromiseWithResolvers<Deployed>[] = [];
  const follower = followPublishes(
    () => {
      const round = Promise.withResolvers<Deployed>();
      rounds.push(round);
      return round.promise;
    },
    (line) => {
      logged.push(line);
    },
    { first: 5, longest: 20 },
  );
  const done = { sent: 1, removed: 0, purged: 1 };
  const told = { event: 'deployed', ...done };
  for (let count = 0; count < 5; count += 1) follower.published();
  await expect.poll(() => rounds.length).toBe(1);
  rounds[0]?.resolve(done);
  await expect.poll(() => rounds.length).toBe(2);
  rounds[1]?.reject(new Error('The line broke.'));
  await expect.poll(() => rounds.length).toBe(3);
  expect(follower.failure()).toBe('The line broke.');
  const closing = follower.close();
  rounds[2]?.resolve(done);
  await closing;
  expect(follower.failure()).toBeUndefined();
  expect(rounds).toHaveLength(3);
  expect(logged).toEqual([told, { event: 'deploy failed', reason: 'The line broke.', againInSeconds: 0.005 }, told]);
});
