// Runs in a thread of its own: keeps the site warm, and publishes or undoes when it is told to.
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { readEnvironment } from '../../src/config.ts';
import { allRemarks, doWhatIsLeft, nextMoment } from '../../src/lib/questions.ts';
import { recallOwner } from '../build/owner-memory.ts';
import { reportLine } from '../build/report.ts';
import { readSiteRecord, siteRecordOf, writeSiteRecord } from '../build/site-record.ts';
import { writeHeaderFiles } from '../serve/header-files.ts';
import type { EngineData, Told, Task } from './engine-messages.ts';
import { type IdleCompression, openIdleCompression } from './idle-compression.ts';
import { openLiveTree } from './live-tree.ts';
import { publish, type PublishedSite, recover, rollBack, storeFolder } from './publish.ts';
import { openReleases } from './releases.ts';
import { openRetiredFiles } from './retired-files.ts';
import { openWarmSite } from './warm-site.ts';

const { root, liveDir, cacheDir, workDir, brotliQuality } = workerData as EngineData;
const environment = readEnvironment(process.env);
const dir = path.join(cacheDir, 'publish');
const tell = (told: Told): void => parentPort?.postMessage(told);
const PROGRESS_EVERY = 50;

/** What was good in a publish that succeeded is the last good version from then on. */
async function keepGood(): Promise<void> {
  await doWhatIsLeft();
  const [next, good] = [path.join(cacheDir, 'good.next'), path.join(cacheDir, 'good')];
  const entries = await readdir(next, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile() && one.name.endsWith('.json'))) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(good, path.relative(next, from));
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to);
  }
}

interface OpenedSite extends PublishedSite {
  readonly idle: IdleCompression;
}

async function openSite(): Promise<OpenedSite> {
  await recallOwner(cacheDir, process.env.CONTENT_SOURCE || environment.CONTENT_API_URL);
  const releases = await openReleases(dir);
  const live = await openLiveTree({ liveDir, dir, brotliQuality });
  await recover({ live, releases });
  const warm = await openWarmSite({ root, workDir, cacheDir, store: live.store });
  return {
    warm,
    live,
    idle: await openIdleCompression({ live, liveDir, file: path.join(dir, 'smallest.json') }),
    releases,
    liveDir,
    retired: await openRetiredFiles(path.join(dir, 'retired.json')),
    assets: await storeFolder(live, warm.assetsDir),
    picturesDir: path.join(cacheDir, 'pictures'),
    // What the site was built of stays noted: a start looks there whether it has to build again.
    allow: async ({ scripts: scriptHashes, styles: styleHashes }) => {
      const stamp = readSiteRecord(cacheDir)?.stamp;
      const record = siteRecordOf(environment, { scriptHashes, styleHashes }, stamp);
      await writeSiteRecord(cacheDir, record);
      await writeHeaderFiles(liveDir, record);
    },
  };
}

/**
 * Which sources a hint is about; without hints all of them, with none of them none. Not the number of visitors: each visit
 * would change every page. Browsers ask for it themselves, and the next start of the publisher builds it in.
 */
const hinted =
  (paths: readonly string[] | undefined) =>
  (source: string): boolean =>
    !source.endsWith('/visitors_count/') && (!paths || paths.some((one) => source.includes(`/api/v2/${one}`)));

async function perform(site: OpenedSite, task: Task): Promise<void> {
  if (task.do === 'compress') {
    tell({ kind: 'compressed', isMore: await site.idle.work(Date.now() + task.milliseconds) });
    return;
  }
  if (task.do === 'roll back') {
    tell({ kind: 'done', release: await rollBack(site, task.id), faults: [], next: undefined });
    return;
  }
  await writeFile(path.join(cacheDir, 'report.ndjson'), '');
  const release = await publish(site, {
    why: task.why,
    mayHaveChanged: hinted(task.paths),
    mayShrink: task.mayShrink,
    progress: (done, all) => {
      if (done % PROGRESS_EVERY === 0 || done === all) tell({ kind: 'progress', done, all });
    },
  });
  await keepGood();
  const faults = allRemarks()
    .map((one) => reportLine.parse(one))
    .filter(({ kind }) => kind !== 'read');
  const next = nextMoment();
  tell({ kind: 'done', release, faults, next: Number.isFinite(next) ? next : undefined });
}

const site = openSite();
site.then(
  ({ releases }) => tell({ kind: 'ready', releases: releases.all() }),
  (error: unknown) => tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
);
parentPort?.on('message', (task: Task) => {
  site
    .then((opened) => perform(opened, task))
    .catch((error: unknown) =>
      tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
});
