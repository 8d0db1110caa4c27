// Some headers are different in each build. They are written into files beside the site's folder. The configuration of a web
// server includes these files.
import { readFile } from 'node:fs/promises';
import { writeWhole } from '../../src/api/write-whole.ts';
import { caddyHeaders } from './caddy.ts';
import { nginxHeaders } from './nginx.ts';
import type { SiteFacts } from './rules.ts';

/** Writes `<dir>.nginx.conf` and `<dir>.caddy`. Unchanged files are not written, so that servers do not reload. */
export async function writeHeaderFiles(dir: string, facts: SiteFacts): Promise<void> {
  const files = { [`${dir}.nginx.conf`]: nginxHeaders(facts), [`${dir}.caddy`]: caddyHeaders(facts) };
  for (const [file, text] of Object.entries(files))
    if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await writeWhole(file, text);
}
