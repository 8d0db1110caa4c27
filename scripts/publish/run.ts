// The publisher and its commands: `npm run publisher [-- rollback [release] | resume | allow-shrink | compare | status]`.
import { once } from 'node:events';
import { readEnvironment } from '../../src/config.ts';
import { failWith } from '../command/fail-with.ts';
import { openFolder } from '../command/folder.ts';
import { shownLog, shownProgress } from '../command/log.ts';
import { requireFree } from '../command/ports.ts';
import { readSettings, type Settings } from '../command/settings.ts';
import { shownText } from '../command/shown.ts';
import { edgesOfStorage } from '../deploy/edges-of-storage.ts';
import { openEdges } from '../deploy/edges.ts';
import { followPublishes } from '../deploy/follow.ts';
import { storageTarget } from '../deploy/target.ts';
import { digestTarget } from './digest-target.ts';
import { startPublisher } from './publisher.ts';
import { requireStrong } from './signed.ts';

const COMMANDS = 'rollback [release], resume, allow-shrink, compare, status';

/** Sends a request to the running publisher. */
async function ask(settings: Settings, method: 'GET' | 'POST', address: string): Promise<unknown> {
  if (!settings.STATUS_TOKEN) throw new Error('STATUS_TOKEN is missing: set it to the token of the running publisher.');
  const url = `http://${settings.PUBLISHER_HOST}:${settings.PUBLISHER_PORT}${address}`;
  const headers = { authorization: `Bearer ${settings.STATUS_TOKEN}`, accept: 'application/json' };
  const answer = await fetch(url, { method, headers }).catch(() => {
    throw new Error(`No publisher answers at ${url}: start it with "npm run publisher".`);
  });
  const said = (await answer.json().catch(() => {
    throw new Error(`The program at ${url} is not a publisher: check PUBLISHER_PORT.`);
  })) as { message?: string };
  if (!answer.ok) throw new Error(said.message ?? `${url} answered with ${answer.status}`);
  return said.message ?? said;
}

async function run(settings: Settings): Promise<void> {
  const { CACHE_DIR: cacheDir, LIVE_DIR: liveDir } = settings;
  const { SITE_URL: siteUrl } = readEnvironment(process.env);
  requireStrong(settings.WEBHOOK_SECRET);
  const digest = digestTarget(settings);
  await requireFree(settings.PUBLISHER_PORT, 'npm run publisher', 'PUBLISHER_PORT');
  await openFolder('CACHE_DIR', cacheDir);
  await openFolder('LIVE_DIR', liveDir);
  const [log, progressed] = [shownLog(), shownProgress()];
  const { EDGE_URLS: urls, PURGE_URL, PURGE_TOKEN: token } = settings;
  const upload = storageTarget(settings, { dir: liveDir, cacheDir, siteUrl });
  const isPurged = upload !== undefined && PURGE_URL !== undefined;
  if (urls.length > 0 && !isPurged && !token)
    throw new Error(
      'EDGE_URLS is set, but PURGE_TOKEN is missing. Without this token, everybody could purge the edges.',
    );
  const edges = urls.length > 0 ? openEdges({ urls, siteUrl, liveDir, token, isPurged, log }) : undefined;
  const ofStorage = edges && upload && edgesOfStorage(edges, upload);
  const deploy = ofStorage?.deploy ?? upload;
  const caches = ofStorage ?? edges;
  const follower = deploy && followPublishes(deploy, log);
  const publisher = await startPublisher({
    variables: { ...process.env, CACHE_DIR: cacheDir },
    liveDir,
    cacheDir,
    brotliQuality: settings.BROTLI_QUALITY,
    port: settings.PUBLISHER_PORT,
    host: settings.PUBLISHER_HOST,
    secrets: settings.WEBHOOK_SECRET,
    token: settings.STATUS_TOKEN,
    boardToken: settings.BOARD_TOKEN,
    cms: settings.CMS_ENTRY_URL,
    ...(digest && { digest: { ...digest, siteUrl } }),
    nightlyAt: settings.NIGHTLY_AT === 'never' ? undefined : settings.NIGHTLY_AT,
    log,
    ...(progressed && { progressed }),
    ...(follower && { published: follower.published, notDeployed: follower.failure }),
    ...(caches && { edges: caches.status, filesChanged: caches.filesChanged }),
  });
  log({ event: 'listening', url: publisher.url });
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  try {
    await publisher.close();
    await follower?.close();
  } finally {
    await edges?.close();
  }
}

try {
  const settings = readSettings(process.env);
  const [command, id, ...rest] = process.argv.slice(2);
  if (command === undefined) await run(settings);
  else if (command === 'rollback' && rest.length === 0)
    console.log(
      await ask(settings, 'POST', `/status/roll-back${id === undefined ? '' : `/${encodeURIComponent(id)}`}`),
    );
  else if (['resume', 'allow-shrink', 'compare'].includes(command) && id === undefined)
    console.log(await ask(settings, 'POST', `/status/${command}`));
  else if (command === 'status' && id === undefined)
    console.log(shownText(JSON.stringify(await ask(settings, 'GET', '/status'), null, 2)));
  else throw new Error(`Unknown command "${process.argv.slice(2).join(' ')}"; expected ${COMMANDS}.`);
} catch (error) {
  failWith(error);
}
