import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ownMark } from '../../../scripts/build/build-lock.ts';

const script = fileURLToPath(new URL('../../../scripts/build/make-site.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

it('does not build into a folder that a publisher keeps up to date', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'published site '));
  const out = path.join(dir, 'site');
  await writeFile(`${out}.publisher`, ownMark());
  const nowhere = 'http://127.0.0.1:9';
  const variables = { CONTENT_API_URL: nowhere, FILE_STORAGE_URL: nowhere, SITE_URL: nowhere };
  const env = { PATH: process.env.PATH, ...variables, CACHE_DIR: path.join(dir, 'cache') };
  const args = [script, '--out', out, '--report', path.join(dir, 'report.json')];
  try {
    const said = await new Promise<string>((resolve) =>
      execFile(process.execPath, args, { cwd: root, env }, (_error, _out, stderr) => resolve(stderr)),
    );
    expect(said).toContain(
      `Another publisher (process ${process.pid}) publishes to ${out}. Stop that process first.\n`,
    );
    expect(said.split('\n').filter(Boolean), 'no stack trace').toHaveLength(2);
    expect(await readdir(dir)).not.toContain('site');
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
