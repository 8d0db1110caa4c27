import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recallOwner } from '../../../scripts/build/owner-memory.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';

it('good versions of one owner are not used for another, and are there again when the first returns', async () => {
  const { dir, remove } = await throwAwayFolder();
  const good = path.join(dir, 'good', 'en.json');
  const remember = async (text: string): Promise<void> => {
    await mkdir(path.dirname(good), { recursive: true });
    await writeFile(good, text);
  };
  const remembered = (): Promise<string | undefined> => readFile(good, 'utf8').catch(() => undefined);
  await recallOwner(dir, 'one');
  await remember('of one');
  await recallOwner(dir, 'other');
  expect(await remembered()).toBeUndefined();
  await remember('of the other');
  await recallOwner(dir, 'one');
  expect(await remembered()).toBe('of one');
  await recallOwner(dir, 'other');
  expect(await remembered()).toBe('of the other');
  await remove();
});
