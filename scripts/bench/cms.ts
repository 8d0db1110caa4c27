// Plays three roles while a publish is measured: the content API, an editor who saves, and a visitor who waits.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LANGS } from '../../src/i18n/lang.ts';
import { API_BASE } from '../../src/lib/api-base.ts';

export interface Entry {
  [field: string]: unknown;
  id: number;
  title: string;
}

/** Runs the reference API in a separate process, as an owner does. */
export async function contentApi(dir: string): Promise<{ url: string; close: () => void }> {
  const child = fork(fileURLToPath(new URL('content-api.ts', import.meta.url)), [dir]);
  const [url] = (await once(child, 'message')) as [string];
  return { url, close: () => void child.kill() };
}

export interface Editor {
  /** The list that the editor saves, such as `news_and_updates`. */
  readonly list: string;
  readonly contentDir: string;
  readonly apiUrl: string;
  readonly entries: Entry[];
}

/**
 * Saves a list in English, and waits until the API answers with the new list. The webhook is sent only after this wait, as a
 * CMS does. Returns the milliseconds of the wait.
 */
export async function saveList({ list, contentDir, apiUrl, entries }: Editor): Promise<number> {
  const file = path.join(contentDir, `en/${list}.json`);
  await writeFile(`${file}.part`, JSON.stringify(entries));
  const since = performance.now();
  await rename(`${file}.part`, file);
  await (await fetch(`${apiUrl}/en${API_BASE}/${list}/`)).text();
  return performance.now() - since;
}

/** Adds a text to each title of the header menu, in both languages. So each page of the site changes. */
export async function changeMenus(contentDir: string, added: string): Promise<void> {
  for (const lang of LANGS) {
    const file = path.join(contentDir, lang, 'menus__header-menu.json');
    const menu = JSON.parse(await readFile(file, 'utf8')) as { title: string }[];
    for (const entry of menu) entry.title += added;
    await writeFile(file, JSON.stringify(menu));
  }
}

const LOOK_EVERY_MS = 5;

/** Returns the address and the text of the last page of a list. */
export async function lastPageOf(list: string): Promise<{ readonly address: string; readonly text: string }> {
  let [address, answer] = [list, await fetch(list)];
  for (let number = 2; ; number += 1) {
    const next = await fetch(`${list}/page/${number}`);
    if (!next.ok) return { address, text: await answer.text() };
    [address, answer] = [`${list}/page/${number}`, next];
  }
}

/** Waits until a page has changed. */
export async function untilOtherwise({ address, text }: { address: string; text: string }): Promise<void> {
  while ((await (await fetch(address)).text()) === text) await pause(LOOK_EVERY_MS);
}

export async function untilGone(address: string): Promise<void> {
  while ((await fetch(address)).status !== 404) await pause(LOOK_EVERY_MS);
}
