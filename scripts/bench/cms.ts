// Plays the owner in a publish: the content API, and an editor who saves.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_BASE } from '../../src/lib/api-base.ts';

export interface Entry {
  [field: string]: unknown;
  id: number;
  title: string;
}

/** Runs the reference API in its own process, as an owner does. */
export async function contentApi(dir: string): Promise<{ url: string; close: () => void }> {
  const child = fork(fileURLToPath(new URL('content-api.ts', import.meta.url)), [dir]);
  const [url] = (await once(child, 'message')) as [string];
  return { url, close: () => void child.kill() };
}

export interface Editor {
  readonly contentDir: string;
  readonly apiUrl: string;
  readonly entries: Entry[];
}

/**
 * Saves the English news, and waits until the API answers with them: no CMS sends its webhook sooner. Gives the
 * milliseconds of that wait.
 */
export async function saveNews({ contentDir, apiUrl, entries }: Editor): Promise<number> {
  const file = path.join(contentDir, 'en/news_and_updates.json');
  await writeFile(`${file}.part`, JSON.stringify(entries));
  const since = performance.now();
  await rename(`${file}.part`, file);
  await (await fetch(`${apiUrl}/en${API_BASE}/news_and_updates/`)).text();
  return performance.now() - since;
}
