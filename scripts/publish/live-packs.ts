// Makes the packs of the pages that are to be served, anew when one of those that they are made of has been rendered anew.
import { createHash } from 'node:crypto';
import { packsOf } from '../packs/packs.ts';
import type { LiveTree } from './live-tree.ts';
import type { Rendered } from './warm-site.ts';

/** The packs of pages, and the pages that offer them as they are to be served, by the hashes of their contents. */
export type LivePacks = (rendered: readonly Rendered[]) => Promise<ReadonlyMap<string, string>>;

export function openLivePacks({ store }: Pick<LiveTree, 'store'>): LivePacks {
  let known: { of: readonly Rendered[]; made: ReadonlyMap<string, string> } | undefined;
  return async (rendered) => {
    const of = rendered.filter(({ part, offers }) => part ?? offers);
    if (known?.of.length === of.length && known.of.every((one, index) => one === of[index])) return known.made;
    const made = new Map<string, string>();
    for (const [file, bytes] of await packsOf(of)) {
      const sha = createHash('sha256').update(bytes).digest('hex');
      await store(sha, bytes);
      made.set(file, sha);
    }
    known = { of, made };
    return made;
  };
}
