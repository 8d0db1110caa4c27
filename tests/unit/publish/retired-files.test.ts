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

/** Makes `builds` full builds that do not show the file, the first at day 0, the last after `days`. Returns what is kept. */
async function keptAfter(builds: number, days: number): Promise<string[]> {
  let kept: string[] = [];
  for (let build = 0; build < builds; build += 1) {
    const retired = await openRetiredFiles(path.join(dir, 'retired.json'));
    kept = await retired([FILE], build === builds - 1 ? days * DAY_MS : 0);
  }
  return kept;
}

it.each([
  [1, 0, true],
  [9, 6.9, true],
  [3, 30, true],
  [4, 7, false],
])('after %i full builds and %f days, a file that no page shows is kept: %s', async (builds, days, isKept) => {
  expect(await keptAfter(builds, days)).toEqual(isKept ? [FILE] : []);
});

it('a file that was shown again in the meantime is kept from the beginning', async () => {
  await keptAfter(4, 7);
  const retired = await openRetiredFiles(path.join(dir, 'retired.json'));
  await retired([], 8 * DAY_MS);
  expect(await retired([FILE], 9 * DAY_MS)).toEqual([FILE]);
});
