// Runs in the render thread. It keeps the site in memory, and publishes or rolls back when the publisher asks for it.
import { existsSync } from 'node:fs';
import { glob, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { pruneOriginals } from '../../src/api/originals.ts';
import { readEnvironment } from '../../src/config.ts';
import { allInputs, allNotes, nextExpiry, runDeferred } from '../../src/lib/queries.ts';
import { prunePapers } from '../../src/media/papers/prune.ts';
import { recallOwner } from '../build/owner-memory.ts';
import { promote } from '../build/promote.ts';
import { isHashed } from '../serve/site-files.ts';
import { openRetiredFiles } from './retired-files.ts';
import { messageOf } from '../command/log.ts';
import { root } from '../command/settings.ts';
import { boardOf } from '../health/board.ts';
import { openLines } from '../health/open-lines.ts';
import { type ReportLine, requireContent } from '../health/report.ts';
import { writeHeaderFiles } from '../serve/header-files.ts';
import { readSiteRecord, siteRecordOf, writeSiteRecord } from '../serve/site-record.ts';
import type { EngineData, Told, Task } from './engine-messages.ts';
import { type Hints, readingOf } from './hints.ts';
import { openIdleCompression } from './idle-compression.ts';
import { openLivePacks } from './live-packs.ts';
import { openLiveTree } from './live-tree.ts';
import { type InlineCode, publish, type PublishedSite, recover, rollBack, storeFolder } from './publish.ts';
import { openReleases, type Release } from './releases.ts';
import { openWarmSite } from './warm-site.ts';

const { liveDir, cacheDir, brotliQuality } = workerData as EngineData;
const environment = readEnvironment(process.env);
const dir = path.join(cacheDir, 'publish');
const tell = (told: Told): void => parentPort?.postMessage(told);
const PROGRESS_EVERY = 50;

const [good, next] = [path.join(cacheDir, 'good'), path.join(cacheDir, 'good.next')];
let isFirst = true;

/**
 * Call this after a successful publish. It stores the last good versions: valid entries, which pages show if a later version is
 * invalid. The first publish after a start reads every list. So stored entries of a list that this publish did not read are
 * old, and are deleted.
 */
async function keepGood(): Promise<void> {
  await runDeferred();
  if (isFirst) {
    if (existsSync(next)) await promote(next, good);
    isFirst = false;
    return;
  }
  for (const name of await Array.fromAsync(glob('**/*.json', { cwd: next }))) {
    await mkdir(path.dirname(path.join(good, name)), { recursive: true });
    await rename(path.join(next, name), path.join(good, name));
  }
}

/** Opens the live folder and its releases. Finishes a release that a crash has interrupted. */
async function openTree() {
  await rm(next, { recursive: true, force: true });
  await recallOwner(cacheDir, process.env.CONTENT_SOURCE || environment.CONTENT_API_URL);
  const releases = await openReleases(dir);
  const live = await openLiveTree({
    liveDir,
    dir,
    brotliQuality,
    onChange: (file) => tell({ kind: 'changed', files: [file] }),
  });
  // Edges may have old answers for every file, even for files that were removed while this publisher did not run.
  const removed = releases.all().flatMap(({ changes }) => changes.map(({ file }) => file));
  const files = new Set([...live.files.keys(), ...removed]);
  tell({ kind: 'changed', files: [...files].filter((file) => !isHashed(file)) });
  await recover({ live, releases });
  let allowed = '';
  return {
    live,
    releases,
    liveDir,
    idle: await openIdleCompression({ live, liveDir, file: path.join(dir, 'smallest.json') }),
    // The stamp of the last build stays in the record. The next start of the publisher needs this stamp to decide whether the
    // site must be built again.
    allow: async ({ scripts: scriptHashes, styles: styleHashes }: InlineCode) => {
      const asked = JSON.stringify([scriptHashes, styleHashes]);
      if (asked === allowed) return;
      const stamp = readSiteRecord(cacheDir)?.stamp;
      const record = siteRecordOf(environment, { scriptHashes, styleHashes }, stamp);
      await writeSiteRecord(cacheDir, record);
      await writeHeaderFiles(liveDir, record);
      allowed = asked;
    },
  };
}
type Tree = Awaited<ReturnType<typeof openTree>>;

/** Returns the notes about the content. All of them are lines of the report. */
const notes = (): ReportLine[] => allNotes() as ReportLine[];

async function openSite(tree: Tree): Promise<PublishedSite> {
  const warm = await openWarmSite({ root, cacheDir, contents: tree.live });
  const render: typeof warm.render = async (revision, told) => {
    const rendered = await warm.render(revision, told);
    requireContent(notes());
    return rendered;
  };
  return {
    ...tree,
    warm: { ...warm, render },
    retired: await openRetiredFiles(path.join(dir, 'retired.json')),
    packs: openLivePacks(tree.live),
    assets: await storeFolder(tree.live, warm.assetsDir),
    picturesDir: path.join(cacheDir, 'pictures'),
  };
}

const tree = openTree();
/** The site is bundled at the first publish, because a rollback does not need the bundle. */
let site: Promise<PublishedSite> | undefined;

function siteOf(opened: Tree): Promise<PublishedSite> {
  site ??= openSite(opened).catch((error: unknown) => {
    site = undefined;
    throw error;
  });
  return site;
}

let toldOf = 0;
function untold({ releases }: Tree): Release[] {
  const news = releases.all().filter(({ id }) => id > toldOf);
  toldOf = releases.all().at(-1)?.id ?? toldOf;
  return news;
}

async function perform(opened: Tree, task: Task): Promise<void> {
  if (task.do === 'compress') {
    const isMore = await opened.idle(Date.now() + task.milliseconds);
    tell({ kind: 'compressed', isMore, uncompressed: opened.live.uncompressed() });
    return;
  }
  if (task.do === 'roll back') {
    await rollBack(opened, task.id);
    tell({
      kind: 'done',
      releases: untold(opened),
      faults: [],
      next: undefined,
      uncompressed: opened.live.uncompressed(),
    });
    return;
  }
  const site = await siteOf(opened);
  const publishReading = (hints: Hints | undefined): Promise<unknown> =>
    publish(site, {
      why: task.why,
      ...readingOf(hints, allInputs()),
      mayShrink: task.mayShrink,
      progress: (done, all) => {
        if (done % PROGRESS_EVERY === 0 || done === all) tell({ kind: 'progress', done, all });
      },
    });
  await publishReading(task.hints).catch((error: unknown) => {
    // An entry has moved in its list, so everything is read. Nothing was put in place yet, because the inputs are read before
    // the first page is rendered. The error is recognised by its name, because the bundle of the site has its own copy of the
    // class.
    if (error instanceof Error && error.name === 'MovedError') return publishReading(undefined);
    throw error;
  });
  // The content is already live, so an error while cleaning the cache is only reported.
  const remark = await keepGood()
    .then(() => pruneOriginals(cacheDir))
    .then(() => prunePapers(cacheDir))
    .then(
      () => undefined,
      (error: unknown) =>
        `The last good versions could not be stored, or old files could not be deleted from the cache: ${messageOf(error)}`,
    );
  const lines = openLines(notes(), { now: Date.now(), hasFile: (name) => opened.live.files.has(name) });
  const faults = lines.filter(({ kind }) => !['read', 'advice', 'use'].includes(kind));
  const health = boardOf(lines);
  const [expiry, uncompressed] = [nextExpiry(), opened.live.uncompressed()];
  const next = Number.isFinite(expiry) ? expiry : undefined;
  tell({ kind: 'done', releases: untold(opened), faults, health, next, uncompressed, remark });
}

const failed = (error: unknown, releases: Release[] = []): void =>
  tell({ kind: 'failed', message: messageOf(error), releases });
tree.then(
  (opened) => tell({ kind: 'ready', releases: untold(opened) }),
  (error: unknown) => failed(error),
);
parentPort?.on('message', (task: Task) => {
  // If the live folder could not be opened, this error was already reported at the start.
  void tree.then((opened) => perform(opened, task).catch((error: unknown) => failed(error, untold(opened))));
});
