import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashOf } from '~/islands/verify/hash';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

it('a file of several pieces has the hash that every other program finds', async () => {
  const bytes = new Uint8Array(2_500_001).map((_, index) => index % 251);
  const told: number[] = [];
  const hash = await hashOf(new Blob([bytes]), { tell: (done) => told.push(done), isWanted: () => true });
  expect(hash).toBe(sha256(bytes));
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  // A bar shows no more than all.
  expect(told.at(-1)).toBeGreaterThanOrEqual(1);
});

it('a file is read no further once another was chosen', async () => {
  const told: number[] = [];
  const hash = await hashOf(new Blob([new Uint8Array(3_000_000)]), {
    tell: (done) => told.push(done),
    isWanted: () => told.length < 1,
  });
  expect(hash).toBeUndefined();
  expect(told).toHaveLength(1);
});
