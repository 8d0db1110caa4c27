// Knows the frames (what all pages of a language share) of the live folder, and the `.dcz` files that were made with them.
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DCZ, type Frame, framedName, frameFileOf, frameOf, pageOfFramed } from '../serve/dictionary.ts';
import { filesIn } from '../serve/site-files.ts';

export interface LiveFrames {
  /** Returns the frame of a page. Other files have no frame. */
  readonly of: (file: string) => Frame | undefined;
  /** Sets the content of a frame's file. Pages keep the `.dcz` files that were made with its earlier contents. */
  readonly set: (file: string, bytes: Buffer | undefined) => void;
  /**
   * Removes the `.dcz` files of a page that were made with earlier frames, because they have its old content. It is called
   * before a page is replaced or removed: removing the files of all pages at once would keep visitors waiting for the first page.
   */
  readonly dropEarlier: (file: string) => void;
  /** After all pages were replaced: removes all `.dcz` files with earlier frames that are left. */
  readonly dropAllEarlier: () => Promise<void>;
}

/** `frames` has the frames by file name. `isPage` is true for files of the live folder. `found` are all files at the start. */
export async function openLiveFrames(
  liveDir: string,
  frames: Map<string, Frame | undefined>,
  isPage: (file: string) => boolean,
  found: readonly string[],
): Promise<LiveFrames> {
  /** For each frame's file: the tags of its earlier contents. */
  const earlierTags = new Map<string, Set<string>>();
  const frameFor = (file: string): Frame | undefined => frames.get(frameFileOf(file) ?? '');

  /** Removes `.dcz` files with old content: they were compressed with an old frame, or their page was deleted. */
  async function dropOld(names: readonly string[]): Promise<void> {
    for (const name of names.filter((one) => one.endsWith(DCZ))) {
      const page = pageOfFramed(name) ?? '';
      const frame = frameFor(page);
      const isValid = frame && isPage(page) && name === framedName(page, frame.tag);
      if (!isValid) await rm(path.join(liveDir, name), { force: true });
    }
  }
  await dropOld(found);

  return {
    of: frameFor,
    set(file, bytes) {
      const before = frames.get(file)?.tag;
      if (before !== undefined) earlierTags.set(file, (earlierTags.get(file) ?? new Set()).add(before));
      frames.set(file, bytes && frameOf(bytes));
    },
    dropEarlier(file) {
      for (const tag of earlierTags.get(frameFileOf(file) ?? '') ?? [])
        rmSync(path.join(liveDir, framedName(file, tag)), { force: true });
    },
    async dropAllEarlier() {
      if (earlierTags.size === 0) return;
      earlierTags.clear();
      await dropOld(await filesIn(liveDir));
    },
  };
}
