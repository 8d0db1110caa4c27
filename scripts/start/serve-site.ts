// Serves a built site until the process is asked to end.
import { once } from 'node:events';
import { readSiteRecord } from '../build/site-record.ts';
import { startSiteServer } from '../serve/server.ts';

interface ServeOptions {
  readonly dir: string;
  readonly cacheDir: string;
  readonly port: number;
}

export async function serveUntilStopped({ dir, cacheDir, port }: ServeOptions): Promise<void> {
  const facts = readSiteRecord(cacheDir);
  if (!facts) throw new Error('There is no built site yet: run "npm run build" first.');
  const site = await startSiteServer({ dir, facts, port });
  console.log(`\nThe site is at ${site.url} (Ctrl-C ends it)`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await site.close();
}
