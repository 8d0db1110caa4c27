// Writes _headers and _redirects into the built site, for hosts that build from Git. nginx and Caddy do not need them.
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failWith } from '../command/fail-with.ts';
import { readSettings, root } from '../command/settings.ts';
import { isFrame, pageOfFramed } from './dictionary.ts';
import { headersFile, readySearches, redirectsFile } from './hosted.ts';
import { isLite } from './lite-twin.ts';
import { gone } from './rules.ts';
import { filesIn } from './site-files.ts';
import { readSiteRecord } from './site-record.ts';

const dist = path.join(root, 'dist');

try {
  const facts = readSiteRecord(readSettings(process.env).CACHE_DIR);
  if (!facts) throw new Error('There is no built site yet: run "npm run build" first.');
  await writeFile(path.join(dist, '_headers'), headersFile(facts));
  // These hosts cannot answer 410. On them, an address that is gone gets 404.
  await rm(path.join(dist, gone.folder), { recursive: true, force: true });
  // These hosts cannot choose between files of a page. So the frame (what all pages share) is useless, and is emptied.
  for (const file of await filesIn(dist))
    if (isLite(file) || pageOfFramed(file) !== undefined) await rm(path.join(dist, file));
    else if (isFrame(file.replace(/\.(br|gz)$/, ''))) await writeFile(path.join(dist, file), '');
  await writeFile(path.join(dist, '_redirects'), redirectsFile(facts, await readySearches(dist)));
} catch (error) {
  failWith(error);
}
