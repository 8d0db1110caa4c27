// Builds a large synthetic site, lets Hugo render the same pages, and prints the time and memory of both builds.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { LEAN, LEAN_HEAP } from '../build/run-build.ts';
import { root } from '../command/settings.ts';
import { startContentApi } from '../content-api/server.ts';
import { syntheticContent } from './content.ts';
import { renderWithHugo } from './hugo.ts';
import { htmlIn, measure, type Measured, type SizeOfHtml } from './measure.ts';
import { wholeNumber } from './numbers.ts';
import { type Column, table } from './rows.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '10000' } } });
const NOW = '2026-11-20T12:00:00+05:30';
const buildReport = z.object({ seconds: z.record(z.string(), z.number()) });

interface Row extends Measured, SizeOfHtml {
  readonly name: string;
  /** Seconds of rendering. A build of this site compresses files at the same time. */
  readonly rendering?: number;
}

const COLUMNS: readonly Column<Row>[] = [
  { title: 'pages', of: ({ pages }) => pages },
  { title: 'rendering, s', of: ({ rendering }) => rendering, digits: 1 },
  { title: 'whole build, s', of: ({ seconds }) => seconds, digits: 1 },
  { title: 'processor, s', of: ({ processorSeconds }) => processorSeconds, digits: 1 },
  { title: 'pages a second', of: ({ pages, seconds }) => pages / seconds },
  { title: 'peak memory, MB', of: ({ peakMegabytes }) => peakMegabytes },
  { title: 'HTML, MB', of: ({ bytes }) => bytes / 1e6, digits: 1 },
  { title: 'bytes a page', of: ({ bytes, pages }) => bytes / pages },
];

interface Ours {
  readonly out: string;
  readonly cache: string;
  readonly apiUrl: string;
}

/** Builds this site in a separate process. */
async function buildOurs(name: string, { out, cache, apiUrl }: Ours): Promise<Row> {
  const report = path.join(work, 'report.json');
  const script = fileURLToPath(new URL('../build/make-site.ts', import.meta.url));
  const measured = await measure(process.execPath, [...LEAN_HEAP, script, '--out', out, '--report', report], {
    cwd: root,
    env: {
      ...LEAN,
      ...process.env,
      CONTENT_API_URL: apiUrl,
      FILE_STORAGE_URL: `${apiUrl}/media`,
      SITE_URL: 'https://www.vindhyacoal.example',
      SITE_NOW: NOW,
      CACHE_DIR: cache,
    },
  });
  const { seconds } = buildReport.parse(JSON.parse(await readFile(report, 'utf8')));
  return { name, ...measured, ...(await htmlIn(out)), rendering: seconds['Rendering the pages'] ?? 0 };
}

/** Changes the title of one news entry while `work` runs. */
async function withOneChanged<Result>(contentDir: string, work: () => Promise<Result>): Promise<Result> {
  const file = path.join(contentDir, 'en/news_and_updates.json');
  const before = await readFile(file, 'utf8');
  try {
    await writeFile(file, before.replace('"title":"', '"title":"Changed: '));
    return await work();
  } finally {
    await writeFile(file, before);
  }
}

/** Returns two rows. The first row is Hugo alone. The second row also has the time to compress all pages as this site does. */
async function buildHugos(out: string): Promise<Row[]> {
  const hugo = await renderWithHugo(work, out);
  const script = fileURLToPath(new URL('compress-folder.ts', import.meta.url));
  const compressing = await measure(process.execPath, [script, hugo.out], { cwd: root });
  const both = {
    ...hugo,
    name: 'hugo and the same compression',
    rendering: hugo.seconds,
    seconds: hugo.seconds + compressing.seconds,
    processorSeconds: hugo.processorSeconds + compressing.processorSeconds,
    peakMegabytes: Math.max(hugo.peakMegabytes, compressing.peakMegabytes),
  };
  return [hugo, both];
}

const pages = wholeNumber('pages', values.pages, 1000);
const work = path.join(root, '.cache', 'bench');
await mkdir(work, { recursive: true });
const contentDir = await syntheticContent(work, pages);
const [out, cache] = [path.join(work, 'site'), path.join(work, 'cache')];
for (const dir of [out, cache]) await rm(dir, { recursive: true, force: true });
// The API runs in the process of this script. Both builds use the same address of the API, because pages contain this address.
const api = await startContentApi({ dir: contentDir });
const ours = { out, cache, apiUrl: api.url };
const rows: Row[] = [];
try {
  rows.push(
    await buildOurs('this site', ours),
    await withOneChanged(contentDir, () => buildOurs('  one entry changed, with caches', ours)),
  );
} finally {
  await api.close();
}
try {
  rows.push(...(await buildHugos(out)));
} catch (error) {
  console.error(
    `Hugo (is it installed?) did not render the pages: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
console.log(table(COLUMNS, rows));
