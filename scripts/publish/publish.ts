// One publish: reads the current content, renders changed pages and puts them in place.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RevisionOptions } from '../../src/lib/queries.ts';
import { isOfPacks } from '../packs/packs.ts';
import type { LivePacks } from './live-packs.ts';
import type { LiveTree } from './live-tree.ts';
import { filesIn } from './site-files.ts';
import type { Change, Release, Releases } from './releases.ts';
import { isHashed, type RetiredFiles } from './retired-files.ts';
import type { Rendered, WarmSite } from './warm-site.ts';

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
  /** Called with the inline code hashes for the server, before pages with that code are in place. */
  readonly allow: (code: InlineCode) => Promise<void>;
}

export interface PublishOptions {
  /** The reason for the release, in words. */
  readonly why: string;
  readonly mayHaveChanged: RevisionOptions['mayHaveChanged'];
  readonly mayShrink?: boolean;
  readonly progress: (done: number, all: number) => void;
}

export type InlineCode = Pick<Rendered, 'scripts' | 'styles'>;
export type Undoable = Pick<PublishedSite, 'live' | 'releases' | 'liveDir' | 'allow'>;

/** Stores all files of a folder. Returns their hashes. */
export async function storeFolder(live: LiveTree, dir: string): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const file of await filesIn(dir)) stored.set(file, await live.store(await readFile(path.join(dir, file))));
  return stored;
}

/** All values of several lists, sorted and unique. */
const allIn = (lists: Iterable<readonly string[]>): string[] => [...new Set([...new Set(lists)].flat())].sort();

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

/** Allows old and new inline code: until the last file is in place, both are served. */
const allowBeside = ({ releases, allow }: Undoable, coming: InlineCode): Promise<void> =>
  allow(codeOf([...releases.all().slice(-1), coming]));

/** Stores the contents that a rollback needs, before files are replaced. */
async function keepBefore({ live, liveDir }: Undoable, changes: readonly Change[]): Promise<void> {
  for (const { file, before } of changes)
    if (before && !live.isStored(before)) await live.store(await readFile(path.join(liveDir, file)));
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

/** Commits changes to the journal (to `release`, if given) and puts them in place. */
async function putInPlace(site: Undoable, since: number, news: News, release?: Release): Promise<Release> {
  await keepBefore(site, news.changes);
  const made = { ...news, took: Math.round(performance.now() - since) };
  const committed = release ? await site.releases.extend(made) : await site.releases.commit(made);
  await site.live.apply(news.changes);
  return committed;
}

/**
 * Publishes and returns the release; undefined if no page has changed. Order: pages, then the search, then removed files,
 * then packs, which link to nothing. Throws if a read fails: files in place by then stay, and the next publish continues.
 */
export async function publish(site: PublishedSite, options: PublishOptions): Promise<Release | undefined> {
  const { live, warm, retired } = site;
  const [since, now] = [performance.now(), Date.now()];
  await recover(site);
  const { why, mayHaveChanged, mayShrink = false, progress } = options;
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

  /** Inline code of these pages and of all other live pages. */
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
  const revision = { now, mayHaveChanged, mayShrink };
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
  for (const [file, sha] of await site.packs(rendered)) wanted.set(file, sha);
  await put(changesBetween(live.files, wanted), codeOf(rendered));
  if (!release) return undefined;
  await site.releases.markApplied(release);
  await live.prune(site.releases.needed());
  return release;
}

/**
 * Finishes committed releases that are not in place after a crash or a full disk. If a power cut has destroyed contents,
 * the next publish renders them again.
 */
export async function recover({ live, releases }: Pick<PublishedSite, 'live' | 'releases'>): Promise<void> {
  for (const release of releases.unapplied()) {
    await live.apply(release.changes.filter(({ after }) => after === undefined || live.isStored(after)));
    await releases.markApplied(release);
  }
}

/** Restores the site as of a release, as a new release. Hashed files stay, because open pages may request them. */
export async function rollBack(site: Undoable, id: number): Promise<Release> {
  const since = performance.now();
  const { releases } = site;
  await recover(site);
  const changes = releases.changesBackTo(id).filter(({ file, after }) => after !== undefined || !isHashed(file));
  const { pages = 0, scripts = [], styles = [] } = releases.all().find((one) => one.id === id) ?? {};
  await allowBeside(site, { scripts, styles });
  const release = await putInPlace(site, since, {
    at: new Date().toISOString(),
    why: `Back to release ${id}`,
    pages,
    changes,
    scripts,
    styles,
    backTo: id,
  });
  // The cache of rendered pages stays: the next publish may use them again.
  await releases.markApplied(release);
  return release;
}
