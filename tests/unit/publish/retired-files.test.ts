import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRetiredFiles } from '../../../scripts/publish/retired-files.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';

const DAY_MS = 86_400_000;
const FILE = 's/start.abc.js';
let dir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ dir, remove } = await throwAwayFolder());
});
afterEach(() => remove());

it.each([
  [0, true],
  [6.9, true],
  [7, false],
])('%f days after the last page showed it, a file is kept: %s', async (days, isKept) => {
  const retired = await openRetiredFiles(path.join(dir, 'retired.json'));
  await retired([FILE], 0);
  const later = await openRetiredFiles(path.join(dir, 'retired.json'));
  expect(await later([FILE], days * DAY_MS)).toEqual(isKept ? [FILE] : []);
});

it('a file that was shown again in the meantime is kept from the beginning', async () => {
  const retired = await openRetiredFiles(path.join(dir, 'retired.json'));
  await retired([FILE], 0);
  await retired([], 8 * DAY_MS);
  expect(await retired([FILE], 9 * DAY_MS)).toEqual([FILE]);
});
