// Renders all pages with the site's bundle, and writes each page as soon as it is rendered.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import pLimit from 'p-limit';
import { isFrame } from '../serve/dictionary.ts';
import { type BundledApp, fileOf, loadBundle, renderFile } from './bundled-app.ts';

/** With 32, a build is no faster, and half-rendered pages stay in memory (docs/speed.md). */
const AT_ONCE = 8;

interface RenderOptions {
  /** The folder of the bundle. */
  readonly bundle: string;
  readonly outDir: string;
  /** Gets the name of each file that was written. */
  readonly rendered: (file: string) => void;
}

/** Lists the files of all pages. If two routes have the same address, the first route is used. */
async function allFiles(app: BundledApp) {
  const pages = await new StaticPaths(app as unknown as ConstructorParameters<typeof StaticPaths>[0]).getAll();
  const files = new Map<string, (typeof pages)[number]['route']>();
  for (const { pathname, route } of pages) {
    const file = fileOf(pathname, route);
    if (!files.has(file)) files.set(file, route);
  }
  // The frames (what all pages of a language share) come first, because other pages are compressed with them.
  return [...files].sort(([one], [other]) => Number(isFrame(other)) - Number(isFrame(one)));
}

/** Renders the site into `outDir`, with the files of the bundle that need no rendering. */
export async function render({ bundle, outDir, rendered }: RenderOptions): Promise<void> {
  const app = await loadBundle(bundle);
  await cp(bundle, outDir, { recursive: true, filter: (file) => !/^\.(prerender|sum)$/.test(path.basename(file)) });
  const atOnce = pLimit(AT_ONCE);
  const write = async ([file, route]: Awaited<ReturnType<typeof allFiles>>[number]): Promise<void> => {
    const response = await renderFile(app, route, file);
    const to = path.join(outDir, file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, new Uint8Array(await response.arrayBuffer()));
    rendered(file);
  };
  try {
    await atOnce.map(await allFiles(app), write);
  } finally {
    atOnce.clearQueue();
  }
}
