import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { ownMark } from '../../../scripts/build/build-lock.ts';
import { ownPort, SAME_BUNDLE } from '../../support/own-port.ts';

const script = fileURLToPath(new URL('../../../scripts/build/make-site.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

async function newFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'built site '));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** Builds the site into the folder `site` of `dir`. Returns the lines of the standard error. */
async function build(dir: string, api: string): Promise<string[]> {
  const variables = { ...SAME_BUNDLE, CONTENT_API_URL: api, FILE_STORAGE_URL: api };
  const env = { PATH: process.env.PATH, ...variables, CACHE_DIR: path.join(dir, 'cache') };
  const args = [script, '--out', path.join(dir, 'site'), '--report', path.join(dir, 'report.json')];
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: root, env }, (_error, _out, stderr) => resolve(stderr)),
  );
  return said.split('\n').filter(Boolean);
}

it('does not build into a folder that a publisher keeps up to date', async () => {
  const dir = await newFolder();
  const out = path.join(dir, 'site');
  await writeFile(`${out}.publisher`, ownMark());
  const [said, ...more] = await build(dir, 'http://127.0.0.1:9');
  expect(said).toBe(`Another publisher (process ${process.pid}) publishes to ${out}. Stop that process first.`);
  expect(more, 'no stack trace').toHaveLength(1);
  expect(await readdir(dir)).not.toContain('site');
});

it('says in one sentence that the API refuses many requests at the same time, also if no report can be written', async () => {
  const dir = await newFolder();
  await mkdir(path.join(dir, 'report.json'));
  const server = createServer((_request, response) => response.writeHead(401).end());
  const port = await ownPort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const [said, ...more] = await build(dir, `http://127.0.0.1:${port}`);
  expect(said).toMatch(/: expected status 200, found 401; tried once\. Nothing was published\.$/);
  expect(more, 'no stack trace').toHaveLength(1);
  expect(await readdir(dir)).not.toContain('site');
});
