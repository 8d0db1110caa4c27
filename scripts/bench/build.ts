// Builds a large synthetic site, lets Hugo render the same pages, and prints the time and memory of both.
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { LEAN, LEAN_HEAP } from '../build/run-build.ts';
import { startContentApi } from '../content-api/server.ts';
import { root } from '../settings.ts';
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
  /** Seconds of the whole build. `seconds` counts only the rendering, with the time that it waits. */
  readonly whole?: number;
  readonly compressing?: number;
}

const COLUMNS: readonly Column<Row>[] = [
  { title: 'pages', of: ({ pages }) => pages },
  { title: 'rendering, s', of: ({ seconds }) => seconds, digits: 1 },
  { title: 'compressing, s', of: ({ compressing }) => compressing, digits: 1 },
  { title: 'in all, s', of: ({ whole }) => whole, digits: 1 },
  { title: 'processor, s', of: ({ processorSeconds }) => processorSeconds, digits: 1 },
  { title: 'pages a second', of: ({ pages, seconds }) => pages / seconds },
  { title: 'most memory, MB', of: ({ peakMegabytes }) => peakMegabytes },
  { title: 'HTML, MB', of: ({ bytes }) => bytes / 1e6, digits: 1 },
  { title: 'bytes a page', of: ({ bytes, pages }) => bytes / pages },
];

/** Builds in a separate process, without a cache. The API runs in the process of this script. */
async function buildOurs(work: string, contentDir: string): Promise<{ row: Row; out: string }> {
  const out = path.join(work, 'site');
  const cache = path.join(work, 'cache');
  const report = path.join(work, 'report.json');
  for (const dir of [out, cache]) await rm(dir, { recursive: true, force: true });
  const api = await startContentApi({ dir: contentDir });
  try {
    const script = fileURLToPath(new URL('../build/make-site.ts', import.meta.url));
    const measured = await measure(process.execPath, [LEAN_HEAP, script, '--out', out, '--report', report], {
      cwd: root,
      env: {
        ...LEAN,
        ...process.env,
        CONTENT_API_URL: api.url,
        FILE_STORAGE_URL: `${api.url}/media`,
        SITE_URL: 'https://www.vindhyacoal.example',
        SITE_NOW: NOW,
        CACHE_DIR: cache,
      },
    });
    const { seconds } = buildReport.parse(JSON.parse(await readFile(report, 'utf8')));
    const row = {
      name: 'this site',
      ...(await htmlIn(out)),
      ...measured,
      seconds: seconds['Rendering the pages'] ?? 0,
      compressing: seconds.Compressing ?? 0,
      whole: measured.seconds,
    };
    return { row, out };
  } finally {
    await api.close();
  }
}

const pages = wholeNumber('pages', values.pages, 1000);
const work = path.join(root, '.cache', 'bench');
await mkdir(work, { recursive: true });
const contentDir = await syntheticContent(work, pages);
const { row, out } = await buildOurs(work, contentDir);
const rows: Row[] = [row];
try {
  rows.push(await renderWithHugo(work, out));
} catch (error) {
  console.error(
    `Hugo (is it installed?) did not render the pages: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
console.log(table(COLUMNS, rows));
