// Keeps the journal. Each release lists the files that it added, changed and removed, so that it can be undone.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../../src/api/write-whole.ts';

/** A changed file. `before` and `after` are content hashes. Added files have no `before`, removed files no `after`. */
const change = z.object({ file: z.string(), before: z.string().optional(), after: z.string().optional() });
export type Change = z.infer<typeof change>;

const release = z.object({
  id: z.int(),
  at: z.string(),
  /** The reason for the release, in words. */
  why: z.string(),
  /** Milliseconds from the start of the publish until the release was written to the journal. */
  took: z.number(),
  /** The number of pages of the site after this release. */
  pages: z.int(),
  changes: z.array(change),
  /** The hashes of the inline scripts of all pages after this release. The web server's policy allows only these scripts. */
  scripts: z.array(z.string()).default([]),
  styles: z.array(z.string()).default([]),
  /** The number of the release that a rollback restores. Unset if this release is no rollback. */
  backTo: z.int().optional(),
});
export type Release = z.infer<typeof release>;

/** The number of releases that can be undone. */
const KEPT = 20;

const nameOf = (id: number): string => `${String(id).padStart(9, '0')}.json`;

/** Merges several changes of a file into one: with the first `before` and the last `after`. */
function together(changes: readonly Change[]): Change[] {
  const byFile = Map.groupBy(changes, ({ file }) => file);
  return [...byFile].map(([file, [first, ...others]]) => {
    const [before, after] = [first?.before, (others.at(-1) ?? first)?.after];
    return { file, ...(before && { before }), ...(after && { after }) };
  });
}

const undone = ({ file, before, after }: Change): Change => ({
  file,
  ...(after && { before: after }),
  ...(before && { after: before }),
});

export type Releases = Awaited<ReturnType<typeof openReleases>>;

export async function openReleases(dir: string) {
  const [folder, mark] = [path.join(dir, 'releases'), path.join(dir, 'applied')];
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => /^\d+\.json$/.test(name)).sort();
  const known = await Promise.all(
    names.map(async (name) => release.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))),
  );
  const write = (one: Release): Promise<void> =>
    writeWhole(path.join(folder, nameOf(one.id)), JSON.stringify(one), { durably: true });
  let applied = Number(await readFile(mark, 'utf8').catch(() => '0'));
  return {
    /** The stored releases, oldest first. */
    all: (): readonly Release[] => known,
    /** Writes a release to disk. From then on it counts as published. */
    async commit(news: Omit<Release, 'id'>): Promise<Release> {
      const made = { id: (known.at(-1)?.id ?? 0) + 1, ...news };
      await write(made);
      known.push(made);
      for (const old of known.splice(0, Math.max(0, known.length - KEPT)))
        await rm(path.join(folder, nameOf(old.id)), { force: true });
      return made;
    },
    /** Adds later changes of the same publish to the last release, so that they are undone together. */
    async extend(more: Omit<Release, 'id'>): Promise<Release> {
      const last = known.at(-1);
      if (!last) throw new Error('Nothing can be added to the last release, because there is no release yet.');
      // A file that was changed and then restored stays in the list, because after a crash the first change may still be in the
      // live folder.
      const made = { ...more, id: last.id, changes: together([...last.changes, ...more.changes]) };
      await write(made);
      known[known.length - 1] = made;
      return made;
    },
    /** Returns releases that are in the journal, but perhaps not completely in the live folder. */
    unapplied: () => known.filter(({ id }) => id > applied),
    async markApplied({ id }: Release) {
      await writeWhole(mark, String(id), { durably: true });
      applied = id;
    },
    /**
     * Returns the changes that restore the live site as it was after release `id`. Throws if that release is no longer stored.
     */
    changesBackTo(id: number): Change[] {
      const at = known.findIndex((one) => one.id === id);
      if (at < 0) {
        const [first, last] = [known[0]?.id, known.at(-1)?.id];
        throw new Error(
          `There is no release ${id} to go back to: ${first === undefined ? 'none' : `${first} to ${last}`} are kept.`,
        );
      }
      const later = known.slice(at + 1).toReversed();
      return together(later.flatMap(({ changes }) => changes.map(undone))).filter(
        ({ before, after }) => before !== after,
      );
    },
    /** Returns the hashes of contents that a rollback may need. */
    needed: () =>
      new Set(
        known.flatMap(({ changes }) =>
          changes.flatMap(({ before, after }) => [before, after].filter((sha) => sha !== undefined)),
        ),
      ),
  };
}
