import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeHeaderFiles } from '../../../scripts/serve/header-files.ts';
import { serverConfigs } from '../../../scripts/serve/server-configs.ts';
import { throwAwayFolder } from '../../support/fixture-site.ts';
import { facts } from '../../support/served.ts';

it.each([...serverConfigs])(
  'operations/%s says what the rules say: npm run server-config writes it',
  async (file, text) => {
    expect(await readFile(path.join('operations', file), 'utf8')).toBe(text);
  },
);

it('keeps the headers of a served folder beside it, and leaves files alone that say the same', async () => {
  const { dir, remove } = await throwAwayFolder();
  onTestFinished(remove);
  const live = path.join(dir, 'live');
  const inodes = async () =>
    Promise.all(['nginx.conf', 'caddy'].map(async (end) => (await stat(`${live}.${end}`)).ino));
  await writeHeaderFiles(live, facts);
  expect(await readFile(`${live}.nginx.conf`, 'utf8')).toMatch(
    /^set \$site_pages_policy "default-src 'none'; script-src 'strict-dynamic' 'self' 'sha256-script'; .*";$/m,
  );
  expect(await readFile(`${live}.caddy`, 'utf8')).toMatch(/^\tStrict-Transport-Security `max-age=31536000`$/m);
  const before = await inodes();
  await writeHeaderFiles(live, facts);
  expect(await inodes()).toEqual(before);
  await writeHeaderFiles(live, { ...facts, styleHashes: ["'sha256-other'"] });
  expect(await readFile(`${live}.nginx.conf`, 'utf8')).toContain('sha256-other');
});
