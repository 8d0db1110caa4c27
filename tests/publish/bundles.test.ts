import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { bundleOf } from '../../scripts/build/bundles.ts';
import { writeFiles } from '../support/fixture-site.ts';

const ours = fileURLToPath(new URL('../../.astro', import.meta.url));
const WEEK_MS = 7 * 86_400_000;

/** A site of one page, in a folder where the bundler finds its packages. */
async function onePage(text: string) {
  await mkdir(ours, { recursive: true });
  const root = await mkdtemp(path.join(ours, 'one page '));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(root, { 'package.json': '{"type":"module"}', 'src/pages/index.astro': text });
  return {
    root,
    page: path.join(root, 'src/pages/index.astro'),
    bundle: (cacheDir = path.join(root, '.cache')) => bundleOf({ root, cacheDir }),
  };
}
const madeAt = async (bundle: string) => (await stat(path.join(bundle, '.prerender'))).ctimeMs;

test('the site is not bundled again until its code changes or its bundle is damaged', async () => {
  const site = await onePage('<h1>First</h1>');
  const first = await site.bundle();
  expect(await readdir(path.join(first, '.prerender'))).toContainEqual(expect.stringMatching(/^prerender-entry\./));
  const made = await madeAt(first);
  expect(await site.bundle()).toBe(first);
  expect(await madeAt(first)).toBe(made);

  await writeFile(site.page, '<h1>Second</h1>');
  expect(await site.bundle()).not.toBe(first);
  await writeFile(site.page, '<h1>First</h1>');
  expect(await site.bundle()).toBe(first);
  expect(await madeAt(first)).toBe(made);

  const pages = path.join(first, '.prerender');
  const [start = ''] = (await readdir(pages)).filter((name) => name.startsWith('prerender-entry.'));
  await writeFile(path.join(pages, start), '');
  expect(await site.bundle(), 'a damaged bundle is made again').toBe(first);
  expect(await readFile(path.join(pages, start), 'utf8')).toContain('index.astro');

  // Make the first bundle look as if nobody had used it for a week.
  const long = new Date(Date.now() - WEEK_MS);
  await utimes(first, long, long);
  await writeFile(site.page, '<h1>Third</h1>');
  await site.bundle();
  expect(await readdir(path.dirname(first))).not.toContain(path.basename(first));
});

test('two publishers that bundle the same at once have the same bundle', async () => {
  const site = await onePage('<h1>One</h1>');
  const [one, two] = await Promise.all(['a', 'b'].map((name) => site.bundle(path.join(site.root, name))));
  expect(one).toBe(two);
});

test('says what is wrong with code that cannot be bundled, and keeps nothing of it', async () => {
  const site = await onePage('<h1>{one two}</h1>');
  await expect(site.bundle()).rejects.toThrow(/^The site could not be bundled\. [^]*index\.astro/);
  expect(await readdir(path.join(site.root, '.astro/bundles'))).toEqual([]);
});
