// Runs one publish: it reads the current content, renders changed pages and writes them to the live folder.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RevisionOptions } from '../../src/lib/queries.ts';
import type { RetiredFiles } from './retired-files.ts';
import { isOfPacks } from '../packs/pack-files.ts';
import { filesIn, isHashed } from '../serve/site-files.ts';
import type { LivePacks } from './live-packs.ts';
import type { LiveTree } from './live-tree.ts';
import type { Change, Release, Releases } from './releases.ts';
import type { Rendered } from './warm-pages.ts';
import type { WarmSite } from './warm-site.ts';

export interface PublishedSite {
  readonly warm: WarmSite;
  readonly live: LiveTree;
  readonly releases: Releases;
  readonly retired: RetiredFiles;
  readonly packs: LivePacks;
  /** The content hashes of files that are not rendered, by file name. */
  readonly assets: ReadonlyMap<string, string>;
  /** The folder of sized pictures. */
  readonly picturesDir: string;
  readonly liveDir: string;
  /** Gives the hashes of inline code to the web server. It is called before pages with that code are written. */
  readonly allow: (code: InlineCode) => Promise<void>;
}

export interface PublishOptions extends Omit<RevisionOptions, 'now'> {
  /** The reason for the release, in words. */
  readonly why: string;
  readonly progress: (done: number, all: number) => void;
}

export type InlineCode = Pick<Rendered, 'scripts' | 'styles'>;
export type Undoable = Pick<PublishedSite, 'live' | 'releases' | 'liveDir' | 'allow'>;

/** Stores all files of a folder. Returns their hashes. */
export async function storeFolder(live: LiveTree, dir: string): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const file of await filesIn(dir)) stored.set(file, live.store(await readFile(path.join(dir, file))));
  return stored;
}

/** Returns all values of several lists, sorted and without duplicates. */
function allIn(lists: Iterable<readonly string[]>): string[] {
  // Pages of a kind share one list.
  const all = new Set<string>();
  for (const list of new Set(lists)) for (const value of list) all.add(value);
  return [...all].sort();
}

async function picturesOf(site: PublishedSite, rendered: readonly Rendered[]): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  for (const name of allIn(rendered.values().map(({ pictures }) => pictures))) {
    const file = `m/${name}`;
    const { files, store } = site.live;
    const sha = files.get(file) ?? (await readFile(path.join(site.picturesDir, name)).then(store, () => undefined));
    if (sha) shown.set(file, sha);
  }
  return shown;
}

type Files = ReadonlyMap<string, string>;

function comingTo(live: Files, wanted: Files): Change[] {
  const changes: Change[] = [];
  for (const [file, after] of wanted) {
    const before = live.get(file);
    if (before !== after) changes.push({ file, ...(before && { before }), after });
  }
  return changes;
}

function changesBetween(live: Files, wanted: Files): Change[] {
  const changes = comingTo(live, wanted);
  for (const [file, before] of live) if (!wanted.has(file)) changes.push({ file, before });
  return changes.sort((a, b) => (a.file < b.file ? -1 : 1));
}

const codeOf = (pages: readonly InlineCode[]): { scripts: string[]; styles: string[] } => ({
  scripts: allIn(pages.values().map(({ scripts }) => scripts)),
  styles: allIn(pages.values().map(({ styles }) => styles)),
});

/** Allows old and new inline code. Visitors get old and new pages until the last file is written. */
const allowBeside = ({ releases, allow }: Undoable, coming: InlineCode): Promise<void> =>
  allow(codeOf([...releases.all().slice(-1), coming]));

/** Stores the old contents of files that will be replaced. A rollback needs the old contents. */
async function keepBefore({ live, liveDir }: Undoable, changes: readonly Change[]): Promise<void> {
  for (const { file, before } of changes)
    if (before && !live.isStored(before)) live.store(await readFile(path.join(liveDir, file)));
}

function pagesAfter(changes: readonly Change[], live: Files): number {
  const isPage = ({ file }: Pick<Change, 'file'>): boolean => file.endsWith('.html');
  let pages = 0;
  for (const file of live.keys()) if (isPage({ file })) pages += 1;
  for (const { before, after } of changes.filter(isPage))
    pages += Number(after !== undefined) - Number(before !== undefined);
  return pages;
}

type News = Omit<Release, 'id' | 'took'>;

/** Writes changes to the journal and then to the live folder. If `release` is given, the changes are added to it. */
async function putInPlace(site: Undoable, since: number, news: News, release?: Release): Promise<Release> {
  await keepBefore(site, news.changes);
  const made = { ...news, took: Math.round(performance.now() - since) };
  const committed = release ? await site.releases.extend(made) : await site.releases.commit(made);
  await site.live.apply(news.changes, committed.changes.length);
  return committed;
}

/**
 * Publishes and returns the release. Returns undefined if no page has changed. The order is: pages, search, removals,
 * packs (zip files). Throws if a read fails. Files that are already written stay, and the next publish continues.
 */
export async function publish(site: PublishedSite, options: PublishOptions): Promise<Release | undefined> {
  const { live, warm, retired } = site;
  const [since, now] = [performance.now(), Date.now()];
  await recover(site);
  const { why, progress, ...reading } = options;
  let release: Release | undefined;

  const wantedOf = async (rendered: readonly Rendered[]): Promise<Map<string, string>> => {
    const wanted = new Map([...site.assets, ...(await picturesOf(site, rendered))]);
    for (const { file, sha, lite } of rendered) {
      wanted.set(file, sha);
      if (lite) wanted.set(lite.file, lite.sha);
    }
    return wanted;
  };
  const put = async (changes: Change[], code: ReturnType<typeof codeOf>): Promise<void> => {
    await allowBeside(site, code);
    if (changes.length === 0) return;
    const news = { at: new Date(now).toISOString(), why, pages: pagesAfter(changes, live.files), changes, ...code };
    release = await putInPlace(site, since, news, release);
  };

  /** Returns the inline code of the given pages and of all other live pages. */
  const besideOthers = (read: readonly Rendered[]): ReturnType<typeof codeOf> =>
    codeOf([...site.releases.all().slice(-1), ...read]);
  const isNews = ({ file, sha, lite }: Rendered): boolean =>
    live.files.get(file) !== sha || (lite !== undefined && live.files.get(lite.file) !== lite.sha);
  let before: readonly Rendered[] = [];
  const readable = async (read: readonly Rendered[]): Promise<void> => {
    before = [...before, ...read];
    const changes = comingTo(live.files, await wantedOf(read.filter(isNews)));
    if (changes.length > 0) await put(changes, besideOthers(before));
  };
  const isInPlace = (file: string): boolean => live.files.has(file);
  const revision = { now, ...reading };
  const rendered = await warm.render(revision, { progress, isInPlace, readable });
  const wanted = await wantedOf(rendered);
  for (const file of await retired(
    [...live.files.keys()].filter((file) => isHashed(file) && !wanted.has(file)),
    now,
  ))
    wanted.set(file, live.files.get(file) ?? '');
  await put(
    changesBetween(live.files, wanted).filter(({ file }) => !isOfPacks(file)),
    besideOthers(rendered),
  );
  // All other files are in place now.
  const packsNow = new Map([...live.files].filter(([file]) => isOfPacks(file)));
  const packsWanted = new Map([...wanted].filter(([file]) => isOfPacks(file)).concat([...site.packs(rendered)]));
  await put(changesBetween(packsNow, packsWanted), codeOf(rendered));
  if (!release) return undefined;
  await site.releases.markApplied(release);
  await live.prune(site.releases.needed());
  return release;
}

/**
 * Finishes releases that are in the journal but not completely in the live folder, after a crash or a full disk. If a
 * power cut has destroyed contents, the next publish renders their pages again.
 */
export async function recover({ live, releases }: Pick<PublishedSite, 'live' | 'releases'>): Promise<void> {
  for (const release of releases.unapplied()) {
    await live.apply(release.changes.filter(({ after }) => after === undefined || live.isStored(after)));
    await releases.markApplied(release);
  }
}

/**
 * Restores the site as it was after release `id`, as a new release. Files with hashed names are not removed, because open pages
 * may request them.
 */
export async function rollBack(site: Undoable, id: number): Promise<Release> {
  const since = performance.now();
  const { releases } = site;
  await recover(site);
  const changes = releases.changesBackTo(id).filter(({ file, after }) => after !== undefined || !isHashed(file));
  const { pages = 0, scripts = [], styles = [] } = releases.all().find((one) => one.id === id) ?? {};
  await allowBeside(site, { scripts, styles });
  const release = await putInPlace(site, since, {
    at: new Date().toISOString(),
    why: `Rollback to release ${id}`,
    pages,
    changes,
    scripts,
    styles,
    backTo: id,
  });
  // The cache of rendered pages is kept, because the next publish may use those pages again.
  await releases.markApplied(release);
  return release;
}
