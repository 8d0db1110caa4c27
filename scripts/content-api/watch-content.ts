import { watch } from 'node:fs';
import path from 'node:path';

const QUIET_MS = 60;

/** Tells which files of a folder changed (`hi/news_and_updates`, without `.json`; media as `media/...`), once writing has paused. */
export function watchContent(dir: string, changed: (names: string[]) => void): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(dir, { recursive: true }, (_event, file) => {
    if (file === null) return;
    const name = file.split(path.sep).join('/');
    if (!name.startsWith('media/') && !name.endsWith('.json')) return;
    waiting.add(name.replace(/\.json$/, ''));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const names = [...waiting].sort();
      waiting.clear();
      changed(names);
    }, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
