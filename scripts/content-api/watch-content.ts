import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

const QUIET_MS = 60;

/**
 * Calls `changed` with the names of changed files, when nothing was written for a short time. A name is
 * `hi/news_and_updates` (without `.json`) or `media/...`. Watches each folder separately, because on Linux Node's
 * option `recursive` loses a file when another file is renamed to its name.
 */
export function watchContent(dir: string, changed: (names: string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function tellSoon(name: string): void {
    if (!name.startsWith('media/') && !name.endsWith('.json')) return;
    waiting.add(name.replace(/\.json$/, ''));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const names = [...waiting].sort();
      waiting.clear();
      changed(names);
    }, QUIET_MS);
  }

  function stop(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  /** Watches a folder and the folders in it. If the folder is new, its files count as changed. */
  function start(folder: string, isNew: boolean): void {
    if (watchers.has(folder)) return;
    const inFolder = (file: string): string => (folder === '' ? file : `${folder}/${file}`);
    const watcher = watch(path.join(dir, folder), (_event, file) => {
      if (file !== null) note(inFolder(file));
    });
    watcher.on('error', () => stop(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(path.join(dir, folder), { withFileTypes: true })) {
      if (entry.isDirectory()) start(inFolder(entry.name), isNew);
      else if (isNew) tellSoon(inFolder(entry.name));
    }
  }

  function note(name: string): void {
    const isFolder = statSync(path.join(dir, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (isFolder) start(name, true);
    else if (watchers.has(name)) stop(name);
    else tellSoon(name);
  }

  start('', false);
  return () => {
    clearTimeout(timer);
    for (const folder of [...watchers.keys()]) stop(folder);
  };
}
