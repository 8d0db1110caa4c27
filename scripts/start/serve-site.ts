// Serves a built site until the process is asked to end.
import { once } from 'node:events';
import { startSiteServer } from '../serve/server.ts';
import { watchedSiteRecord } from '../serve/site-record.ts';

interface ServeOptions {
  readonly dir: string;
  readonly cacheDir: string;
  readonly port: number;
}

export async function serveUntilStopped({ dir, cacheDir, port }: ServeOptions): Promise<void> {
  const facts = watchedSiteRecord(cacheDir);
  facts();
  const site = await startSiteServer({ dir, facts, port });
  console.log(`\nThe site is at ${site.url} (Ctrl-C ends it)`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await site.close();
}
