import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { environment } from '~/api/environment';
import type { Lang } from '~/i18n/lang';

/** Wire entries by id, as they were when they last passed their schema. */
const good = z.record(z.string(), z.unknown());
export type GoodEntries = z.infer<typeof good>;

const fileOf = (folder: 'good' | 'good.next', lang: Lang, source: string): string =>
  path.join(environment.CACHE_DIR, folder, lang, `${source.replace(/[^A-Za-z0-9_-]+/g, '__')}.json`);

/** What the last successful build published of a source. */
export async function lastGood(lang: Lang, source: string): Promise<GoodEntries> {
  try {
    return good.parse(JSON.parse(await readFile(fileOf('good', lang, source), 'utf8')));
  } catch {
    return {}; // the first build, or a folder somebody emptied
  }
}

/** Put by for the next build. It counts only when this one succeeds: the build script then moves the folder. */
export async function keepGood(lang: Lang, source: string, entries: GoodEntries): Promise<void> {
  const file = fileOf('good.next', lang, source);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(entries));
}
