// The owner's side of a publish: the content API, and an editor who saves.
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

/** The reference API in a process of its own, as an owner's is. */
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
 * Rewrites the news of a language in one step, and waits until the API answers with them: no CMS sends its webhook sooner.
 * Gives how long that took.
 */
export async function saveNews({ contentDir, apiUrl, entries }: Editor): Promise<number> {
  const file = path.join(contentDir, 'en/news_and_updates.json');
  await writeFile(`${file}.part`, JSON.stringify(entries));
  const since = performance.now();
  await rename(`${file}.part`, file);
  await (await fetch(`${apiUrl}/en${API_BASE}/news_and_updates/`)).text();
  return performance.now() - since;
}
