// Writes _headers and _redirects into the built site, for hosts that build from Git. nginx and Caddy do not need them.
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFrame, pageOfFramed } from '../build/dictionary.ts';
import { isLite } from '../build/lite-twin.ts';
import { readSiteRecord } from '../build/site-record.ts';
import { filesIn } from '../publish/site-files.ts';
import { readSettings, root } from '../settings.ts';
import { failWith } from '../start/fail-with.ts';
import { gone } from './rules.ts';
import { headersFile, readySearches, redirectsFile } from './hosted.ts';

const dist = path.join(root, 'dist');

try {
  const facts = readSiteRecord(readSettings(process.env).CACHE_DIR);
  if (!facts) throw new Error('There is no built site yet: run "npm run build" first.');
  await writeFile(path.join(dist, '_headers'), headersFile(facts));
  // These hosts cannot answer 410. A withdrawn page is unknown there.
  await rm(path.join(dist, gone.folder), { recursive: true, force: true });
  // These hosts cannot choose between files of a page. So the frame (what all pages share) is useless, and is emptied.
  for (const file of await filesIn(dist))
    if (isLite(file) || pageOfFramed(file) !== undefined) await rm(path.join(dist, file));
    else if (isFrame(file.replace(/\.(br|gz)$/, ''))) await writeFile(path.join(dist, file), '');
  await writeFile(path.join(dist, '_redirects'), redirectsFile(facts, await readySearches(dist)));
} catch (error) {
  failWith(error);
}
