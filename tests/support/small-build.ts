import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root } from 'hast';
import { onTestFinished } from 'vitest';
import { buildSite } from '../../scripts/build/run-build.ts';
import { startContentApi } from '../../scripts/content-api/server.ts';
import { all, parse, textOf } from './html.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SITE_URL = 'https://www.vindhyacoal.example';

/** A built site: each of its text files by its name. */
export type Built = ReadonlyMap<string, string>;

export interface SmallSite {
  /** Builds the whole site anew as of a moment, in a folder of its own that nothing was built in before. */
  build(now: string): Promise<Built>;
}

/** Serves a few entries from the reference API for the time of a test, to be built as often as it likes. */
export async function smallSite(content: Readonly<Record<string, unknown>>): Promise<SmallSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'small site '));
  const contentDir = path.join(dir, 'content');
  for (const name of ['en', 'hi', 'media']) await mkdir(path.join(contentDir, name), { recursive: true });
  for (const [name, value] of Object.entries(content))
    await writeFile(path.join(contentDir, `${name}.json`), JSON.stringify(value));
  const api = await startContentApi({ dir: contentDir, port: 0 });
  onTestFinished(async () => {
    await api.close();
    await rm(dir, { recursive: true, force: true });
  });
  let count = 0;
  return {
    async build(now) {
      count += 1;
      const cacheDir = path.join(dir, `build ${count}`);
      const outDir = path.join(cacheDir, 'dist');
      const { PATH, HOME } = process.env;
      const variables = {
        PATH,
        HOME,
        SITE_URL,
        SITE_NOW: now,
        CONTENT_API_URL: api.url,
        FILE_STORAGE_URL: `${api.url}/media`,
        BROTLI_QUALITY: '0',
      };
      const source = { variables, contentDir: undefined, close: () => Promise.resolve() };
      await buildSite({ root, source, outDir, cacheDir, reportFile: path.join(cacheDir, 'report.json') });
      const names = await Array.fromAsync(glob('**/*.{html,xml,json,txt,webmanifest}', { cwd: outDir }));
      return new Map(
        await Promise.all(
          names.sort().map(async (name) => [name, await readFile(path.join(outDir, name), 'utf8')] as const),
        ),
      );
    },
  };
}

function mainOf(built: Built, name: string): Root {
  const html = built.get(name);
  if (html === undefined) throw new Error(`There is no ${name}.`);
  return parse(html.slice(html.indexOf('<main')));
}

/** The words of a page, without those of its head. */
export const wordsOf = (built: Built, name: string): string => textOf(mainOf(built, name));

/** The words of the section of a page that stands under a heading; `undefined` where no such heading is there. */
export function sectionOf(built: Built, name: string, heading: string): string | undefined {
  const section = all(mainOf(built, name), 'section').find((one) =>
    all(one, 'h2').some((title) => textOf(title) === heading),
  );
  return section && textOf(section);
}
